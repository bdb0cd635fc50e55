import { catalog, finding } from '../diagnostics/catalog.ts';
import type { Finding } from '../diagnostics/finding.ts';
import { Ignores, type Ignore } from '../diagnostics/ignores.ts';
import type { SaidIgnores } from '../source/ignores.ts';
import { suggest } from '../source/suggestion.ts';
import { definitionsOf } from './definitions.ts';
import type { Plugin } from './plugin.ts';

/** Stages for which `lint` shows all findings; it cannot decide whether an entry for another stage is used. */
const SHOWN: ReadonlySet<string> = new Set(['source', 'openapi', 'schema', 'names', 'lint']);

/** The findings that a document asks to ignore, and the errors in that list. */
export interface CheckedIgnores {
  readonly ignores: Ignores;
  readonly findings: readonly Finding[];
}

/** The valid entries: the code exists, and its finding is not an error. */
export function checkIgnores(said: SaidIgnores | undefined, plugins: readonly Plugin[]): CheckedIgnores {
  const { ignores, invalid } = said ?? { ignores: [], invalid: [] };
  const definitions = definitionsOf(plugins);
  const findings = invalid.map(({ problem, at }) => finding('lint/invalid-ignore', { problem }, at));
  const valid = ignores.filter(({ code, at }) => {
    const definition = definitions.get(code);
    if (definition !== undefined && definition.severity !== 'error') return true;
    const problem =
      definition === undefined
        ? `There is no finding ${JSON.stringify(code)}${suggest(code, [...definitions.keys()]).replace(/\?$/, '')}`
        : `${code} is an error and cannot be ignored: without it the output would be wrong or unsafe`;
    findings.push(finding('lint/invalid-ignore', { problem }, at));
    return false;
  });
  return { ignores: new Ignores(valid), findings };
}

/** Entries that matched nothing, once all findings of `lint` are known. */
export function unusedIgnores(ignores: Ignores): readonly Finding[] {
  return ignores.unused.filter(isShown).map(({ code, at }) => finding('lint/unused-ignore', { code }, at));
}

function isShown({ code }: Ignore): boolean {
  return !Object.hasOwn(catalog, code) || SHOWN.has(code.slice(0, code.indexOf('/')));
}
