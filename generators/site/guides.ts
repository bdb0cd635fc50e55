import { readdirSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parse } from 'yaml';
import { fileStatus } from '../source/files/file-status.ts';
import { finding } from '../diagnostics/catalog.ts';
import type { Finding } from '../diagnostics/finding.ts';
import { guidePath, type Guide } from '../emit/docs/guide.ts';
import { isInside, resolveLinks } from '../source/files/inside.ts';
import { readText, type TextRead } from '../source/files/read-text.ts';
import type { GuideFolder } from './site-config.ts';

export interface GuidesResult {
  readonly guides: readonly Guide[];
  readonly findings: readonly Finding[];
  /** Files that were read, by their paths in the lock, with the SHA-256 of their bytes in hex. */
  readonly files: readonly { readonly path: string; readonly sha256: string }[];
}

/** A folder of guides on the disk. */
export interface GuidesRequest extends GuideFolder {
  /** Its path in findings, links and the lock; by default the folder itself. */
  readonly shown?: string;
  /** The folder that must contain its files after symbolic links are resolved; by default the folder itself. */
  readonly root?: string;
}

/** Maximum size of a guide, in bytes. */
const LARGEST = 4 * 1024 * 1024;

/** Rank of a guide without an order. */
const UNRANKED = 1e9;

/** Name of the file that is the page of its folder. */
const README = 'README';

/**
 * Reads `guides/*.md` in the folder of a document, if there are any, ordered by their front matter. Files that cannot be
 * read, or are links out of the folder of the document, are findings.
 */
export function readGuides(folder: string): GuidesResult {
  const request = { folder: join(folder, 'guides'), title: 'Guides', shown: 'guides', root: folder };
  return readGuideFolders([request]);
}

/** Reads folders of guides. If two guides would have the same page, the second is a finding. */
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

/** Sorts by the order of guides, then as the page of the folder links to them, then by name. */
function inOrder(guides: readonly Guide[]): readonly Guide[] {
  const page = guides.find(({ slug }) => slug === 'index')?.text ?? '';
  const linked = [...page.matchAll(/\]\((?:\.\/)?([\w-]+)\.md[)#]/g)].map(([, slug]) => slug);
  const rank = ({ slug, order }: Guide): number => {
    if (Number.isFinite(order)) return order;
    if (slug === 'index') return -1;
    const index = linked.indexOf(slug);
    return index === -1 ? UNRANKED : index + UNRANKED / 2;
  };
  return guides.toSorted((left, right) => rank(left) - rank(right));
}

function guideNames(folder: string): readonly string[] {
  if (fileStatus(folder)?.isDirectory() !== true) return [];
  return readdirSync(folder)
    .filter((name) => /^[\w-]+\.md$/.test(name))
    .toSorted();
}

/** The text of a guide, or the reason why it cannot be read. */
function readGuide(given: { root: string; location: string }): TextRead | string {
  const location = resolveLinks(given.location);
  if (!isInside(given.root, location)) return 'it leads out of the folder of the document';
  const read = readText({ path: given.location, location, limit: LARGEST });
  if ('missing' in read) return read.missing;
  return 'refused' in read ? read.refused.message.replace(/\.$/, '') : read;
}

/** A guide by its text, which begins with front matter or a heading of the first level; or the reason why it is none. */
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
