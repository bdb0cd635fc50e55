import { jsonText } from '../../runtime/contract/json-text.ts';
import { finding } from '../diagnostics/catalog.ts';
import type { Finding } from '../diagnostics/finding.ts';
import type { Places } from '../diagnostics/place.ts';
import { nodeGroups, selection } from '../source/document/walk.ts';
import { discriminatorOf } from '../schema/discriminator.ts';
import { mergeSchema } from '../schema/merge.ts';
import { constantsOf } from '../schema/types.ts';
import type { ApiModel, Schema } from './model.ts';
import { keywordOf } from '../schema/schema.ts';
import { sharesValue } from './shared-value.ts';
import { schemaAt } from '../schema/named.ts';

/** Maximum number of pairs of alternatives that are compared for one schema. */
const MOST_PAIRS = 2_000;

const alternating = selection(
  ({ value, shape }) => shape === 'schema' && keywordOf(value, 'oneOf') !== undefined,
);

/**
 * Schemas with a discriminator and two alternatives that certainly share a value. `oneOf` refuses such a value (JSON
 * Schema 2020-12 Core, section 10.2.1.3), and a discriminator does not change that (OpenAPI 3.1.1, section 4.8.25).
 */
export function overlappingAlternatives(model: ApiModel, places: Places): readonly Finding[] {
  const findings: Finding[] = [];
  for (const { value } of alternating(nodeGroups(model.bundle))) {
    const alternatives = keywordOf(value, 'oneOf');
    const discriminator = discriminatorOf(value);
    if (alternatives === undefined || discriminator === undefined) continue;
    for (const [one, other] of pairs(model, alternatives, discriminator.member)) {
      const [first, second] = [alternatives[one], alternatives[other]];
      if (first === undefined || second === undefined || !sharesValue(model, first, second)) continue;
      const names = { one: nameOf(model, first, one), other: nameOf(model, second, other) };
      const particulars = { ...names, property: discriminator.member, isStrict: model.oneOf === 'strict' };
      findings.push(finding('schema/overlapping-alternatives', particulars, places.at(value, 'oneOf')));
      break;
    }
  }
  return findings;
}

/**
 * The pairs that may overlap: all but those whose alternatives have different constants in the member. Usually few.
 */
function* pairs(
  model: ApiModel,
  alternatives: readonly Schema[],
  member: string,
): Generator<readonly [number, number]> {
  const tags = alternatives.map((alternative) => tagsIn(model, alternative, member));
  const byTag = new Map<string | undefined, number[]>();
  let left = MOST_PAIRS;
  for (const [index, own] of tags.entries()) {
    const earlier =
      own === undefined
        ? [...Array(index).keys()]
        : [...own, undefined].flatMap((tag) => byTag.get(tag) ?? []);
    for (const each of new Set(earlier)) {
      if (left === 0) return;
      left -= 1;
      yield [each, index];
    }
    for (const tag of own ?? [undefined]) {
      const known = byTag.get(tag);
      if (known === undefined) byTag.set(tag, [index]);
      else known.push(index);
    }
  }
}

/** The constants of a required member, as JSON; undefined where it may have other values or be absent. */
function tagsIn(model: ApiModel, alternative: Schema, member: string): readonly string[] | undefined {
  const { properties, required } = mergeSchema(model, alternative);
  const property = properties.get(member);
  if (property === undefined || !required.has(member)) return undefined;
  return constantsOf(mergeSchema(model, property).keywords)?.map((value) => jsonText(value));
}

function nameOf(model: ApiModel, alternative: Schema, index: number): string {
  const { reference, keywords } = mergeSchema(model, alternative);
  if (reference !== undefined) return schemaAt(model, reference).key;
  return keywordOf(keywords, 'title') ?? `number ${index + 1}`;
}
