import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadModel } from '../../generators/pipeline.ts';
import { cache, hostingDocument, output, peers } from '../places.ts';
import { measureProcess, runForJson } from '../process.ts';
import type { Section } from '../section.ts';
import { alternate, median } from '../statistics.ts';
import { generateClientOf } from './ours.ts';
import { generatePeers } from './peers.ts';
import { typedPrograms, type TypedProgram } from './programs.ts';

const ROUNDS = 3;

/** The time of the compiler and of an editor for a file with twenty calls. */
export async function benchClientTypes(): Promise<Section> {
  await generatePeers('https://forge.example/api/v4');
  await generateClientOf(hostingDocument, output.hosting);
  const { model } = await loadModel(hostingDocument);
  if (model === undefined) throw new Error('The document was refused.');
  const programs = typedPrograms(model).map((program, index) => ({ ...program, ...write(program, index) }));
  const checks = await alternate(
    ROUNDS,
    Object.fromEntries(
      programs.map(({ title, config }) => [
        title,
        () => measureProcess([join(peers, 'typescript/bin/tsc'), '-p', config], cache),
      ]),
    ),
  );
  const completions = await alternate(
    ROUNDS,
    Object.fromEntries(
      programs.map(({ title, config, file, offered }) => [
        title,
        () =>
          runForJson<{ first: number; edited: number }>([
            join(import.meta.dirname, 'completion.ts'),
            config,
            file,
            offered,
          ]),
      ]),
    ),
  );
  return {
    title: 'Types of the client',
    remark:
      `A file with twenty calls: \`tsc\` 5.9 as a whole process (\`strict\`, \`skipLibCheck\`), and completion of an argument by the language service, first in a fresh one and then after edits; ` +
      `${ROUNDS} processes each in turns, medians. Target: no slower than the peers. The calls are the same but those of @gitbeaker/rest, which has no others; kubb makes no types of this document.`,
    head: [
      'Client',
      'Check, s',
      'Seconds of processors',
      'Peak MiB',
      'First completion, ms',
      'After an edit, ms',
    ],
    rows: programs.map(({ title }) => {
      const runs = checks.get(title) ?? [];
      const asked = completions.get(title) ?? [];
      return [
        title,
        median(runs.map(({ seconds }) => seconds)).toFixed(2),
        median(runs.map(({ processor }) => processor)).toFixed(2),
        median(runs.map(({ peak }) => peak)).toFixed(0),
        median(asked.map(({ first }) => first)).toFixed(0),
        median(asked.map(({ edited }) => edited)).toFixed(1),
      ];
    }),
  };
}

function write({ text }: TypedProgram, index: number): { readonly config: string; readonly file: string } {
  const folder = join(cache, 'client', `typed-${index}`);
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'program.ts');
  const config = join(folder, 'tsconfig.json');
  const compilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    target: 'es2022',
    module: 'esnext',
    moduleResolution: 'bundler',
    allowImportingTsExtensions: true,
    types: [],
    lib: ['es2022', 'dom', 'dom.iterable'],
    paths: { '*': [`${peers}/*`] },
  };
  writeFileSync(file, text);
  writeFileSync(config, JSON.stringify({ compilerOptions, files: [file] }));
  return { config, file };
}
