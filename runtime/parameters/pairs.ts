import type { ParameterError, ParameterErrorCode } from './error.ts';
import type { ParameterLocation } from './descriptor.ts';
import type { ParameterLimits } from './limits.ts';
import { decodeFormPart, decodePercent, MALFORMED_PERCENT } from './percent.ts';
import { quote } from './report.ts';

/** A name and a value of a query or form, in the order of the text. */
export interface Pair {
  /** Decoded. */
  readonly name: string;
  /** Still encoded, as some styles split it first; null if there is no `=`. */
  readonly raw: string | null;
}

export interface Pairs {
  readonly pairs: readonly Pair[];
  readonly errors: readonly ParameterError[];
}

/** The syntax of a text of pairs: the separator between them, and how names and values are encoded. */
export interface PairSyntax {
  readonly in: ParameterLocation;
  readonly separator: string;
  /** Decodes a text; undefined if it is malformed. */
  readonly decode: (text: string) => string | undefined;
}

export const querySyntax: PairSyntax = { in: 'query', separator: '&', decode: decodeFormPart };
export const formSyntax: PairSyntax = { in: 'form', separator: '&', decode: decodeFormPart };
/** RFC 6265, section 4.2.1; values are percent-encoded as for `form` (OpenAPI 3.1, Parameter Object, `style`). */
export const cookieSyntax: PairSyntax = { in: 'cookie', separator: ';', decode: decodePercent };

/**
 * Splits a text into pairs, as Rack does: spaces after a separator and empty parts are ignored, and a `;` in a query is
 * data. Beyond the limits there are no pairs, only the error.
 */
export function splitPairs(text: string, syntax: PairSyntax, limits: ParameterLimits): Pairs {
  const { in: location, separator, decode } = syntax;
  const refuse = (code: ParameterErrorCode, message: string): Pairs => ({
    pairs: [],
    errors: [{ parameter: '', in: location, pointer: '', code, message }],
  });
  if (text.length > limits.bytes) return refuse('too-long', `longer than ${limits.bytes} bytes`);
  const parts = text.split(separator, limits.pairs + 1);
  if (parts.length > limits.pairs) return refuse('too-many', `more than ${limits.pairs} parameters`);
  const pairs: Pair[] = [];
  const errors: ParameterError[] = [];
  for (const [index, untrimmed] of parts.entries()) {
    const part = index > 0 && untrimmed.startsWith(' ') ? untrimmed.replace(/^ +/, '') : untrimmed;
    if (part === '') continue;
    const equals = part.indexOf('=');
    const encoded = equals === -1 ? part : part.slice(0, equals);
    const name = decode(encoded);
    if (name === undefined) {
      const message = `the name ${quote(encoded)} ${MALFORMED_PERCENT}`;
      errors.push({ parameter: encoded, in: location, pointer: '', code: 'encoding', message });
    } else pairs.push({ name, raw: equals === -1 ? null : part.slice(equals + 1) });
  }
  return { pairs, errors };
}
