import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { changeCodes } from '../../generators/diff/codes/codes.ts';
import type { ContractChange } from '../../generators/diff/contract.ts';
import { diffModels } from '../../generators/diff/diff.ts';
import { clientEmitter } from '../../generators/emit/client/client-emitter.ts';
import { typesEmitter } from '../../generators/emit/types/types-emitter.ts';
import { generate, loadModel } from '../../generators/pipeline.ts';
import { replaceAt } from '../../generators/sample/replace.ts';
import type { Json, JsonObject } from '../../generators/json/json.ts';
import { compile } from '../outputs/compiler.ts';
import { document } from './call-sites/document.ts';
import { renames, rows, type Edits } from './call-sites/rows.ts';
import { uses } from './call-sites/uses.ts';

const root = mkdtempSync(join(tmpdir(), 'forgespec-calls-'));
let failing: ReadonlySet<string> = new Set();

/** A later document, and the code that uses what has changed in it. */
interface Site {
  readonly code: string;
  readonly use: keyof typeof uses;
  readonly text: string;
  readonly compiles: boolean;
}

const sites: readonly Site[] = [
  ...rows.map(([code, edits, use, compiles = false]) => ({
    code,
    use,
    text: JSON.stringify(edited(edits)),
    compiles,
  })),
  ...renames.map(([code, from, to, use, compiles = false]) => ({
    code,
    use,
    text: renamed(from, to),
    compiles,
  })),
];
const changesOf = new Map<Site, readonly ContractChange[]>();
/** The exported names of the earlier output that the later one has not. */
const goneFrom = new Map<Site, readonly string[]>();

function edited(edits: Edits): Json {
  const later = Object.entries(edits).reduce<Json | undefined>(
    (made, [pointer, value]) => made && replaceAt(made, pointer, value),
    document,
  );
  return later ?? null;
}

/** A name in braces is that of a path parameter too. */
function renamed(from: string, to: string): string {
  return JSON.stringify(document).replaceAll(from, to).replaceAll(named(from), named(to));
}

function named(name: string): string {
  return `"name":${JSON.stringify(name.replaceAll(/[{}]/g, ''))}`;
}

function put(path: string, text: string): void {
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Generates into a folder, beside the call sites. */
async function print(folder: string, text: string, code: JsonObject) {
  put(`${folder}/api.json`, text);
  const path = join(root, folder, 'api.json');
  const { output } = await generate({ document: path, emitters: [clientEmitter, typesEmitter] });
  for (const file of output?.files ?? []) put(`${folder}/${file.path}`, String(file.text));
  for (const [name, site] of Object.entries(code)) put(`${folder}/${name}.ts`, String(site));
  const { model, source } = await loadModel(path);
  if (model === undefined || source === undefined) throw new Error(`${folder} cannot be read.`);
  const names = (output?.files ?? []).flatMap((file) => exportedNames(file.path, String(file.text)));
  return { compared: { model, places: source.places }, names: new Set(names) };
}

function exportedNames(path: string, text: string): readonly string[] {
  if (!path.endsWith('.d.ts')) return [];
  const declared = /^export (?:declare )?(?:type|interface|const|function|class) (\w+)/gm;
  return [...text.matchAll(declared)].map(([, name]) => name ?? '');
}

beforeAll(async () => {
  put('package.json', '{ "type": "module" }');
  const before = await print('before', JSON.stringify(document), uses);
  for (const [index, site] of sites.entries()) {
    const after = await print(`after${index}`, site.text, { site: uses[site.use] });
    changesOf.set(site, diffModels(before.compared, after.compared).changes);
    goneFrom.set(
      site,
      [...before.names].filter((name) => !after.names.has(name)),
    );
  }
  const options = {
    strict: true,
    noEmit: true,
    target: 'es2024',
    module: 'nodenext',
    types: [],
    lib: ['es2024', 'esnext', 'dom', 'dom.iterable', 'dom.asynciterable'],
    skipLibCheck: true,
  };
  put('tsconfig.json', JSON.stringify({ compilerOptions: options, include: ['*/*.ts'] }));
  const said = await compile(root);
  failing = new Set([...said.matchAll(/^(\S+?)\(\d+,\d+\): error/gm)].map(([, file]) => file ?? ''));
  rmSync(root, { recursive: true });
});

describe('code that uses what is generated', () => {
  it('compiles with the earlier document', () => {
    expect([...failing].filter((file) => !/^after\d+\/site\.ts$/.test(file))).toEqual([]);
  });

  it.each(sites.map((site, index) => [site.code, site, index] as const))('%s', (code, site, index) => {
    const changes = (changesOf.get(site) ?? []).filter((each) => each.code === `diff/${code}`);
    expect(changes.length).toBeGreaterThan(0);
    expect([site.use, !failing.has(`after${index}/site.ts`)]).toEqual([site.use, site.compiles]);
    for (const { affects } of changes) expect(affects.includes('client-code')).toBe(!site.compiles);
  });

  it('loses no name without a change that affects it', () => {
    const lost = [...goneFrom].filter(([, names]) => names.length > 0);
    expect(lost.length).toBeGreaterThan(5);
    const unreported = lost.filter(
      ([site]) => !(changesOf.get(site) ?? []).some(({ affects }) => affects.includes('client-code')),
    );
    expect(unreported.map(([{ code }, names]) => [code, names])).toEqual([]);
  });

  it('is there for every code that claims to affect it', () => {
    const known = new Set(sites.map(({ code }) => `diff/${code}`));
    const claiming = Object.entries(changeCodes).filter(([, { affects }]) => affects.includes('client-code'));
    expect(claiming.map(([code]) => code).filter((code) => !known.has(code))).toEqual([]);
  });
});
