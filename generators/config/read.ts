import { readFileSync, statSync } from 'node:fs';
import { extname, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { finding } from '../diagnostics/catalog.ts';
import type { Finding } from '../diagnostics/finding.ts';
import type { SourceFile } from '../diagnostics/place.ts';
import { defaultExport } from '../plugin/load.ts';
import { resultOf } from '../plugin/user-code.ts';
import { scriptFile } from './script-places.ts';

/** A configuration that is not checked yet, and its file. */
export interface ReadConfig {
  readonly value: unknown;
  readonly file: SourceFile;
}

/**
 * Reads a configuration: JSON, or a module in JavaScript or strippable TypeScript with the configuration as its default
 * export.
 * @param path absolute, or relative to the working folder
 */
export async function readConfig(
  path: string,
): Promise<ReadConfig | { readonly findings: readonly Finding[] }> {
  const shown = relative(process.cwd(), resolve(path)).replaceAll('\\', '/');
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    return { findings: [finding('config/unreadable', { path: shown, reason: reasonOf(error) })] };
  }
  if (extname(path) === '.json') {
    // Loaded only for JSON, as most configurations are scripts.
    const { parseStrictJson } = await import('../source/parse/parse-json.ts');
    const { value, file, findings } = parseStrictJson({ path: shown, text });
    return value === undefined || findings.length > 0 ? { findings } : { value, file };
  }
  const file = scriptFile({ path: shown, text });
  try {
    const module: unknown = await resultOf(import(moduleUrl(resolve(path))));
    return { value: defaultExport(module), file };
  } catch (error) {
    return {
      findings: [
        finding('config/unreadable', { path: shown, reason: reasonOf(error) }, { file, pointer: '' }),
      ],
    };
  }
}

/** The times of modification of modules when they were first loaded, by path. */
const firstModified = new Map<string, number>();

/** The URL of a module. Node loads each URL once, so that of a modified module is another one. */
function moduleUrl(path: string): string {
  const url = pathToFileURL(path);
  const modified = statSync(path).mtimeMs;
  const first = firstModified.get(path) ?? modified;
  firstModified.set(path, first);
  if (modified !== first) url.search = String(modified);
  return url.href;
}

/** The message of an error, on one line. Modules can throw any value. */
export function reasonOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).replaceAll(/\s+/g, ' ').trim();
}
