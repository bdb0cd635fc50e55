import { connectionHeaders } from '../../../runtime/contract/connection-headers.ts';

/** Header parameters that media types and security schemes describe (OpenAPI 3.1.1, section 4.8.12.2.1; 3.0.4, 4.7.12.2.1). */
const parameters: ReadonlySet<string> = new Set(['accept', 'content-type', 'authorization']);

/** Whether the specification says to ignore a parameter. */
export function isIgnoredParameter(parameter: { readonly name: string; readonly in: string }): boolean {
  return parameter.in === 'header' && parameters.has(parameter.name.toLowerCase());
}

/** Whether the specification says to ignore a header of a response or a part (OpenAPI 3.1.1, sections 4.8.15.1 and 4.8.17.1). */
export function isIgnoredHeader(name: string): boolean {
  return name.toLowerCase() === 'content-type';
}

const framing: ReadonlySet<string> = new Set([...connectionHeaders, 'content-encoding']);

/**
 * Whether the sender of a message sets a header itself, by how it sends it: the headers of a connection (RFC 9110,
 * section 7.6.1), and how a body is compressed (section 8.4).
 */
export function isFramingHeader(name: string): boolean {
  return framing.has(name.toLowerCase());
}
