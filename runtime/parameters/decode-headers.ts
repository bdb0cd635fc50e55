import { splitHeader } from './delimited.ts';
import type { ParameterDescriptor, ParameterValue } from './descriptor.ts';
import { memberPointer, type Decoded } from './error.ts';
import { queryLimits } from './limits.ts';
import { Report } from './report.ts';
import { readTree } from './typed-value.ts';

/**
 * Decodes header parameters. Names are case-insensitive, repeated headers are one list (RFC 9110, section 5.2), and values
 * are not percent-encoded. Unknown headers are not reported, as every request has some; unknown members of objects are.
 */
export function decodeHeaders(
  parameters: readonly ParameterDescriptor[],
  headers: Iterable<readonly [string, string]>,
): Decoded {
  const sent = new Map<string, string>();
  for (const [name, text] of headers) {
    const key = name.toLowerCase();
    const earlier = sent.get(key);
    sent.set(key, earlier === undefined ? text.trim() : `${earlier}, ${text.trim()}`);
  }
  const report = new Report();
  const values: { [name: string]: ParameterValue } = Object.create(null);
  for (const parameter of parameters) {
    const { name } = parameter;
    const text = sent.get(name.toLowerCase());
    if (text === undefined) {
      if (parameter.required)
        report.fail(parameter, memberPointer('', name), ['missing', `${name} is required`]);
      continue;
    }
    values[name] = readTree(splitHeader(parameter, text), { parameter, report, depth: queryLimits.depth });
  }
  return { values, errors: report.errors, unknown: report.unknown };
}
