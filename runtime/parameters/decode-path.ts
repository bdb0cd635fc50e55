import type { ParameterDescriptor, ParameterValue } from './descriptor.ts';
import { memberPointer, type Decoded } from './error.ts';
import { queryLimits } from './limits.ts';
import { decodePercent, MALFORMED_PERCENT } from './percent.ts';
import { Report } from './report.ts';
import { splitStyled } from './split-path.ts';
import { readTree } from './typed-value.ts';

/** Decodes path parameters. The router does not decode their texts, so that `%2F` is not a separator. */
export function decodePath(
  parameters: readonly ParameterDescriptor[],
  raw: { readonly [name: string]: string },
): Decoded {
  const report = new Report();
  const values: { [name: string]: ParameterValue } = Object.create(null);
  for (const parameter of parameters) {
    const { name } = parameter;
    const text = Object.hasOwn(raw, name) ? raw[name] : undefined;
    if (text === undefined) {
      report.fail(parameter, memberPointer('', name), ['missing', `${name} is required`]);
      continue;
    }
    const tree = splitStyled(parameter, text);
    if (tree !== undefined) values[name] = readTree(tree, { parameter, report, depth: queryLimits.depth });
    else {
      const problem =
        decodePercent(text) === undefined
          ? MALFORMED_PERCENT
          : `is not written in the style ${parameter.style}`;
      report.fail(parameter, memberPointer('', name), ['encoding', `${name} ${problem}`]);
    }
  }
  return { values, errors: report.errors, unknown: report.unknown };
}
