import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import ts from 'typescript';
import { median } from '../statistics.ts';
import { MARK } from './programs.ts';

/**
 * Requests completion at the mark of a program from the language service, as an editor does: first from a new service,
 * then after each of some edits. Prints milliseconds. Usage: `completion.ts TSCONFIG PROGRAM NAME`; the name must be
 * offered.
 */
const EDITS = 15;

const [config = '', program = '', offered = ''] = process.argv.slice(2);
const { options, fileNames } = ts.parseJsonConfigFileContent(
  ts.readConfigFile(config, ts.sys.readFile).config,
  ts.sys,
  dirname(config),
);
let text = readFileSync(program, 'utf8');
let version = 0;
const service = ts.createLanguageService({
  ...ts.sys,
  useCaseSensitiveFileNames: () => ts.sys.useCaseSensitiveFileNames,
  getCompilationSettings: () => options,
  getScriptFileNames: () => fileNames,
  getScriptVersion: (name) => (name === program ? String(version) : '0'),
  getScriptSnapshot(name) {
    const content = name === program ? text : ts.sys.readFile(name);
    return content === undefined ? undefined : ts.ScriptSnapshot.fromString(content);
  },
  getCurrentDirectory: () => dirname(config),
  getDefaultLibFileName: ts.getDefaultLibFilePath,
});

function complete(): number {
  const begin = performance.now();
  const found = service.getCompletionsAtPosition(program, text.indexOf(MARK), {});
  const elapsed = performance.now() - begin;
  if (found?.entries.some(({ name }) => name === offered) !== true)
    throw new Error(`${offered} is not offered in ${program}.`);
  return elapsed;
}

const first = complete();
const edited = Array.from({ length: EDITS }, () => {
  version += 1;
  text = text.replace(MARK, ` ${MARK}`);
  return complete();
});
console.log(JSON.stringify({ first, edited: median(edited) }));
