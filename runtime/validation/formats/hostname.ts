const LABEL = '[a-zA-Z\\d](?:[a-zA-Z\\d-]{0,61}[a-zA-Z\\d])?';
const labels = /* @__PURE__ */ (() => new RegExp(`^${LABEL}(?:\\.${LABEL})*$`))();
const LONGEST_NAME = 253;

/** A host name (RFC 1123 section 2.1, RFC 1034 section 3.1): labels of letters, digits and inner hyphens, 63 each and 253 in all. */
export function isHostname(text: string): boolean {
  return text.length <= LONGEST_NAME && labels.test(text);
}
