import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Finding } from '../../generators/diagnostics/finding.ts';
import type { OutputFile } from '../../generators/emit/emitter.ts';
import { resolveOutputPath } from '../../generators/output/output-path.ts';
import { compile } from '../outputs/compiler.ts';
import {
  extensionPosition,
  findingsOf,
  generateFrom,
  headerPositions,
  literalPositions,
  ofDocument,
  parameterPosition,
  patternPositions,
  rangePosition,
  refusals,
  unreferable,
  writerOf,
  type Generation,
} from './generation.ts';
import { markupIn } from './markdown.ts';
import { runNode } from './process.ts';
import { shapesOf, syntaxErrors } from './shape.ts';
import { hostileStrings } from './strings.ts';

// Threads for each document would take most of the time of these tests; the code in them is the same.
vi.mock('node:os', async (importOriginal) => ({
  ...(await importOriginal<typeof import('node:os')>()),
  availableParallelism: () => 1,
}));

// The runtime is the same for all documents, and compiling it takes most of the remaining time.
vi.mock('../../generators/emit/joined-runtime.ts', async (importOriginal) => {
  const { joinRuntime } = await importOriginal<typeof import('../../generators/emit/joined-runtime.ts')>();
  const joined = new Map<string, ReturnType<typeof joinRuntime>>();
  return {
    joinRuntime: (files: Parameters<typeof joinRuntime>[0]) => {
      const key = files.map(({ path }) => path).join();
      const made = joined.get(key) ?? joinRuntime(files);
      joined.set(key, made);
      return made;
    },
  };
});

const prototypeKeys = () =>
  [Object, Array, Function, String].map(({ prototype }) => Reflect.ownKeys(prototype));
const before = prototypeKeys();
const folders: string[] = [];
const root = await mkdtemp(join(tmpdir(), 'forgespec-hostile-'));

afterAll(() => rm(root, { recursive: true, force: true }));

test('the document as its author means it has nothing wrong with it', async () => {
  const { findings } = await generateFrom((_, ordinary) => ordinary, root);
  expect(findings.filter(({ severity }) => severity !== 'note')).toEqual([]);
});

const named = hostileStrings.map((text) => [JSON.stringify(text).slice(0, 60), text] as const);

