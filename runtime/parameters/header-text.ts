/** Whether a text can be the value of a header: visible ASCII and inner spaces (RFC 9110, section 5.5). */
export function isHeaderText(text: string): boolean {
  return /^(?!\s|.*\s$)[\t -~]*$/.test(text);
}
