import { loadClient, recordRequest } from '../artifacts/client.ts';
import type { OperationFacts } from '../document/facts.ts';
import type { Json } from '../document/json.ts';
import type { RequestValues, WireRequest } from '../document/wire/request.ts';
import type { Comparison, Disagreement, Sources } from './comparison.ts';
import { attempt, difference } from './difference.ts';

/** All of ASCII that is no control, and what is not ASCII: each character that an address has a meaning for. */
const EVERY = `${Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('')}é€😀`;

/**
 * The texts of an address, character by character: in parameters of the path and the query all but unreserved ones are
 * encoded (RFC 3986, section 2.3; RFC 6570, section 3.2.1), and null is the same as absent. Slashes stay where a parameter
 * spans segments.
 */
export const clientTexts: Comparison = {
  artifact: 'client',
  operation: (sources, operation) =>
    attempt('client/texts', async () => {
      const [values] = sources.casebook.requests(operation);
      if (values === undefined) return [];
      return [
        ...(await compareEvery(sources, operation, values)),
        ...(await compareNull(sources, operation, values)),
        ...(await compareSlashes(sources, operation, values)),
      ];
    }),
};

async function compareEvery(
  sources: Sources,
  operation: OperationFacts,
  values: RequestValues,
): Promise<readonly Disagreement[]> {
  const { id, parameters, path } = operation;
  const texts = parameters.filter(
    ({ in: place, schema, isMultiSegment }) =>
      (place === 'path' || place === 'query') &&
      !isMultiSegment &&
      sources.casebook.oracle.accepts(schema, EVERY),
  );
  if (texts.length === 0) return [];
  const changed = texts.reduce((all, { in: place, name }) => withValue(all, place, name, EVERY), values);
  const sent = await sentBy(sources, operation, changed);
  const inPath = texts.filter((each) => each.in === 'path').length;
  return [
    ...difference('client/texts', `${id} in ${path}`, count(sent?.path ?? ''), inPath),
    ...difference('client/texts', `${id} in its query`, count(sent?.query ?? ''), texts.length - inPath),
  ];
}

async function compareNull(
  sources: Sources,
  operation: OperationFacts,
  values: RequestValues,
): Promise<readonly Disagreement[]> {
  const optional = operation.parameters.filter((each) => each.in === 'query' && !each.isRequired);
  if (optional.length === 0) return [];
  const changed = optional.reduce((all, { name }) => withValue(all, 'query', name, null), values);
  const sent = await sentBy(sources, operation, changed);
  const names = new Set([...new URLSearchParams(sent?.query)].map(([name]) => name));
  const found = optional.filter(({ name }) => names.has(name)).map(({ name }) => name);
  return difference('client/null', `${operation.id} parameters that are null`, found, []);
}

/** A slash stays as it is where a parameter spans segments. */
async function compareSlashes(
  sources: Sources,
  operation: OperationFacts,
  values: RequestValues,
): Promise<readonly Disagreement[]> {
  const spanning = operation.parameters.filter(({ isMultiSegment }) => isMultiSegment);
  if (spanning.length === 0) return [];
  const changed = spanning.reduce((all, { name }) => withValue(all, 'path', name, 'some/thing'), values);
  const sent = await sentBy(sources, operation, changed);
  const found = (sent?.path ?? '').split('some/thing').length - 1;
  return difference('client/slashes', operation.id, found, spanning.length);
}

function withValue(
  values: RequestValues,
  place: 'path' | 'query' | 'header' | 'cookie',
  name: string,
  value: Json,
): RequestValues {
  return place === 'path' || place === 'query'
    ? { ...values, [place]: { ...values[place], [name]: value } }
    : values;
}

async function sentBy(
  { facts, generated }: Sources,
  operation: OperationFacts,
  values: RequestValues,
): Promise<WireRequest | undefined> {
  const modules = await loadClient(generated, operation);
  return recordRequest(facts, operation, { modules, values });
}

/** How often a text has every character, encoded. */
function count(text: string): number {
  return text.split(strictly(EVERY)).length - 1;
}

/** Each byte but those of unreserved characters as its code. */
function strictly(text: string): string {
  return Array.from(Buffer.from(text), (byte) => {
    const character = String.fromCharCode(byte);
    return /[\w.~-]/.test(character) ? character : `%${byte.toString(16).toUpperCase().padStart(2, '0')}`;
  }).join('');
}
