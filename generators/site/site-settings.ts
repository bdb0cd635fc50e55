import type { Finding } from '../diagnostics/finding.ts';
import type { SiteSettings } from '../emit/docs/settings.ts';
import { readPicture, type PictureRead } from './pictures.ts';
import type { SiteConfig } from './site-config.ts';

/** What a site is given of its configuration, with the files that were read for it. */
export interface SettingsRead {
  readonly settings: SiteSettings;
  readonly findings: readonly Finding[];
  readonly files: readonly { readonly path: string; readonly sha256: string }[];
}

/** Reads the pictures that a configuration names. */
export function readSiteSettings({
  logo,
  favicon,
  accent,
  links,
  marks,
  package: name,
}: SiteConfig): SettingsRead {
  const read = { logo: readIfNamed(logo), favicon: readIfNamed(favicon) };
  const all = [read.logo, read.favicon].filter((each) => each !== undefined);
  return {
    settings: {
      accent,
      links,
      marks,
      package: name,
      logo: pictureOf(read.logo),
      favicon: pictureOf(read.favicon),
    },
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
