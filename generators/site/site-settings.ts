import type { Finding } from '../diagnostics/finding.ts';
import type { SiteSettings } from '../emit/docs/settings.ts';
import { readPicture, type PictureRead } from './pictures.ts';
import type { SiteConfig } from './site-config.ts';

/** The settings of a site, with the files that were read for them. */
export interface SettingsRead {
  readonly settings: SiteSettings;
  readonly findings: readonly Finding[];
  readonly files: readonly { readonly path: string; readonly sha256: string }[];
}

/** Reads the pictures that a configuration names. */
export function readSiteSettings(config: SiteConfig): SettingsRead {
  const { accent, links, marks, package: name } = config;
  const [logo, favicon] = [readIfNamed(config.logo), readIfNamed(config.favicon)];
  const all = [logo, favicon].filter((each) => each !== undefined);
  return {
    settings: { accent, links, marks, package: name, logo: pictureOf(logo), favicon: pictureOf(favicon) },
    findings: all.flatMap((each) => ('finding' in each ? [each.finding] : [])),
    files: all.flatMap((each) => ('file' in each ? [each.file] : [])),
  };
}

function readIfNamed(path: string | undefined): PictureRead | undefined {
  return path === undefined ? undefined : readPicture(path);
}

function pictureOf(read: PictureRead | undefined): SiteSettings['logo'] {
  return read !== undefined && 'picture' in read ? read.picture : undefined;
}
