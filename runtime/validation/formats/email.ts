import { isPaddedIpv4 } from './ipv4.ts';
import { isIpv6 } from './ipv6.ts';

const ATEXT = "\\w!#$%&'*+/=?^`{|}~\\-";
const UTF8 = '\\u{80}-\\u{d7ff}\\u{e000}-\\u{10ffff}';
const general = /^[a-zA-Z\d-]*[a-zA-Z\d]:[!-Z^-~]+$/;

/** The grammar of a mailbox, with further characters besides those of ASCII. */
function mailboxWith(more: string, flags: string): (text: string) => boolean {
  const atom = `[${ATEXT}${more}]+`;
  const label = `[a-zA-Z\\d${more}]+(?:-+[a-zA-Z\\d${more}]+)*`;
  const quoted = `"(?:[ !#-\\[\\]-~${more}]|\\\\[ -~])*"`;
  const local = `(?:${atom}(?:\\.${atom})*|${quoted})`;
  const withDomain = new RegExp(`^${local}@${label}(?:\\.${label})*$`, flags);
  const beforeAddress = new RegExp(`^${local}@$`, flags);
  return (text) => withDomain.test(text) || hasAddress(text, beforeAddress);
}

const isAsciiMailbox = /* @__PURE__ */ mailboxWith('', '');
const isAnyMailbox = /* @__PURE__ */ mailboxWith(UTF8, 'u');

/**
 * `Mailbox` of RFC 5321 section 4.1.2. In that grammar the domain may be a single label (`root@localhost`), the local
 * part may be quoted (`"a b"@c.d`), and an address in brackets may replace the domain (`a@[192.0.2.1]`).
 */
export function isEmail(text: string): boolean {
  return isAsciiMailbox(text);
}

/** The same with all of Unicode in names (RFC 6531 section 3.3). Whether labels can be registered is not checked. */
export function isIdnEmail(text: string): boolean {
  return isAnyMailbox(text);
}

/** `address-literal` (RFC 5321 section 4.1.3) after the last `@[`. */
function hasAddress(text: string, before: RegExp): boolean {
  const opening = text.lastIndexOf('[');
  if (opening === -1 || !text.endsWith(']') || !before.test(text.slice(0, opening))) return false;
  const address = text.slice(opening + 1, -1);
  if (isPaddedIpv4(address)) return true;
  return /^ipv6:/i.test(address) ? isIpv6(address.slice('IPv6:'.length)) : general.test(address);
}
