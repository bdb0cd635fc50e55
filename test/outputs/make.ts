import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { emitters as all } from '../../generators/emit/registry.ts';
import { generate } from '../../generators/pipeline.ts';
import type { JsonObject } from '../../generators/json/json.ts';
import type { OutputRequest } from './request.ts';

/** Generates into an empty folder, as `forgespec generate` does. */
export async function makeOutput({ document, ...options }: OutputRequest, folder: string): Promise<void> {
  if (typeof document === 'string') return generateInto(folder, { document, ...options });
  const place = await mkdtemp(join(tmpdir(), 'document-'));
  try {
    await generateInto(folder, { document: await written(document, place), ...options });
  } finally {
    await rm(place, { recursive: true });
  }
}

async function written(document: JsonObject, folder: string): Promise<string> {
  const path = join(folder, 'document.json');
  await writeFile(path, JSON.stringify(document));
  return path;
}

async function generateInto(
  folder: string,
  { document, emitters, layout }: OutputRequest & { readonly document: string },
): Promise<void> {
  const chosen = all.filter(({ name }) => emitters.some((each) => each === name));
  const { output, findings } = await generate({ document, emitters: chosen, layout });
  if (output === undefined) throw new Error(findings.map(({ message }) => message).join('\n'));
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
  for (const { path, text } of output.files) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
}
