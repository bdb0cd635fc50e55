import type { Appearance } from '../../../generated/types/index.js';
import type { StoredAppearance } from './store.ts';

/** The appearance (Part A 2.10), with the paths of its images. */
export function appearanceView(stored: StoredAppearance): Appearance {
  const { logo, header_logo, favicon, pwa_icon, ...texts } = stored;
  return {
    ...texts,
    pwa_icon: pwa_icon?.path ?? null,
    logo: logo?.path ?? null,
    header_logo: header_logo?.path ?? null,
    favicon: favicon?.path ?? null,
  };
}
