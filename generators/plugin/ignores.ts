import { catalog, finding } from '../diagnostics/catalog.ts';
import type { Finding } from '../diagnostics/finding.ts';
import { Ignores, type Ignore } from '../diagnostics/ignores.ts';
import type { SaidIgnores } from '../source/rules/ignores.ts';
import { suggest } from '../source/rules/suggestion.ts';
import { definitionsOf } from './definitions.ts';
import type { Plugin } from './plugin.ts';

/** Stages whose findings `lint` shows. Whether entries for other stages are used is unknown there. */
const SHOWN: ReadonlySet<string> = new Set(['source', 'openapi', 'schema', 'names', 'lint']);

/** The findings that a document ignores, and the errors in that list. */
export interface CheckedIgnores {
  readonly ignores: Ignores;
  readonly findings: readonly Finding[];
}

/** Checks the list of a document: codes have to exist, and findings may not be errors. */
export function checkIgnores(list: SaidIgnores | undefined, plugins: readonly Plugin[]): CheckedIgnores {
  const { ignores, invalid } = list ?? { ignores: [], invalid: [] };
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

/** Reports entries that no finding of `lint` has matched. */
export function unusedIgnores(ignores: Ignores): readonly Finding[] {
  return ignores.unused.filter(isShown).map(({ code, at }) => finding('lint/unused-ignore', { code }, at));
}

function isShown({ code }: Ignore): boolean {
  return !Object.hasOwn(catalog, code) || SHOWN.has(code.slice(0, code.indexOf('/')));
}
