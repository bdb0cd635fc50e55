import type { ApiModel, Operation, Server } from '../model/model.ts';
import type { Part } from './change.ts';

/** The servers of a document, each with the variables of its URL (OpenAPI 3.1.1, section 4.8.5). */
export function serverParts(servers: readonly Server[]): readonly Part[] {
  return servers.map((server) => ({
    owner: { kind: 'document' },
    kind: 'server',
    way: ['servers', server.url],
    facts: new Map(variableTexts(server).map(({ name, text }) => [`variable ${name}`, text])),
    deprecated: false,
  }));
}

/**
 * The servers of an operation where they are not those of the document: its own, or those of its path. A document that
 * changes its servers so changes no operation.
 */
export function ownServerFacts(
  { servers: shared }: ApiModel,
  { servers }: Operation,
): readonly (readonly [name: string, value: string])[] {
  const own = servers.map(serverText).join(', ');
  return own === shared.map(serverText).join(', ') ? [] : [['servers', own]];
}

function serverText(server: Server): string {
  const variables = variableTexts(server).map(({ name, text }) => `${name} ${text}`);
  return variables.length === 0 ? server.url : `${server.url} (${variables.join('; ')})`;
}

/** The default of each variable, and the values that it may have: `eu of eu, us`. */
function variableTexts({ variables }: Server): readonly { readonly name: string; readonly text: string }[] {
  return Object.entries(variables).map(([name, { default: standard, enum: values }]) => ({
    name,
    text: values === undefined ? standard : `${standard} of ${values.join(', ')}`,
  }));
}
