import { querySeparator, splitText } from './delimited.ts';
import { indexOf } from './descriptor-index.ts';
import type { ParameterDescriptor, ParameterValue } from './descriptor.ts';
import { memberPointer, pointerSteps, type Decoded } from './error.ts';
import { formLimits, queryLimits, type ParameterLimits } from './limits.ts';
import { depthOf, splitName, type Step } from './nested-name.ts';
import { insert, type Tree, type TreeMembers } from './nested-tree.ts';
import { OtherFields } from './other-fields.ts';
import { cookieSyntax, formSyntax, querySyntax, splitPairs, type Pair, type PairSyntax } from './pairs.ts';
import { MALFORMED_PERCENT } from './percent.ts';
import { Report } from './report.ts';
import { isScalarOf, pointerTo, readTree, wireName } from './typed-value.ts';
import { arrayOf, isJsonList } from './value-type.ts';

/** Decodes a query, without its `?`. Without `others`, undescribed names are reported as unknown. */
export function decodeQuery(
  parameters: readonly ParameterDescriptor[],
  query: string,
  limits: ParameterLimits = queryLimits,
  others?: ParameterDescriptor,
): Decoded {
  return decodePairs(parameters, query, { syntax: querySyntax, limits, others });
}

/** Decodes a body of `application/x-www-form-urlencoded`; `others` is as for `decodeQuery`. */
export function decodeForm(
  parameters: readonly ParameterDescriptor[],
  body: string,
  limits: ParameterLimits = formLimits,
  others?: ParameterDescriptor,
): Decoded {
  return decodePairs(parameters, body, { syntax: formSyntax, limits, others });
}

/**
 * Decodes a `Cookie` header. Unknown cookies are not reported, as browsers send all cookies of a site; unknown members of
 * objects are.
 */
export function decodeCookies(
  parameters: readonly ParameterDescriptor[],
  header: string,
  limits: ParameterLimits = queryLimits,
): Decoded {
  const decoded = decodePairs(parameters, header, { syntax: cookieSyntax, limits });
  return { ...decoded, unknown: decoded.unknown.filter(({ pointer }) => pointerSteps(pointer).length > 1) };
}

interface Source {
  readonly syntax: PairSyntax;
  readonly limits: ParameterLimits;
  readonly others?: ParameterDescriptor | undefined;
}

interface Part {
  readonly steps: readonly Step[];
  readonly raw: string | null;
}

function decodePairs(
  parameters: readonly ParameterDescriptor[],
  text: string,
  { syntax, limits, others: pattern }: Source,
): Decoded {
  const { pairs, errors } = splitPairs(text, syntax, limits);
  const report = new Report();
  report.errors.push(...errors);
  const others = pattern === undefined ? undefined : new OtherFields(pattern);
  const source: PartSource = { syntax, limits, others, report };
  const groups = groupPairs(parameters, pairs, source);
  const values: { [name: string]: ParameterValue } = Object.create(null);
  for (const parameter of others === undefined ? parameters : [...parameters, ...others.descriptors]) {
    const parts = groups.get(parameter);
    const tree = parts === undefined ? undefined : readParts(parameter, parts, source);
    if (tree !== undefined)
      values[parameter.name] = readTree(tree, { parameter, report, depth: limits.depth });
    else if (parts === undefined && parameter.required && errors.length === 0)
      report.fail(parameter, memberPointer('', parameter.name), ['missing', `${parameter.name} is required`]);
  }
  return { values, errors: report.errors, unknown: report.unknown };
}

function groupPairs(
  parameters: readonly ParameterDescriptor[],
  pairs: readonly Pair[],
  { report, others, syntax }: PartSource,
): Map<ParameterDescriptor, Part[]> {
  const index = indexOf(parameters);
  const groups = new Map<ParameterDescriptor, Part[]>();
  for (const { name, raw } of pairs) {
    const match = index.find(name) ?? others?.find(name);
    if (match === undefined && splitName(name)[0] === '__proto__') {
      report.refuseName(name, syntax.in);
      continue;
    }
    if (match === undefined) {
      report.addUnknown({ name, pointer: memberPointer('', name) });
      continue;
    }
    const { parameter, steps } = match;
    if (parameter.allowEmptyValue === true && !raw && steps.length === 0) continue;
    const part = { steps, raw };
    const group = groups.get(parameter);
    if (group === undefined) groups.set(parameter, [part]);
    else group.push(part);
  }
  return groups;
}

