/** RFC 5321 4.5.3.1 */
const longest = { whole: 254, local: 64 } as const;

/**
 * Whether a text is a valid e-mail address of an account: the dot-atom form of RFC 5322 3.4.1, including letters of
 * other scripts, at a domain of at least one label. Names, comments, quotes and IP addresses are not allowed.
 */
export function isEmailAddress(text: string): boolean {
  const at = text.lastIndexOf('@');
  const local = text.slice(0, Math.max(at, 0));
  const domain = text.slice(at + 1);
  return (
    text.length <= longest.whole &&
    local.length <= longest.local &&
    /^[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u.test(local) &&
    domain.split('.').every((label) => /^[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?$/u.test(label))
  );
}
