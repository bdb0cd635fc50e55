import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { emitters } from '../../generators/emit/registry.ts';
import { generate } from '../../generators/pipeline.ts';

const modules = fileURLToPath(new URL('../../node_modules', import.meta.url));

/** A new folder with some artifacts of a document in `api/`. */
export async function outputsOf(document: string, names: readonly string[]): Promise<string> {
  const chosen = emitters.filter(({ name }) => names.includes(name));
  const { output, findings } = await generate({ document, emitters: chosen });
  if (output === undefined) throw new Error(`${document} has errors: ${findings[0]?.message}`);
  const folder = mkdtempSync(join(tmpdir(), 'forgespec-webhooks-'));
  for (const { path, text } of output.files) {
    const file = join(folder, 'api', path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  symlinkSync(modules, join(folder, 'node_modules'));
  return folder;
}
