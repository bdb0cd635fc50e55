import { readdirSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parse } from 'yaml';
import { finding } from '../diagnostics/catalog.ts';
import type { Finding } from '../diagnostics/finding.ts';
import type { Guide } from '../emit/docs/guide.ts';
import { isInside, resolveLinks } from '../source/inside.ts';
import { readText, type TextRead } from '../source/read-text.ts';

export interface GuidesResult {
  readonly guides: readonly Guide[];
  readonly findings: readonly Finding[];
  /** Files that were read, relative to the folder of the document, with the SHA-256 of their bytes in hex. */
  readonly files: readonly { readonly path: string; readonly sha256: string }[];
}

/** Bytes of one guide. */
const LARGEST = 4 * 1024 * 1024;

/**
 * Reads `guides/*.md` beside a document, in the order that their front matter gives. No folder: no guides. What cannot
 * be read, or leads out of the folder of the document, is left out with a finding.
 */
export function readGuides(folder: string): GuidesResult {
  const guides: Guide[] = [];
  const findings: Finding[] = [];
  const files: { path: string; sha256: string }[] = [];
  const root = resolveLinks(folder);
  for (const name of guideNames(join(folder, 'guides'))) {
    const path = posix.join('guides', name);
    const shown = join(folder, path);
    const read = readGuide({ root, location: shown });
    if (typeof read === 'string') {
      findings.push(finding('docs/guide', { path: shown, reason: read }));
      continue;
    }
    files.push({ path, sha256: read.sha256 });
    const guide = parseGuide(name.slice(0, -'.md'.length), read.text.replaceAll('\r\n', '\n'));
    if (typeof guide === 'string')
      findings.push(finding('docs/front-matter', { path: shown, reason: guide }));
    else guides.push(guide);
  }
  return { guides: guides.toSorted((left, right) => left.order - right.order), findings, files };
}

function guideNames(folder: string): readonly string[] {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true) return [];
  return readdirSync(folder)
    .filter((name) => /^[\w-]+\.md$/.test(name))
    .toSorted();
}

/** The text of a guide; a few words that say why there is none otherwise. */
function readGuide(given: { root: string; location: string }): TextRead | string {
  const location = resolveLinks(given.location);
  if (!isInside(given.root, location)) return 'it leads out of the folder of the document';
  const read = readText({ path: given.location, location, limit: LARGEST });
  if ('missing' in read) return read.missing;
  return 'refused' in read ? read.refused.message.replace(/\.$/, '') : read;
}

/** A guide from its text; a sentence that says what is wrong with its front matter otherwise. */
export function parseGuide(slug: string, text: string): Guide | string {
  const [, header, body] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  if (header === undefined || body === undefined)
    return 'it does not begin with a block between two lines of ---';
  let values: unknown;
  try {
    values = parse(header);
  } catch (error) {
    return (error as Error).message;
  }
  if (typeof values !== 'object' || values === null) return 'it holds no members';
  const { title, summary, order } = values as Readonly<Record<string, unknown>>;
  if (typeof title !== 'string' || title === '') return 'title is missing';
  return {
    slug,
    title,
    summary: typeof summary === 'string' ? summary : '',
    order: typeof order === 'number' ? order : Number.MAX_SAFE_INTEGER,
    text: body,
  };
}
