import type { Server } from '../../model/model.ts';
import type { ChangeCode } from '../codes/codes.ts';
import type { ChangeWords } from '../codes/define-code.ts';
import type { Verdict } from '../contract.ts';
import type { Comparison } from './comparison.ts';
import { documentGroup } from './draft.ts';
import { breaksName, breaksRequest, safe, unknown } from './verdicts.ts';

/** The servers of an operation as text; a document without servers has `/` (OpenAPI 3.1.1, section 4.8.1). */
export function serversText(servers: readonly Server[]): string {
  return servers.map(({ url }) => url).join(', ') || '/';
}

/** Compares the servers of the documents by their URLs, and their variables. */
export function compareServers(comparison: Comparison): void {
  const { before, after, places } = comparison;
  const [old, young] = [before.servers, after.servers];
  const add: Add = (code, words, judgement) =>
    comparison.add({
      code,
      words,
      before: places.before.at(before.bundle, 'servers'),
      after: places.after.at(after.bundle, 'servers'),
      group: documentGroup('servers', ...(words.where === 'servers' ? [] : [words.where])),
      judgement,
    });
  const [first, firstAfter] = [old[0]?.url ?? '/', young[0]?.url ?? '/'];
  for (const { url } of young)
    if (!old.some((each) => each.url === url))
      add('diff/server-added', { where: url }, safe('the other servers are as before'));
  for (const { url } of old)
    if (!young.some((each) => each.url === url))
      add('diff/server-removed', { where: url }, breaksRequest(`… ${url}`));
  const isKnown = young.some(({ url }) => url === first);
  if (first !== firstAfter && isKnown)
    add(
      'diff/server-first-changed',
      { where: 'servers', before: first, after: firstAfter },
      unknown('servers'),
    );
  for (const server of old) {
    const other = young.find(({ url }) => url === server.url);
    if (other !== undefined) compareVariables(server, other, add);
  }
}

type Add = (code: ChangeCode, words: ChangeWords, judgement: Verdict) => void;

function compareVariables(before: Server, after: Server, add: Add): void {
  for (const [name, variable] of Object.entries(before.variables)) {
    const where = `variable ${name} of the server ${before.url}`;
    const other = Object.hasOwn(after.variables, name) ? after.variables[name] : undefined;
    if (other === undefined) {
      add('diff/server-variable-removed', { where }, breaksName(name));
      continue;
    }
    if (variable.default !== other.default)
      add(
        'diff/server-variable-default-changed',
        { where, before: variable.default, after: other.default },
        breaksRequest(before.url.replaceAll(`{${name}}`, variable.default)),
      );
    const [old, young] = [variable.enum, other.enum];
    const gone = young === undefined ? [] : (old ?? []).filter((value) => !young.includes(value));
    const isSame = old?.join('\n') === young?.join('\n');
    if (isSame) continue;
    const [lost] = gone;
    add(
      'diff/server-variable-values-changed',
      { where, before: old?.join(', ') ?? 'any', after: young?.join(', ') ?? 'any' },
      lost === undefined
        ? old === undefined
          ? unknown('enum')
          : safe('all earlier values are still allowed')
        : breaksRequest(before.url.replaceAll(`{${name}}`, lost)),
    );
  }
}
