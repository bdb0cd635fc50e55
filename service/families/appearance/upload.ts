import type { UpdateAppearanceServerRequest } from '../../../generated/server/index.js';
import type { WriteBlob } from '../../blobs/blob-store.ts';
import { onePiece } from '../../blobs/one-piece.ts';
import { badRequest } from '../../http/refusals.ts';
import { images, type ImageName, type StoredAppearance, type StoredImage } from './store.ts';

type Form = Extract<UpdateAppearanceServerRequest, { readonly contentType: 'multipart/form-data' }>['body'];

/** Bytes of an image. */
const maxBytes = 1_048_576;

/** Allowed kinds of images by extension; the first bytes must match. SVG is text that can contain scripts: refused. */
const kinds: readonly {
  readonly ending: string;
  readonly mediaType: string;
  readonly begins: readonly (readonly number[])[];
}[] = [
  { ending: '.png', mediaType: 'image/png', begins: [[0x89, 0x50, 0x4e, 0x47]] },
  { ending: '.jpg', mediaType: 'image/jpeg', begins: [[0xff, 0xd8, 0xff]] },
  { ending: '.jpeg', mediaType: 'image/jpeg', begins: [[0xff, 0xd8, 0xff]] },
  { ending: '.gif', mediaType: 'image/gif', begins: [[0x47, 0x49, 0x46, 0x38]] },
  { ending: '.ico', mediaType: 'image/x-icon', begins: [[0, 0, 1, 0]] },
];

const endingsOf: Readonly<Record<ImageName, readonly string[]>> = {
  logo: ['.png', '.jpg', '.jpeg', '.gif'],
  header_logo: ['.png', '.jpg', '.jpeg', '.gif'],
  favicon: ['.png', '.ico'],
  pwa_icon: ['.png', '.jpg', '.jpeg', '.gif'],
};

/** Reads a form with images (Part A 4.12), stores them, and returns the changes. */
export async function readUpload(form: Form, write: WriteBlob): Promise<Partial<StoredAppearance>> {
  const fields = await form.read();
  const { logo, header_logo, favicon, pwa_icon, ...texts } = fields;
  const uploads = { logo, header_logo, favicon, pwa_icon };
  const stored: Partial<Record<ImageName, StoredImage>> = {};
  for (const name of images) {
    const file = uploads[name];
    if (file === undefined) continue;
    const content = new Uint8Array(await file.arrayBuffer());
    const kind = kinds.find(({ ending }) => file.name.toLowerCase().endsWith(ending));
    const isAllowed = kind !== undefined && endingsOf[name].includes(kind.ending);
    if (!isAllowed || !kind.begins.some((bytes) => bytes.every((byte, at) => content[at] === byte)))
      throw badRequest(`${name} is not an image of the kinds ${endingsOf[name].join(', ')}`);
    const blob = await write(onePiece(content), { maxBytes });
    const path = `/uploads/-/system/appearance/${name}/1/${name}${kind.ending}`;
    stored[name] = { ...blob, path, mediaType: kind.mediaType };
  }
  return { ...texts, ...stored };
}
