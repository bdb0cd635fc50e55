import { readFileSync, statSync } from 'node:fs';
import { extname, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { finding } from '../diagnostics/catalog.ts';
import type { Finding } from '../diagnostics/finding.ts';
import type { SourceFile } from '../diagnostics/place.ts';
import { defaultExport } from '../plugin/load.ts';
import { resultOf } from '../plugin/user-code.ts';
import { scriptFile } from './script-places.ts';

/** A configuration as it was written, with the file that has the places of its members. */
export interface ReadConfig {
  readonly value: unknown;
  readonly file: SourceFile;
}

/**
 * Reads a configuration: JSON, or a module with the configuration as its default export, in JavaScript or in TypeScript
 * that Node can strip.
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
    // Loaded only here: most configurations are scripts, and most commands do not read JSON.
    const { parseStrictJson } = await import('../source/parse-json.ts');
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

/** By path: the file's time of modification before it was first loaded. */
const firstWritten = new Map<string, number>();

/** Node loads a module once, so a module that was modified since is loaded by another URL. */
function moduleUrl(path: string): string {
  const url = pathToFileURL(path);
  const written = statSync(path).mtimeMs;
  const first = firstWritten.get(path) ?? written;
  firstWritten.set(path, first);
  if (written !== first) url.search = String(written);
  return url.href;
}

/** The message of an error, on one line. Modules can throw any value. */
export function reasonOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).replaceAll(/\s+/g, ' ').trim();
}
