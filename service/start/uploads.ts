import { pipeline } from 'node:stream/promises';
import type { ServerResponse } from 'node:http';
import { images, readAppearance } from '../families/appearance/store.ts';
import type { Forge } from '../forge.ts';
import type { Mount } from './listener.ts';

const folder = '/uploads/-/system/appearance/';

/** The images of the appearance, which everybody may see. They are sent only as images. */
export function uploadsMount(forge: Forge): Mount {
  return {
    takes: (path) => path.startsWith(folder),
    answer(request, response) {
      const path = new URL(request.url ?? '/', forge.instance.url).pathname;
      send(forge, path, response).catch(() => response.destroy());
    },
  };
}

async function send({ database, blobs }: Forge, path: string, response: ServerResponse): Promise<void> {
  const appearance = await readAppearance(database);
  const image = images.map((name) => appearance[name]).find((stored) => stored?.path === path);
  if (image === undefined || image === null) {
    response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found\n');
    return;
  }
  response.writeHead(200, {
    'content-type': image.mediaType,
    'content-length': image.size,
    'x-content-type-options': 'nosniff',
  });
  await pipeline(await blobs.read(image.hash), response);
}
