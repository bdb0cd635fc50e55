import { fieldsOf, sameBodies, type PageField } from '../artifacts/page.ts';
import type { DocumentFacts, OperationFacts, Schema } from '../document/facts.ts';
import { arrayAt, member } from '../document/json.ts';
import { alternativesOf, facetsOf, keyword, membersOf, referenceOf, requiredOf } from '../document/schema.ts';
import type { Disagreement } from './comparison.ts';
import { difference, setDifference } from './difference.ts';
import { compareField } from './docs-fields.ts';

/** Levels of members that are compared below a body. */
const DEEPEST = 4;

/** What the page of an operation says of the members of its bodies, whether they are sent or come back. */
export function compareBodies(
  facts: DocumentFacts,
  { id, body, responses }: OperationFacts,
  html: string,
): readonly Disagreement[] {
  const fields = fieldsOf(html);
  const same = sameBodies(html);
  const bodies = anchors('body', body?.content ?? new Map<string, Schema>());
  const all = [
    ...bodies,
    ...[...responses].flatMap(([status, { content }]) => anchors(`${status}.body`, content)),
  ];
  const schemas = new Map(all);
  return all.flatMap(([anchor, schema]) => {
    const shown = same.get(anchor);
    return shown === undefined
      ? compareMembers(facts, {
          what: `${id} ${anchor}`,
          anchor,
          schema,
          fields,
          partTypes: partTypesAt(body, anchor.startsWith('body') ? schema : undefined),
          depth: 0,
        })
      : difference('docs/same', `${id} ${anchor}`, schemas.get(shown), schema);
  });
}

/** Media types of one schema stand together. */
function anchors(name: string, content: ReadonlyMap<string, Schema>): readonly (readonly [string, Schema])[] {
  const distinct = new Map([...content.values()].map((schema) => [JSON.stringify(schema), schema]));
  return [...distinct.values()].map((schema, index) => [index === 0 ? name : `${name}-${index + 1}`, schema]);
}

interface Place {
  readonly what: string;
  readonly anchor: string;
  readonly schema: Schema;
  readonly fields: ReadonlyMap<string, PageField>;
  /** Media types of the parts of a form, by their names. */
  readonly partTypes?: ReadonlyMap<string, string>;
  readonly depth: number;
}

/** What the media types that share a schema say of the parts. */
function partTypesAt(body: OperationFacts['body'], schema: Schema | undefined): ReadonlyMap<string, string> {
  const types = [...(body?.content ?? [])].filter(([, each]) => each === schema).map(([type]) => type);
  return new Map(types.flatMap((type) => [...(body?.partTypes.get(type) ?? [])]));
}

/** The members of an object, alone or beside null, or of the items of a list; those deeper down where the page shows them in place. */
function compareMembers(facts: DocumentFacts, place: Place): readonly Disagreement[] {
  const { what, anchor, schema, fields, partTypes, depth } = place;
  const facets = facetsOf(facts, schema);
  const items = keyword(facets, 'items');
  if (items !== undefined) return compareMembers(facts, { ...place, schema: items });
  const alternatives = alternativesOf(facets);
  const [other, another] = alternatives.filter((each) => member(each, 'type') !== 'null');
  if (other !== undefined && another === undefined) return compareMembers(facts, { ...place, schema: other });
  const members = membersOf(facets);
  const required = requiredOf(facets);
  const shown = [...fields.keys()].filter(
    (each) => each.startsWith(`${anchor}.`) && /^[^.=*]+$/.test(each.slice(anchor.length + 1)),
  );
  if (depth > DEEPEST) return [];
  const choices = ['anyOf', 'oneOf'].flatMap((choice) =>
    facets.flatMap((facet) => arrayAt(facet, choice).map((each) => [choice, each] as const)),
  );
  const ofChoices = choices.flatMap(([choice, each]) => {
    const name = referenceOf(each);
    const below = `${choice}.${name}`;
    return name === undefined
      ? []
      : compareMembers(facts, {
          what: `${what}.${below}`,
          anchor: `${anchor}.${below}`,
          schema: each,
          fields,
          depth: depth + 1,
        });
  });
  if (depth > 0 && shown.length === 0) return ofChoices;
  return [
    ...ofChoices,
    ...setDifference(
      'docs/members',
      what,
      shown,
      [...members.keys()].map((name) => `${anchor}.${name}`),
    ),
    ...[...members].flatMap(([name, each]) => [
      ...compareField(facts, `${what}.${name}`, {
        field: fields.get(`${anchor}.${name}`),
        described: { schema: each, isRequired: required.has(name), partType: partTypes?.get(name) },
      }),
      ...compareMembers(facts, {
        what: `${what}.${name}`,
        anchor: `${anchor}.${name}`,
        schema: each,
        fields,
        depth: depth + 1,
      }),
    ]),
  ];
}