/** How the parts of parameters are decoded, and the report of errors. */
interface PartSource {
  readonly syntax: PairSyntax;
  readonly limits: ParameterLimits;
  readonly others: OtherFields | undefined;
  readonly report: Report;
}

/** The pairs of one parameter as a tree; undefined if no pair of it is usable. */
function readParts(
  parameter: ParameterDescriptor,
  parts: readonly Part[],
  source: PartSource,
): Tree | undefined {
  const isPlain = parts.every(({ steps }) => steps.length === 0);
  return isPlain ? readPlain(parameter, parts, source) : readNested(parameter, parts, source);
}

function readNested(
  parameter: ParameterDescriptor,
  parts: readonly Part[],
  source: PartSource,
): Tree | undefined {
  const root: TreeMembers = new Map();
  const name = parameter.name.replace(/\[\]$/, '');
  for (const { steps, raw } of parts) {
    const value = decodePart(parameter, raw, source, steps);
    if (value === undefined) continue;
    if (depthOf(steps) >= source.limits.depth) {
      fail(parameter, source, ['too-deep', `${name} is nested more than ${source.limits.depth} levels deep`]);
      continue;
    }
    const conflict = insert(root, [name, ...steps], value);
    if (conflict !== undefined)
      fail(parameter, source, ['conflict', `${conflict.name} is used in two shapes`]);
  }
  return root.get(name);
}

/** Reads pairs with exactly the name of the parameter, which are one value or several, depending on the style. */
function readPlain(
  parameter: ParameterDescriptor,
  parts: readonly Part[],
  source: PartSource,
): Tree | undefined {
  const { type } = parameter;
  const separator = querySeparator(parameter);
  const last = parts.at(-1)?.raw ?? null;
  if (separator !== undefined && last !== null) {
    const { splitDecoded } = parameter;
    const { decode } = source.syntax;
    const tree = splitText(last, type, { separator, keyed: false, decode, splitDecoded });
    if (tree === undefined) fail(parameter, source, ['encoding', `${parameter.name} ${MALFORMED_PERCENT}`]);
    return tree;
  }
  const array = isRepeated(parameter) ? arrayOf(type) : undefined;
  if (array === undefined) return decodePart(parameter, last, source);
  const texts = parts
    .map(({ raw }) => decodePart(parameter, raw, source))
    .filter((text) => text !== undefined);
  const [only = null] = texts;
  if (texts.length !== 1) return texts;
  if (only !== null && type.kind === 'union' && isScalarOf(only, type)) return only;
  return isJsonList(array) && only?.startsWith('[') ? only : texts;
}

/** Whether a list without brackets in its name has one pair for each item. */
function isRepeated({ name, style, explode }: ParameterDescriptor): boolean {
  return explode && style !== 'deepObject' && !name.endsWith('[]');
}

function decodePart(
  parameter: ParameterDescriptor,
  raw: string | null,
  { report, syntax }: PartSource,
  steps: readonly Step[] = [],
): string | null | undefined {
  const value = raw === null ? null : syntax.decode(raw);
  if (value === undefined) {
    const place = { parameter, steps: steps.filter((step) => typeof step === 'string') };
    report.fail(parameter, pointerTo(place), ['encoding', `${wireName(place)} ${MALFORMED_PERCENT}`]);
  }
  return value;
}

function fail(
  parameter: ParameterDescriptor,
  { report }: PartSource,
  reason: Parameters<Report['fail']>[2],
): void {
  report.fail(parameter, memberPointer('', parameter.name), reason);
}
