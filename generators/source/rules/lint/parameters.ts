import { finding } from '../../../diagnostics/catalog.ts';
import type { Rule } from '../rule.ts';
import type { Json } from '../../../json/json.ts';
import { referencesIn } from '../../references/references.ts';
import { listOf, memberOf } from '../../../json/member.ts';
import { nameOf } from '../../files/text-file.ts';

/** Fields that describe how a value with a `schema` is written (OpenAPI 3.1.1, section 4.8.12.2.2). */
const serialisation = ['style', 'explode', 'allowReserved'];

/** Fields that have a meaning only in the query (OpenAPI 3.1.1, sections 4.8.12.2.1 and 4.8.12.2.2). */
const ofQuery = ['allowEmptyValue', 'allowReserved'];

/** The types that a style applies to; the others apply to all (OpenAPI 3.1.1, section 4.8.12.3). */
const styledTypes: Readonly<Record<string, readonly string[]>> = {
  deepObject: ['object'],
  spaceDelimited: ['array', 'object'],
  pipeDelimited: ['array', 'object'],
};

/** Fields of parameters and headers without effect, and styles of other types than that of the schema. */
export const lintParameters: Rule = function* ({ root, nodes, places }) {
  const references = referencesIn(root);
  for (const { value, shape } of nodes) {
    if ((shape !== 'parameter' && shape !== 'header') || typeof value['$ref'] === 'string') continue;
    const location = shape === 'header' ? 'header' : value['in'];
    const at = (name: string) => nameOf(places.at(value, name));
    const ineffective = new Map<string, string>();
    if (location !== 'query' && typeof location === 'string')
      for (const name of ofQuery) ineffective.set(name, `in ${location} parameters`);
    if (Object.hasOwn(value, 'content'))
      for (const name of serialisation) ineffective.set(name, 'beside "content"');
    for (const [name, where] of ineffective)
      if (Object.hasOwn(value, name)) yield finding('lint/ineffective-field', { name, where }, at(name));
    const { style } = value;
    const applicable = typeof style === 'string' && Object.hasOwn(styledTypes, style) && styledTypes[style];
    if (typeof style !== 'string' || !applicable) continue;
    const types = typesOf(references.follow(value['schema']));
    if (types.length === 0 || types.some((type) => applicable.includes(type))) continue;
    yield finding(
      'lint/style-type-mismatch',
      { style, wanted: applicable.join(' or '), types: types.join(' or ') },
      places.at(value, 'style'),
    );
  }
};

/** The types that a schema names itself, without null. */
function typesOf(schema: Json | undefined): readonly string[] {
  const type = memberOf(schema, 'type');
  return (typeof type === 'string' ? [type] : listOf(type)).map(String).filter((each) => each !== 'null');
}
