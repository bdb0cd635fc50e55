import { compareVersions, readVersion, type Version } from './version.ts';

const header = /^##[ \t]+\[?(?<version>v?\d{1,15}\.\d{1,15}[0-9A-Za-z.+-]*)/gm;

/**
 * The text of a changelog with another version: above the first header of a version that is not newer, otherwise at the
 * end.
 */
export function insertRelease(content: string, release: string, version: Version): string {
  for (const match of content.matchAll(header)) {
    const found = readVersion(match.groups?.['version'] ?? '');
    if (found === undefined || compareVersions(found, version) > 0) continue;
    return `${content.slice(0, match.index)}${release}\n${content.slice(match.index)}`;
  }
  if (content.trim() === '') return release;
  const between = content.endsWith('\n\n') ? '' : content.endsWith('\n') ? '\n' : '\n\n';
  return `${content}${between}${release}`;
}