describe.each(named)('%s at every position', (_, text) => {
  let files: readonly OutputFile[] = [];
  let assumed: Generation | undefined;
  let twin: readonly string[] = [];

  beforeAll(async () => {
    const refused = await refusedPositions(text);
    if (text.includes('%')) refused.add(unreferable);
    if (refused.size > 0) assumed = await generateFrom(writerOf(text, new Map()), root);
    const generation = await generateFrom(writerOf(text, texts(refused, undefined)), root);
    expect(generation.files, 'nothing else may be refused').toBeDefined();
    files = generation.files ?? [];
    const isPattern = !generation.findings.some(
      ({ code }) => code.startsWith('schema/') && code.includes('pattern'),
    );
    twin = await twinOf({
      refused,
      isPattern,
      isToken: /^[A-Za-z0-9!#$%&'*+.^_`|~-]+$/.test(text),
      isRange: text.includes('*'),
      hasLines: text.includes('\n'),
      isSplit: text.includes('/'),
      hasDots: text.split('/').some((segment) => /^\.{1,2}$/.test(segment)),
    });
    const folder = join(root, String(folders.length));
    folders.push(folder);
    for (const file of files) await write(resolveOutputPath(folder, file.path), file.text);
  });

  test('leaves files that parse', () => {
    expect(syntaxErrors(ofDocument(files))).toEqual([]);
    for (const { path, text: json } of files) if (path.endsWith('.json')) JSON.parse(json);
  });

  test('leaves files that parse where outputs go on with a flaw', () => {
    for (const { code } of assumed?.findings.filter(isError) ?? [])
      expect(code).toBe('openapi/lone-surrogate');
    expect(syntaxErrors(ofDocument(assumed?.files ?? []))).toEqual([]);
  });

  test('leaves the shape of a harmless text', () => {
    expect(shapesOf(ofDocument(files))).toEqual(twin);
  });

  test('leaves paths of plain names', () => {
    const paths = files.map(({ path }) => path);
    expect(
      paths.filter((path) => !/^(?:[a-z0-9_-]{1,200}\/)*[a-z0-9_-]{1,200}(?:\.[a-z]+)+$/.test(path)),
    ).toEqual([]);
    expect(new Set(paths).size).toBe(paths.length);
  });

  test('leaves no controls and no changes of direction', () => {
    // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
    const deceiving = /[\0-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]/;
    const strange = files.filter((file) => deceiving.test(String(file.text)));
    expect(strange.map(({ path }) => path)).toEqual([]);
  });

  test('leaves no markup in Markdown', () => {
    const pages = files.filter(({ path }) => path.endsWith('.md'));
    expect(pages.flatMap(({ text: page }) => markupIn(page))).toEqual([]);
  });
});

describe('all of these outputs', () => {
  test('pass the compiler', async () => {
    await write(
      join(root, 'tsconfig.json'),
      JSON.stringify({ compilerOptions, include: ['*/types/**/*.d.ts', '*/validators/**/*.d.ts'] }),
    );
    expect(await compile(root)).toBe('');
  });

  test('run without touching the tripwire', async () => {
    const { output, code } = await runNode([join(import.meta.dirname, 'probe.ts'), ...folders]);
    expect({ output, code }).toEqual({ output: '', code: 0 });
  });

  test('and what made them left the prototypes alone', () => {
    expect(prototypeKeys()).toEqual(before);
  });
});

const compilerOptions = {
  target: 'es2023',
  lib: ['es2023'],
  types: [],
  module: 'nodenext',
  strict: true,
  exactOptionalPropertyTypes: true,
  skipLibCheck: false,
  noEmit: true,
};

/** Where the text is refused, with findings that say why and where. */
async function refusedPositions(text: string): Promise<Set<string>> {
  const refused = new Set<string>();
  if (!(await findingsOf(writerOf(text, new Map()), root)).some(isError)) return refused;
  for (const [position, code] of Object.entries(refusals)) {
    const errors = (await findingsOf(writerOf(undefined, new Map([[position, text]])), root)).filter(isError);
    if (errors.length === 0) continue;
    refused.add(position);
    expect(errors.map((error) => error.code)).toContain(code);
    expect(errors.map(({ at }) => at?.pointer)).toEqual(errors.map(() => expect.stringMatching(/^\//)));
  }
  return refused;
}

function isError({ severity }: Finding): boolean {
  return severity === 'error';
}

const twins = new Map<string, Promise<readonly string[]>>();

/** The shapes of the output for a harmless text of the same kinds, at the positions that accept the text. */
function twinOf(like: {
  readonly refused: ReadonlySet<string>;
  readonly isPattern: boolean;
  readonly isToken: boolean;
  readonly isRange: boolean;
  readonly hasLines: boolean;
  readonly isSplit: boolean;
  readonly hasDots: boolean;
}): Promise<readonly string[]> {
  const { refused, isPattern, isToken, isRange, hasLines, isSplit, hasDots } = like;
  const key = [...refused, isPattern, isToken, isRange, hasLines, isSplit, hasDots].join(' ');
  const known = twins.get(key);
  if (known !== undefined) return known;
  const special = new Map<string, string | undefined>([
    ...(isSplit
      ? [[parameterPosition, hasDots ? 'harmless/../harmless' : 'harmless/harmless'] as const]
      : []),
    ...(hasDots ? texts(literalPositions, '..') : []),
    ...texts(refused, undefined),
    ...(isPattern ? [] : texts(patternPositions, '(')),
    ...(isToken ? [] : texts(headerPositions, 'harm less')),
    ...(isRange ? [[rangePosition, 'harmless/*'] as const] : []),
    ...(hasLines ? [[extensionPosition, 'harmless\nharmless'] as const] : []),
  ]);
  const made = generateFrom(writerOf('harmless', special), root);
  const shapes = made.then(({ files }) => shapesOf(ofDocument(files ?? [])));
  twins.set(key, shapes);
  return shapes;
}

function texts<T>(positions: ReadonlySet<string>, text: T): ReadonlyMap<string, T> {
  return new Map([...positions].map((position) => [position, text]));
}

async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}
