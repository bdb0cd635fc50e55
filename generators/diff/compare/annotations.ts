import { schemaAt } from '../../schema/named.ts';
import { keywordOf } from '../../schema/schema.ts';
import { canonicalText } from '../contain/canonical-text.ts';
import { discriminatorOf } from '../../schema/discriminator.ts';
import { tagsOf } from '../../model/discriminator.ts';
import type { ApiModel } from '../../model/model.ts';
import type { Json, JsonObject } from '../../json/json.ts';
import type { AlternativePair } from './alternative.ts';
import { draftChange } from './draft-aspect.ts';
import type { Position } from './draft.ts';
import type { Pair } from './pairs.ts';
import { truncated } from './shown.ts';
import type { SchemaWalk } from './walk.ts';
import { breaksName, onlyWords, safe, unknown } from './verdicts.ts';

/** Compares the annotations of schemas: defaults, deprecations and discriminators. */
export function compareAnnotations(
  walk: SchemaWalk,
  { before, after }: AlternativePair,
  position: Position,
): void {
  const { direction } = walk.root;
  const places = { before: before.summary.conjuncts, after: after.summary.conjuncts };
  const [old, young] = [first(places.before, 'default'), first(places.after, 'default')];
  if (shown(old) !== shown(young))
    draftChange(walk, position, {
      code: `diff/${direction}-default-changed`,
      words: { before: shown(old), after: shown(young) },
      places,
      judgement: direction === 'request' ? unknown('default') : onlyWords,
    });
  const [was, is] = [isDeprecated(places.before), isDeprecated(places.after)];
  if (was !== is)
    draftChange(walk, position, {
      code: is ? 'diff/property-deprecated' : 'diff/property-deprecated-no-longer',
      places,
      judgement: onlyWords,
    });
  compareDiscriminators(walk, places, position);
}

/** A discriminator does not affect validity (OpenAPI 3.1.1, section 4.8.25), but programs choose a type by it. */
function compareDiscriminators(
  walk: SchemaWalk,
  places: Pair<readonly JsonObject[]>,
  position: Position,
): void {
  const { comparison, root } = walk;
  const old = tagsIn(comparison.before, places.before);
  const young = tagsIn(comparison.after, places.after);
  if (old.size === 0 || young.size === 0) return;
  const gone = [...old.keys()].find((tag) => !young.has(tag));
  const come = [...young.keys()].find((tag) => !old.has(tag));
  const moved = movedTag(old, young);
  if (gone === undefined && come === undefined && moved === undefined) return;
  const lost = moved ?? (root.direction === 'request' ? gone : come);
  const shownTags = (tags: Tags): string =>
    [...tags]
      .map(([tag, key]) => (moved === undefined ? tag : `${tag} for ${key}`))
      .toSorted()
      .join(', ');
  draftChange(walk, position, {
    code: `diff/${root.direction}-discriminator-changed`,
    words: { before: shownTags(old), after: shownTags(young) },
    places,
    judgement: lost === undefined ? safe('all earlier values have the same meaning') : breaksName(lost),
  });
}

/**
 * The values that discriminators map, with their member (`kind: cat`), and the keys of the schemas that they select.
 */
type Tags = ReadonlyMap<string, string>;

/** A value that selects another schema now. A schema that was only renamed is the same. */
function movedTag(old: Tags, young: Tags): string | undefined {
  const keys = new Set(young.values());
  const found = [...old].find(([tag, key]) => keys.has(key) && (young.get(tag) ?? key) !== key);
  return found?.[0];
}

function tagsIn(model: ApiModel, conjuncts: readonly JsonObject[]): Tags {
  const tags = conjuncts.flatMap((conjunct) => {
    const discriminator = discriminatorOf(conjunct);
    if (discriminator === undefined) return [];
    const alternatives = [...(keywordOf(conjunct, 'oneOf') ?? []), ...(keywordOf(conjunct, 'anyOf') ?? [])];
    return alternatives.flatMap((schema) => {
      const reference = keywordOf(schema, '$ref');
      if (reference === undefined) return [];
      const named = schemaAt(model, reference);
      return tagsOf(discriminator, named).map(
        (value) => [`${discriminator.member}: ${value}`, named.key] as const,
      );
    });
  });
  return new Map(tags);
}

function first(conjuncts: readonly JsonObject[], keyword: 'default'): Json | undefined {
  return conjuncts.map((conjunct) => keywordOf(conjunct, keyword)).find((value) => value !== undefined);
}

function shown(value: Json | undefined): string | undefined {
  return value === undefined ? undefined : truncated(canonicalText(value));
}

function isDeprecated(conjuncts: readonly JsonObject[]): boolean {
  return conjuncts.some((conjunct) => keywordOf(conjunct, 'deprecated') === true);
}
