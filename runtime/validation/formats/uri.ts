import { isIpv6 } from './ipv6.ts';
import { PRIVATE, UCS } from './ucs.ts';

const SCHEME = '[a-zA-Z][a-zA-Z\\d+.\\-]*:';
const futureAddress = /^[vV][\da-fA-F]+\.[\w\-.~!$&'()*+,;=:]+$/;

/** The expressions of a whole reference, and of the parts before and after an address in brackets. */
interface Grammar {
  readonly absolute: RegExp;
  readonly relative: RegExp;
  readonly absoluteBefore: RegExp;
  readonly relativeBefore: RegExp;
  readonly after: RegExp;
}

const uri = /* @__PURE__ */ grammarOf({ more: '', queries: '', flags: '' });
const iri = /* @__PURE__ */ grammarOf({ more: UCS, queries: PRIVATE, flags: 'u' });

/** A URI (RFC 3986 section 3). */
export function isUri(text: string): boolean {
  return isAbsolute(text, uri);
}

/** A URI, or a reference relative to one (RFC 3986 section 4.1), whose first segment has no colon (section 4.2). */
export function isUriReference(text: string): boolean {
  return isReference(text, uri);
}

/** An IRI (RFC 3987 section 2.2). */
export function isIri(text: string): boolean {
  return isAbsolute(text, iri);
}

/** An IRI, or a reference relative to one (RFC 3987 section 2.2). */
export function isIriReference(text: string): boolean {
  return isReference(text, iri);
}

function isAbsolute(text: string, { absolute, absoluteBefore, after }: Grammar): boolean {
  return absolute.test(text) || isWithAddress(text, absoluteBefore, after);
}

function isReference(
  text: string,
  { absolute, relative, absoluteBefore, relativeBefore, after }: Grammar,
): boolean {
  return (
    relative.test(text) ||
    absolute.test(text) ||
    isWithAddress(text, relativeBefore, after) ||
    isWithAddress(text, absoluteBefore, after)
  );
}

/** Whether the host is an address in brackets: `http://user@[::1]:8080/path` (RFC 3986 section 3.2.2). */
function isWithAddress(text: string, before: RegExp, after: RegExp): boolean {
  const opening = text.indexOf('[');
  if (opening === -1) return false;
  const closing = text.indexOf(']', opening);
  const address = text.slice(opening + 1, closing);
  if (closing === -1 || !(isIpv6(address) || futureAddress.test(address))) return false;
  return before.test(text.slice(0, opening)) && after.test(text.slice(closing + 1));
}

/** RFC 3986 appendix A, with the characters that RFC 3987 adds. */
function grammarOf(given: {
  readonly more: string;
  readonly queries: string;
  readonly flags: string;
}): Grammar {
  const { more, queries, flags } = given;
  const name = `\\w\\-.~!$&'()*+,;=${more}`;
  const segments = runOf(`${name}:@/`);
  const query = runOf(`${name}:@/?${queries}`);
  const fragment = runOf(`${name}:@/?`);
  const end = `(?:\\?${query})?(?:#${fragment})?$`;
  const user = `${runOf(`${name}:`)}@`;
  const host = `${runOf(name)}(?::\\d*)?`;
  // Most have no user, so the host is tried first.
  const withHost = `//(?:${host}|${user}${host})(?:/${segments})?`;
  const first = runOf(`${name}@`);
  return {
    absolute: new RegExp(`^${SCHEME}(?:${withHost}|(?!//)${segments})${end}`, flags),
    relative: new RegExp(`^(?:${withHost}|(?!//)${first}(?:/${segments})?)${end}`, flags),
    absoluteBefore: new RegExp(`^${SCHEME}//(?:${user})?$`, flags),
    relativeBefore: new RegExp(`^//(?:${user})?$`, flags),
    after: new RegExp(`^(?::\\d*)?(?:/${segments})?${end}`, flags),
  };
}

/**
 * Characters and encoded octets such as `%2F`, in a form that needs no backtracking. V8 matches pairs of characters
 * faster than single ones.
 */
function runOf(characters: string): string {
  const plain = `(?:[${characters}]{2})*[${characters}]?`;
  return `${plain}(?:%[\\da-fA-F]{2}${plain})*`;
}
