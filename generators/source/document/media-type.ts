/** A type with a subtype, or a range, followed by parameters (RFC 9110, sections 5.6.6, 8.3.1 and 12.5.1). */
const form = (() => {
  const token = "[\\w!#$%&'*+.^`|~-]+";
  const quoted = String.raw`"(?:[\t \x21\x23-\x5b\x5d-\x7e\x80-\xff]|\\[\t \x21-\x7e\x80-\xff])*"`;
  return new RegExp(`^${token}/${token}(?:[ \\t]*;[ \\t]*(?:${token}=(?:${token}|${quoted}))?)*[ \\t]*$`);
})();

/** Whether a text is a media type or a range, such as `application/json; charset=utf-8` or `image/*`. */
export function isMediaType(text: string): boolean {
  return form.test(text);
}

/** Whether values of a media type are written as JSON (RFC 8259; RFC 6839, section 3.1). */
export function isJson(mediaType: string): boolean {
  return /^[^/;]+\/(?:[^;]+\+)?json[ \t]*(?:;|$)/i.test(mediaType);
}
