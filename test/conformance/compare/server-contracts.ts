import { loadOperation } from '../artifacts/operation-files.ts';
import type { BodyFacts, DocumentFacts, ParameterFacts, Schema } from '../document/facts.ts';
import { alternativesOf, facetsOf, membersOf, requiredOf } from '../document/schema.ts';
import type { Comparison, Disagreement } from './comparison.ts';
import { attempt, difference, setDifference } from './difference.ts';

interface Descriptor {
  readonly name: string;
  readonly in: string;
  readonly style: string;
  readonly explode: boolean;
  readonly allowReserved: boolean;
  readonly required: boolean;
  readonly splitDecoded: boolean;
}

interface Content {
  readonly kind: string;
  readonly fields?: readonly Descriptor[];
}

interface Contract {
  readonly parameters?: Readonly<Record<string, { readonly descriptors: readonly Descriptor[] } | undefined>>;
  readonly body?: {
    readonly required: boolean;
    readonly content: Readonly<Record<string, Content>>;
    readonly inQuery?: string;
    readonly inParts?: string;
  };
  readonly responses: Readonly<
    Record<
      string,
      { readonly headers: readonly Descriptor[]; readonly content: Readonly<Record<string, Content>> }
    >
  >;
}

/** What the contract of an operation says, also where nothing reads it at present. */
export const serverContracts: Comparison = {
  artifact: 'server',
  operation: ({ facts, generated }, operation) =>
    attempt('server/contract', async (): Promise<readonly Disagreement[]> => {
      const { id, parameters, body, responses } = operation;
      const contract = await loadOperation<Contract>(generated, 'server', operation);
      if (contract === undefined) return [{ name: 'server/contract', says: `${id} is missing` }];
      const found = Object.values(contract.parameters ?? {}).flatMap((part) => part?.descriptors ?? []);
      const contents = Object.entries(contract.body?.content ?? {}).map(
        ([type, { kind }]) => `${type} ${kind}`,
      );
      return [
        ...setDifference(
          'server/contract',
          id,
          found.map(print),
          parameters.map((each) =>
            print({ ...each, required: each.isRequired, splitDecoded: isSplitLate(each) }),
          ),
        ),
        ...difference('server/contract', `${id} body`, contract.body?.required, body?.isRequired),
        ...(body === undefined ? [] : compareBody(facts, id, { found: contract.body, body })),
        ...setDifference(
          'server/contract',
          `${id} body`,
          contents,
          [...(body?.content.keys() ?? [])].map((type) => `${type} ${kindOf(type)}`),
        ),
        ...setDifference(
          'server/contract',
          `${id} statuses`,
          Object.keys(contract.responses),
          responses.keys(),
        ),
        ...[...responses].flatMap(([status, { headers, content }]) => [
          ...setDifference(
            'server/contract',
            `${id} ${status}`,
            (contract.responses[status]?.headers ?? []).map(print),
            [...headers].map(([name, { isRequired }]) => print({ ...HEADER, name, required: isRequired })),
          ),
          ...setDifference(
            'server/contract',
            `${id} ${status} content`,
            Object.entries(contract.responses[status]?.content ?? {}).map(
              ([type, { kind }]) => `${type} ${kind}`,
            ),
            // Nothing writes forms for a response, so that they are bytes.
            [...content.keys()].map((type) => `${type} ${/form/.test(type) ? 'binary' : kindOf(type)}`),
          ),
        ]),
      ];
    }),
};

/** Headers are written one way alone (OpenAPI 3.1, Header Object). */
const HEADER = { in: 'header', style: 'simple', explode: false, allowReserved: false, splitDecoded: false };

/** Members of forms are nested names, each value under its own. */
const FIELD = { in: 'form', style: 'deepObject', explode: true, allowReserved: false, splitDecoded: false };

/** The members of a body, and where else they may stand: in the query as the first of these kinds, a form in parts. */
function compareBody(
  facts: DocumentFacts,
  id: string,
  { found, body }: { readonly found: Contract['body']; readonly body: BodyFacts },
): readonly Disagreement[] {
  const isFormed = (type: string): boolean => body.alsoIn.includes('query') || !/json/.test(type);
  const kinds = [...body.content.keys()];
  const withMembers = new Set(kinds.filter((type) => hasMembers(facts, body.content.get(type) ?? true)));
  const inQuery = [FORM, 'application/json', PARTS].find((type) => withMembers.has(type));
  return [
    ...[...body.content].flatMap(([type, schema]) =>
      setDifference(
        'server/contract',
        `${id} members of ${type}`,
        (found?.content[type]?.fields ?? []).map(print),
        isFormed(type) ? memberNames(facts, schema).map((each) => print({ ...FIELD, ...each })) : [],
      ),
    ),
    ...difference(
      'server/contract',
      `${id} members in the query`,
      found?.inQuery,
      body.alsoIn.includes('query') ? inQuery : undefined,
    ),
    ...difference(
      'server/contract',
      `${id} form in parts`,
      found?.inParts,
      body.alsoIn.includes('multipart') && kinds.includes(FORM) && !kinds.includes(PARTS) ? FORM : undefined,
    ),
  ];
}

const FORM = 'application/x-www-form-urlencoded';
const PARTS = 'multipart/form-data';

/** How a body of a media type is read and written. */
function kindOf(type: string): string {
  if (type === FORM) return 'form';
  if (type === PARTS) return 'multipart';
  if (type.endsWith('json')) return 'json';
  return type.startsWith('text/') ? 'text' : 'binary';
}

/** Lists in one parameter of the query are cut at commas once they are decoded, as clients encode those too. */
function isSplitLate({ in: place, style, explode }: ParameterFacts): boolean {
  return place === 'query' && style === 'form' && !explode;
}

/** Whether a schema takes an object with some members, named or not. */
function hasMembers(facts: DocumentFacts, schema: Schema): boolean {
  const isClosed = facetsOf(facts, schema).some((facet) => facet['additionalProperties'] === false);
  return memberNames(facts, schema).length > 0 || !isClosed;
}

/** The members that a schema names, also in its alternatives, with those that every one of them asks for. */
function memberNames(
  facts: DocumentFacts,
  schema: Schema,
): readonly { readonly name: string; readonly required: boolean }[] {
  const facets = facetsOf(facts, schema);
  const alternatives = alternativesOf(facets).map((each) => facetsOf(facts, each));
  const required = requiredOf(facets);
  const names = [facets, ...alternatives].flatMap((each) => [...membersOf(each).keys()]);
  return [...new Set(names)].map((name) => ({ name, required: required.has(name) }));
}

function print({
  name,
  in: place,
  style,
  explode,
  allowReserved,
  required,
  splitDecoded,
}: Descriptor): string {
  return [
    place,
    name,
    style,
    explode ? 'exploded' : 'whole',
    allowReserved ? 'reserved' : 'encoded',
    required ? 'required' : 'optional',
    splitDecoded ? 'cut late' : 'cut early',
  ].join(' ');
}
