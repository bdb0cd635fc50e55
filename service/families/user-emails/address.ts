/** RFC 5321 4.5.3.1 */
const longest = { whole: 254, local: 64 } as const;

/**
 * Whether a text is an e-mail address as accounts can have them: the dot-atom form of RFC 5322 3.4.1, letters of other
 * scripts included, at a domain of one label or more. No names, comments, quotes or addresses of machines.
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
