import type { Appearance } from '../../../generated/types/index.js';
import type { Reads, Writes } from '../../database/database.ts';
import { readSetting, storeSetting } from '../../database/settings.ts';
import type { StoredBlob } from '../../blobs/blob-store.ts';

export const images = ['logo', 'header_logo', 'favicon', 'pwa_icon'] as const;

export type ImageName = (typeof images)[number];

/** An image of the appearance: its content, and its public path. */
export interface StoredImage extends StoredBlob {
  readonly path: string;
  readonly mediaType: string;
}

export type StoredAppearance = Required<Omit<Appearance, ImageName>> & Record<ImageName, StoredImage | null>;

const initial: StoredAppearance = {
  title: '',
  description: '',
  pwa_name: '',
  pwa_short_name: '',
  pwa_description: '',
  pwa_icon: null,
  logo: null,
  header_logo: null,
  favicon: null,
  member_guidelines: '',
  new_project_guidelines: '',
  profile_image_guidelines: '',
  header_message: '',
  footer_message: '',
  message_background_color: '#E75E40',
  message_font_color: '#FFFFFF',
  email_header_and_footer_enabled: false,
};

export async function readAppearance(reads: Reads): Promise<StoredAppearance> {
  const row = await readSetting(reads, 'appearance');
  return { ...initial, ...(row?.value as Partial<StoredAppearance> | undefined) };
}

/** Sets some members and does not change the others. */
export async function changeAppearance(
  writes: Writes,
  changes: Partial<StoredAppearance>,
  now: string,
): Promise<StoredAppearance> {
  await storeSetting(writes, 'appearance', { ...(await readAppearance(writes)), ...changes }, now);
  return await readAppearance(writes);
}
