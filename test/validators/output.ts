import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { validatorsEmitter } from '../../generators/emit/validators/validators-emitter.ts';
import type { ApiModel } from '../../generators/model/model.ts';
import { emitted } from '../emit/emitted.ts';

/** Writes the validators of a model to a folder that lasts as long as the test. */
export async function written(model: ApiModel): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'validators-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const { files } = await emitted(validatorsEmitter, model);
  const all = [...files, { path: 'package.json', text: '{ "type": "module" }' }];
  for (const { path, text } of all) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  return folder;
}
