import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parse } from 'yaml';
import { finding } from '../../diagnostics/catalog.ts';
import type { Finding } from '../../diagnostics/finding.ts';

/** An article that accompanies the document. */
export interface Guide {
  /** Name of its file without the ending, in addresses too. */
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  readonly order: number;
  /** Markdown, without the front matter. */
  readonly text: string;
}

export interface GuidesResult {
  readonly guides: readonly Guide[];
  readonly findings: readonly Finding[];
  /** Files that were read, relative to the folder of the document, with the SHA-256 of their bytes in hex. */
  readonly files: readonly { readonly path: string; readonly sha256: string }[];
}

/** Reads `guides/*.md` beside a document, in the order that their front matter gives. No folder: no guides. */
export function readGuides(folder: string): GuidesResult {
  const guides: Guide[] = [];
  const findings: Finding[] = [];
  const files: { path: string; sha256: string }[] = [];
  const names = existsSync(join(folder, 'guides')) ? readdirSync(join(folder, 'guides')).toSorted() : [];
  for (const name of names.filter((each) => /^[\w-]+\.md$/.test(each))) {
    const path = posix.join('guides', name);
    const text = readFileSync(join(folder, path), 'utf8').replaceAll('\r\n', '\n');
    files.push({
      path,
      sha256: createHash('sha256')
        .update(readFileSync(join(folder, path)))
        .digest('hex'),
    });
    const guide = parseGuide(name.slice(0, -'.md'.length), text);
    if (typeof guide === 'string')
      findings.push(finding('docs/front-matter', { path: join(folder, path), reason: guide }));
    else guides.push(guide);
  }
  return { guides: guides.toSorted((left, right) => left.order - right.order), findings, files };
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
