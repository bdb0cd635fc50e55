import { keywordOf } from '../../schema/schema.ts';
import { canonicalText } from '../contain/canonical-text.ts';
import { discriminatorOf } from '../../schema/discriminator.ts';
import { tagsOf } from '../../model/discriminator.ts';
import type { ApiModel } from '../../model/model.ts';
import type { Json, JsonObject } from '../../source/document.ts';
import type { Ways } from './disjuncts.ts';
import { draftChange } from './draft-facet.ts';
import type { Spot } from './draft.ts';
import { shownValue } from './shown.ts';
import type { SchemaWalk } from './schemas.ts';

/** Compares what schemas say beside their rules: defaults, deprecations and discriminators. */
export function compareAnnotations(walk: SchemaWalk, { before, after }: Ways, spot: Spot): void {
  const { direction } = walk.root;
  const places = { before: before.summary.facets, after: after.summary.facets };
  const [old, young] = [first(places.before, 'default'), first(places.after, 'default')];
  if (shown(old) !== shown(young))
    draftChange(walk, spot, {
      code: `diff/${direction}-default-changed`,
      words: { before: shown(old), after: shown(young) },
      places,
      judgement:
        direction === 'request' ? { kind: 'unknown', keyword: 'default' } : { kind: 'documentation' },
    });
  const [was, is] = [isDeprecated(places.before), isDeprecated(places.after)];
  if (was !== is)
    draftChange(walk, spot, {
      code: is ? 'diff/member-deprecated' : 'diff/member-deprecated-no-longer',
      places,
      judgement: { kind: 'documentation' },
    });
  compareDiscriminators(walk, places, spot);
}

function compareDiscriminators(
  walk: SchemaWalk,
  places: { readonly before: readonly JsonObject[]; readonly after: readonly JsonObject[] },
  spot: Spot,
): void {
  const { comparison, root } = walk;
  const [old, young] = [
    tagsText(comparison.before, places.before),
    tagsText(comparison.after, places.after),
  ];
  if (old === undefined || young === undefined || old === young) return;
  draftChange(walk, spot, {
    code: `diff/${root.direction}-discriminator-changed`,
    words: { before: old, after: young },
    places,
    judgement: { kind: 'probe', forced: [true], keyword: 'discriminator' },
  });
}

/** The member of a discriminator with the values that it knows: `kind: Cat, Dog`. */
function tagsText(model: ApiModel, facets: readonly JsonObject[]): string | undefined {
  const texts = facets.flatMap((facet) => {
    const discriminator = discriminatorOf(facet);
    if (discriminator === undefined) return [];
    const alternatives = [...(keywordOf(facet, 'oneOf') ?? []), ...(keywordOf(facet, 'anyOf') ?? [])];
    const tags = alternatives.flatMap((schema) => {
      const reference = keywordOf(schema, '$ref');
      return reference === undefined ? [] : tagsOf(discriminator, model.schema(reference));
    });
    return [`${discriminator.member}: ${[...new Set(tags)].toSorted().join(', ')}`];
  });
  return texts.length === 0 ? undefined : texts.join('; ');
}

function first(facets: readonly JsonObject[], keyword: 'default'): Json | undefined {
  return facets.map((facet) => keywordOf(facet, keyword)).find((value) => value !== undefined);
}

function shown(value: Json | undefined): string | undefined {
  return value === undefined ? undefined : shownValue(JSON.parse(canonicalText(value)) as Json);
}

function isDeprecated(facets: readonly JsonObject[]): boolean {
  return facets.some((facet) => keywordOf(facet, 'deprecated') === true);
}
