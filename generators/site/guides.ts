import { readdirSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parse } from 'yaml';
import { fileStatus } from '../source/file-status.ts';
import { finding } from '../diagnostics/catalog.ts';
import type { Finding } from '../diagnostics/finding.ts';
import { guidePath, type Guide } from '../emit/docs/guide.ts';
import { isInside, resolveLinks } from '../source/inside.ts';
import { readText, type TextRead } from '../source/read-text.ts';
import type { GuideFolder } from './site-config.ts';

export interface GuidesResult {
  readonly guides: readonly Guide[];
  readonly findings: readonly Finding[];
  /** Files that were read, as they were named, with the SHA-256 of their bytes in hex. */
  readonly files: readonly { readonly path: string; readonly sha256: string }[];
}

/** A folder of guides on the disk. */
export interface GuidesRequest extends GuideFolder {
  /** What its files are named by in findings, links and the lock; the folder itself unless given. */
  readonly shown?: string;
  /** Folder that its files may not leave; the folder itself unless given. */
  readonly root?: string;
}

/** Bytes of one guide. */
const LARGEST = 4 * 1024 * 1024;

/** Order of a guide that nothing gives an order to. */
const UNRANKED = 1e9;

/** The page of a folder itself. */
const README = 'README';

/**
 * Reads `guides/*.md` beside a document, in the order that their front matter gives. No folder: no guides. What cannot
 * be read, or leads out of the folder of the document, is left out with a finding.
 */
export function readGuides(folder: string): GuidesResult {
  const request = { folder: join(folder, 'guides'), title: 'Guides', shown: 'guides', root: folder };
  return readGuideFolders([request]);
}

/** Reads folders of guides. Of two guides that would have one page, the first stays. */
export function readGuideFolders(folders: readonly GuidesRequest[]): GuidesResult {
  const all = folders.map(readFolder);
  const pages = new Set<string>();
  const findings: Finding[] = [];
  const guides = all
    .flatMap((each) => each.guides)
    .filter((guide) => {
      const path = guidePath(guide);
      const isFirst = !pages.has(path);
      pages.add(path);
      const shown = guide.file ?? guide.slug;
      const reason = 'another folder with the same title has a guide of this name';
      if (!isFirst) findings.push(finding('docs/unreadable-guide', { path: shown, reason }));
      return isFirst;
    });
  return {
    guides,
    findings: [...all.flatMap((each) => each.findings), ...findings],
    files: all.flatMap(({ files }) => files),
  };
}

function readFolder({ folder, title, shown = folder, root = folder }: GuidesRequest): GuidesResult {
  const guides: Guide[] = [];
  const findings: Finding[] = [];
  const files: { path: string; sha256: string }[] = [];
  const inside = resolveLinks(root);
  for (const name of guideNames(folder)) {
    const path = posix.join(shown, name);
    const location = join(folder, name);
    const read = readGuide({ root: inside, location });
    if (typeof read === 'string') {
      findings.push(finding('docs/unreadable-guide', { path: location, reason: read }));
      continue;
    }
    files.push({ path, sha256: read.sha256 });
    const guide = parseGuide(name.slice(0, -'.md'.length), read.text.replaceAll('\r\n', '\n'));
    if (typeof guide === 'string')
      findings.push(finding('docs/missing-guide-title', { path: location, reason: guide }));
    else guides.push({ ...guide, section: title, file: path });
  }
  return { guides: inOrder(guides), findings, files };
}

/** By the order that guides give; then as the page of the folder links to them, then by name. */
function inOrder(guides: readonly Guide[]): readonly Guide[] {
  const index = guides.find(({ slug }) => slug === 'index')?.text ?? '';
  const linked = [...index.matchAll(/\]\((?:\.\/)?([\w-]+)\.md[)#]/g)].map(([, slug]) => slug);
  const rank = ({ slug, order }: Guide): number => {
    if (Number.isFinite(order)) return order;
    if (slug === 'index') return -1;
    const place = linked.indexOf(slug);
    return place === -1 ? UNRANKED : place + UNRANKED / 2;
  };
  return guides.toSorted((left, right) => rank(left) - rank(right));
}

function guideNames(folder: string): readonly string[] {
  if (fileStatus(folder)?.isDirectory() !== true) return [];
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

/**
 * A guide from its text: what it is called stands in front matter, or in a heading of the first level that it begins
 * with. A sentence that says what is wrong with that otherwise.
 */
function parseGuide(name: string, text: string): Guide | string {
  const slug = name === README ? 'index' : name;
  const [, header, body] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  if (header === undefined || body === undefined) return parseHeading(slug, text);
  let values: unknown;
  try {
    values = parse(header);
  } catch (error) {
    return (error as Error).message;
  }
  if (typeof values !== 'object' || values === null) return 'it has no keys';
  const { title, summary, order } = values as Readonly<Record<string, unknown>>;
  if (typeof title !== 'string' || title === '') return 'title is missing';
  return {
    slug,
    title,
    summary: typeof summary === 'string' ? summary : '',
    order: typeof order === 'number' ? order : Number.POSITIVE_INFINITY,
    text: body,
  };
}

function parseHeading(slug: string, text: string): Guide | string {
  const [, title, body = ''] = /^\s*# +([^\n]+?)(?: +#*)?(?:\n([\s\S]*))?$/.exec(text) ?? [];
  if (title === undefined)
    return 'it begins neither with a block between two lines of --- nor with a heading, such as # Title';
  return { slug, title, summary: '', order: Number.POSITIVE_INFINITY, text: body };
}
