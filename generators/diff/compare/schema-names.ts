import type { NamedSchema } from '../../model/model.ts';
import { keywordOf } from '../../schema/schema.ts';
import { tsModelOf, type TsModel, type TsSchema } from '../../typescript/ts-model.ts';
import type { ChangeCode } from '../codes/codes.ts';
import { reported } from '../contain/same.ts';
import type { Comparison } from './comparison.ts';
import { schemaGroup } from './draft.ts';
import { breaksName } from './verdicts.ts';

/**
 * Reports named schemas whose type was renamed or removed, because code that imports the type has to change. A
 * removed schema that equals an added one was renamed. The effect on requests and responses is reported elsewhere. A
 * schema that no longer has a separate type for requests loses the name of that type.
 */
export function compareSchemaNames(comparison: Comparison): void {
  const { before, after, alike } = comparison;
  const [earlier, later] = [tsModelOf(before), tsModelOf(after)];
  const added = Map.groupBy(onlyIn(later, earlier), outlineOf);
  for (const schema of onlyIn(earlier, later)) {
    const candidates = added.get(outlineOf(schema)) ?? [];
    const other = candidates.find((each) => alike.areSame(schema.schema, each.schema));
    if (other === undefined) {
      add(comparison, { code: 'diff/schema-removed', name: schema.names.type, before: schema });
      continue;
    }
    candidates.splice(candidates.indexOf(other), 1);
    add(comparison, { code: 'diff/schema-renamed', name: schema.names.type, before: schema, after: other });
  }
  const kept = new Map(later.schemas.map((schema) => [schema.names.type, schema]));
  for (const schema of earlier.schemas) {
    const other = kept.get(schema.names.type);
    if (schema.requestType === undefined || other === undefined || other.requestType !== undefined) continue;
    const name = schema.requestType;
    add(comparison, { code: 'diff/schema-request-type-removed', name, before: schema, after: other });
  }
}

/** A change that removes a name of the generated types. */
interface Gone {
  readonly code: ChangeCode;
  readonly name: string;
  readonly before: TsSchema;
  readonly after?: TsSchema;
}

function add(comparison: Comparison, { code, name, before, after }: Gone): void {
  const schema = after ?? before;
  const group = schemaGroup(`schema ${schema.key}`, schema);
  const renamed = code === 'diff/schema-renamed' ? { before: before.key, after: after?.key } : {};
  comparison.add({
    code,
    words: { where: group.label, ...renamed },
    before: before.at,
    after: after?.at,
    group,
    judgement: breaksName(name),
  });
}

/** The schemas whose types have names that the other model does not have. */
function onlyIn({ schemas }: TsModel, other: TsModel): readonly TsSchema[] {
  const names = new Set(other.schemas.map((schema) => schema.names.type));
  return schemas.filter((schema) => !names.has(schema.names.type));
}

/** Equal for schemas that may be the same: their keywords and the names of their members. */
function outlineOf({ schema }: NamedSchema): string {
  if (typeof schema === 'boolean') return String(schema);
  const keywords = Object.keys(schema).filter((name) => reported.has(name));
  return JSON.stringify(
    [keywords, Object.keys(keywordOf(schema, 'properties') ?? {})].map((names) => names.toSorted()),
  );
}
