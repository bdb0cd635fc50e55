/** Whether a text is a number of our stock: three letters, a dash, four digits and a check digit, their sum modulo 10. */
export function isSku(text: string): boolean {
  const digits = /^[A-Z]{3}-(\d{4})(\d)$/.exec(text);
  if (digits === null) return false;
  const [, number = '', check = ''] = digits;
  const sum = [...number].reduce((all, digit) => all + Number(digit), 0);
  return sum % 10 === Number(check);
}
