import { finding } from '../../../diagnostics/catalog.ts';
import { partsOf } from '../../references/applied-parts.ts';
import type { Rule } from '../rule.ts';
import { referencesIn, type References } from '../../references/references.ts';
import { isObject, memberOf } from '../../../json/member.ts';
import { declaredPaths, type DeclaredOperation, type DeclaredParameter } from '../../document/operations.ts';
import { nameOf } from '../../files/text-file.ts';

/** A name under which a parameter is sent. */
interface SentName {
  readonly name: string;
  readonly by: DeclaredParameter;
  readonly isProperty: boolean;
}

/**
 * Properties that are sent under the name of another parameter: exploded, an object is one pair for each property
 * (OpenAPI 3.1.1, section 4.8.12.4). Each two parameters are reported once.
 */
export const lintParameterClashes: Rule = function* ({ root, places }) {
  const references = referencesIn(root);
  const reported = new Map<unknown, Set<unknown>>();
  for (const { operations } of declaredPaths(root)) {
    for (const operation of operations) {
      for (const { property, other } of clashesOf(operation, references)) {
        const known = reported.get(property.by.value) ?? new Set();
        reported.set(property.by.value, known);
        if (known.has(other.by.value)) continue;
        known.add(other.by.value);
        const at = nameOf(places.of(other.by.value));
        yield finding(
          'lint/parameter-clash',
          { parameter: property.by.name, property: property.name, other: other.by.name },
          places.of(property.by.value),
          at === undefined ? [] : [{ message: 'the other parameter', at }],
        );
      }
    }
  }
};

/** Properties of exploded objects, each with another parameter that is sent under its name. */
function* clashesOf(
  operation: DeclaredOperation,
  references: References,
): Generator<{ readonly property: SentName; readonly other: SentName }> {
  const parameters = effectiveParameters(operation);
  for (const location of ['query', 'cookie']) {
    const sent = parameters
      .filter((parameter) => parameter.in === location)
      .flatMap((parameter) => sentNames(parameter, references));
    const first = new Map<string, SentName>();
    for (const each of sent) {
      const earlier = first.get(each.name);
      if (earlier === undefined) first.set(each.name, each);
      else if (each.isProperty) yield { property: each, other: earlier };
      else if (earlier.isProperty) yield { property: earlier, other: each };
    }
  }
}

/** The parameters of an operation; its own replace those of the path item with the same name and location. */
function effectiveParameters({ own, shared }: DeclaredOperation): readonly DeclaredParameter[] {
  const replaced = new Set(own.map(keyOf));
  return [...shared.filter((parameter) => !replaced.has(keyOf(parameter))), ...own];
}

function keyOf(parameter: DeclaredParameter): string {
  return `${parameter.in} ${parameter.name}`;
}

function sentNames(parameter: DeclaredParameter, references: References): readonly SentName[] {
  const properties = explodedProperties(parameter, references);
  if (properties === undefined) return [{ name: parameter.name, by: parameter, isProperty: false }];
  return properties.map((name) => ({ name, by: parameter, isProperty: true }));
}

/** The described properties of a parameter that is an exploded object; undefined for any other. */
function explodedProperties(
  { value }: DeclaredParameter,
  references: References,
): readonly string[] | undefined {
  const { style = 'form', explode = true, schema } = value;
  if (style !== 'form' || explode !== true || !isObject(schema)) return undefined;
  const parts = partsOf(schema, references) ?? [];
  const names = parts.flatMap((part) => {
    const properties = memberOf(part, 'properties');
    return isObject(properties) ? Object.keys(properties) : [];
  });
  const types = parts.flatMap((part) => [memberOf(part, 'type') ?? []].flat());
  return names.length > 0 && (types.length === 0 || types.includes('object'))
    ? [...new Set(names)]
    : undefined;
}
