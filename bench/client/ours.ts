import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { clientEmitter } from '../../generators/emit/client/client-emitter.ts';
import { manifestEmitter } from '../../generators/emit/manifest/manifest-emitter.ts';
import { typesEmitter } from '../../generators/emit/types/types-emitter.ts';
import { generate } from '../../generators/pipeline.ts';

/** Generates our client of a document, with its types, into a folder and keeps other contents of it. */
export async function generateClientOf(document: string, folder: string): Promise<void> {
  const emitters = [clientEmitter, typesEmitter, manifestEmitter];
  const { output, findings } = await generate({ document, emitters });
  if (output === undefined) throw new Error(findings.map(({ message }) => message).join('\n'));
  for (const part of ['client', 'types']) await rm(join(folder, part), { recursive: true, force: true });
  for (const { path, text } of output.files) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
}
