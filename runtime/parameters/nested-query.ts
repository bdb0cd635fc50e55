import type { Decoded, ParameterError } from './error.ts';
import { queryLimits, type ParameterLimits } from './limits.ts';
import { depthOf, splitName } from './nested-name.ts';
import { insert, plainValue, type TreeMembers } from './nested-tree.ts';
import { querySyntax, splitPairs } from './pairs.ts';
import { decodeFormPart, MALFORMED_PERCENT } from './percent.ts';
import { NOT_ALLOWED, removePrototypeNames } from './prototype-names.ts';

/**
 * Reads a query with nested names without their types, like `parse_nested_query` of Rack: every value is a string, or null
 * without `=`. Unlike Rack, it continues after an error, and refuses percent-encoding that is not UTF-8.
 */
export function parseNestedQuery(
  text: string,
  limits: ParameterLimits = queryLimits,
): Pick<Decoded, 'values' | 'errors'> {
  const { pairs, errors: pairErrors } = splitPairs(text, querySyntax, limits);
  const errors: ParameterError[] = [...pairErrors];
  const root: TreeMembers = new Map();
  for (const { name, raw } of pairs) {
    const fail = (code: ParameterError['code'], message: string) =>
      errors.push({ parameter: name, in: 'query', pointer: '', code, message });
    const value = raw === null ? null : decodeFormPart(raw);
    const steps = splitName(name);
    if (value === undefined) fail('encoding', `the value ${MALFORMED_PERCENT}`);
    else if (depthOf(steps) > limits.depth) fail('too-deep', `nested more than ${limits.depth} levels deep`);
    else {
      const conflict = insert(root, steps, value);
      if (conflict !== undefined) fail('conflict', `${conflict.name} is used in two shapes`);
    }
  }
  removePrototypeNames(root, '', (pointer) =>
    errors.push({ parameter: '', in: 'query', pointer, code: 'name', message: NOT_ALLOWED }),
  );
  return { values: plainValue(root) as Decoded['values'], errors };
}
