import type { NamedSchema } from '../../model/model.ts';
import { keywordOf } from '../../schema/schema.ts';
import { tsModelOf, type TsModel, type TsSchema } from '../../typescript/ts-model.ts';
import { reported } from '../contain/same.ts';
import type { Comparison } from './comparison.ts';
import { newGroup } from './draft.ts';

/**
 * Named schemas that have another name and are else the same. Nothing changes in requests and responses; code that
 * imports their types has to. One whose type keeps its name has changed for nobody.
 */
export function compareSchemaNames(comparison: Comparison): void {
  const { before, after, alike } = comparison;
  const [earlier, later] = [tsModelOf(before), tsModelOf(after)];
  const added = Map.groupBy(onlyIn(later, earlier), outlineOf);
  for (const schema of onlyIn(earlier, later)) {
    const candidates = added.get(outlineOf(schema)) ?? [];
    const other = candidates.find((each) => alike.areSame(schema.schema, each.schema));
    if (other === undefined) continue;
    candidates.splice(candidates.indexOf(other), 1);
    const group = newGroup(`schema ${other.key}`, { owner: { kind: 'schema', schema: other }, names: [] });
    comparison.add({
      code: 'diff/schema-renamed',
      words: { where: group.label, before: schema.key, after: other.key },
      subject: group.subject,
      before: schema.at,
      after: other.at,
      group,
      judgement: { kind: 'breaks', witness: { kind: 'name', name: schema.names.type } },
    });
  }
}

/** The schemas whose types have names that the other model has not. */
function onlyIn({ schemas }: TsModel, other: TsModel): readonly TsSchema[] {
  const names = new Set(other.schemas.map((schema) => schema.names.type));
  return schemas.filter((schema) => !names.has(schema.names.type));
}

/** The same for schemas that may be the same: what they say, and the names of their members. */
function outlineOf({ schema }: NamedSchema): string {
  if (typeof schema === 'boolean') return String(schema);
  const keywords = Object.keys(schema).filter((name) => reported.has(name));
  return JSON.stringify(
    [keywords, Object.keys(keywordOf(schema, 'properties') ?? {})].map((names) => names.toSorted()),
  );
}
