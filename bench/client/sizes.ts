import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { loadModel } from '../../generators/pipeline.ts';
import { githubDocument, hostingDocument, output } from '../places.ts';
import { median } from '../statistics.ts';
import type { Section, Table } from '../section.ts';
import { bundle } from './bundle.ts';
import { contestants } from './contestants.ts';
import { generatePeers } from './peers.ts';
import { generateClientOf } from './ours.ts';
import { tsModelOf } from '../../generators/typescript/ts-model.ts';

/** Maximum bytes of a program with one call, minified and gzipped. */
const TARGET = 2_048;

const BASE_URL = 'https://forge.example/api/v4';

/** Sizes of programs with one call: ours and the peers', then those of every operation of two documents. */
export async function benchClientSizes(): Promise<Section> {
  await generatePeers(BASE_URL);
  await generateClientOf(hostingDocument, output.hosting);
  await generateClientOf(githubDocument, output.github);
  const rows = [];
  for (const { title, setUp, call, does } of contestants.filter(({ isForNode }) => isForNode !== true)) {
    const program = `const baseUrl = '${BASE_URL}', token = globalThis.token; ${setUp} console.log(await ${call});`;
    rows.push([title, does, ...(await sizesOf(program)).map(String)]);
  }
  const hosting = await sizesOfAll(hostingDocument, output.hosting);
  const github = await sizesOfAll(githubDocument, output.github);
  const remarks = [spreadOf(hosting, 'this document'), spreadOf(github, "GitHub's document")];
  return {
    title: 'Size of a program with one call',
    remark:
      `\`getProject\` with a token, bundled for browsers with esbuild. Target: with authentication, encoding and typed errors at most ${TARGET.toLocaleString('en')} B, minified and gzipped; ` +
      `pages, uploads and the codec of nested values are paid by those who use them. ${remarks.join(' ')}`,
    head: ['Client', 'Does', 'Minified, B', 'Gzipped, B'],
    rows,
    reasons: reasonsOf(hosting),
  };
}

/** A program with one call. */
interface Program {
  readonly gzipped: number;
  /** The functions of the runtime that the operation needs. */
  readonly uses: readonly string[];
}

/** The programs with one call, of all operations of a document. */
async function sizesOfAll(document: string, folder: string): Promise<readonly Program[]> {
  const { model } = await loadModel(document);
  if (model === undefined) throw new Error(`${document} was refused.`);
  const programs: Program[] = [];
  for (const { names } of tsModelOf(model).operations) {
    const path = `${folder}/client/operations/${names.file}.js`;
    const program = `
      import { createClient, headerToken } from '${folder}/client/runtime/index.js';
      import { ${names.value} as send } from '${path}';
      const client = createClient({ baseUrl: '${BASE_URL}', auth: headerToken('PRIVATE-TOKEN', globalThis.token) });
      console.log(await send(client, {}));`;
    const [, gzipped = 0] = await sizesOf(program);
    const imports = readFileSync(path, 'utf8').matchAll(/^import \{ (.*) \} from '.*\/runtime\//gm);
    programs.push({ gzipped, uses: [...imports].flatMap(([, used = '']) => used.split(', ')) });
  }
  return programs;
}

function isList({ uses }: Program): boolean {
  return uses.includes('callList');
}

/** How large the programs are. */
function spreadOf(programs: readonly Program[], name: string): string {
  const lists = programs.filter(isList).map(({ gzipped }) => gzipped);
  const plain = programs.filter((program) => !isList(program)).map(({ gzipped }) => gzipped);
  const within = plain.filter((size) => size <= TARGET).length;
  return (
    `Of ${name}, ${within} of ${plain.length} operations without pages are within it (median ${median(plain)} B, largest ${Math.max(...plain)} B)` +
    (lists.length === 0
      ? '.'
      : `; ${lists.length} lists have ${Math.min(...lists)} to ${Math.max(...lists)} B.`)
  );
}

/** The operations without pages, grouped by what they need of the runtime, where some exceed the target. */
function reasonsOf(programs: readonly Program[]): Table {
  const plain = programs.filter((program) => !isList(program));
  const byUses = Map.groupBy(plain, ({ uses }) =>
    uses
      .filter((used) => used !== 'call')
      .map((used) => `\`${used}\``)
      .join(', '),
  );
  const rows = [...byUses].flatMap(([uses, alike]) => {
    const sizes = alike.map(({ gzipped }) => gzipped);
    const over = sizes.filter((size) => size > TARGET).length;
    return over === 0
      ? []
      : [[uses, `${over} of ${sizes.length}`, String(Math.min(...sizes)), String(Math.max(...sizes))]];
  });
  return {
    remark:
      'Operations of this document without pages that are over the target, by what they need of the runtime beside what is in every call: sending, redirects, bounded bodies, credentials and typed errors.',
    head: ['Needs', 'Over', 'Least, B', 'Largest, B'],
    rows,
  };
}

/** Bytes minified, and gzipped. */
async function sizesOf(program: string): Promise<readonly [number, number]> {
  const text = await bundle(program, { minify: true, platform: 'browser' });
  return [Buffer.byteLength(text), gzipSync(text, { level: 9 }).length];
}
