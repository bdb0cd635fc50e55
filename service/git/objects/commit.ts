import { TextDecoder } from 'node:util';
import type { RawObject } from '../batch.ts';
import { fromGitTime, toGitTime } from './time.ts';
import { parseTrailers } from './trailers.ts';
import type { Authorship, Commit } from './types.ts';

/** The headers and the message of a commit or tag object. Continuation lines of a header keep their line feed. */
export interface RawHeaders {
  readonly headers: readonly (readonly [string, string])[];
  readonly message: string;
}

function decoder(encoding: string | undefined): TextDecoder {
  try {
    return new TextDecoder(encoding ?? 'utf-8', { ignoreBOM: true });
  } catch {
    return new TextDecoder('utf-8', { ignoreBOM: true });
  }
}

/** Splits the content of a commit or tag, and decodes it by its `encoding`. */
export function parseHeaders(content: Buffer): RawHeaders {
  const gap = content.indexOf('\n\n');
  const end = gap < 0 ? content.length : gap;
  const encoding = /^encoding (\S+)$/m.exec(content.toString('latin1', 0, end))?.[1];
  const decode = decoder(encoding);
  const headers: [string, string][] = [];
  for (const text of decode.decode(content.subarray(0, end)).split('\n')) {
    const last = headers.at(-1);
    const space = text.indexOf(' ');
    if (space === 0 && last !== undefined) last[1] += `\n${text.slice(1)}`;
    else if (space > 0) headers.push([text.slice(0, space), text.slice(space + 1)]);
  }
  return { headers, message: gap < 0 ? '' : decode.decode(content.subarray(gap + 2)) };
}

/** `Name <address> 1700000000 +0100`. Missing parts are empty or 1970. */
export function parseAuthorship(text: string): Authorship {
  const open = text.indexOf('<');
  const close = text.lastIndexOf('>');
  const time = /^ *(\d+)(?: +([+-]\d{4}))?/.exec(text.slice(close + 1));
  return {
    name: (open < 0 ? text : text.slice(0, open)).trim(),
    email: open < 0 || close < open ? '' : text.slice(open + 1, close).trim(),
    at: fromGitTime(Number(time?.[1] ?? 0), time?.[2] ?? '+0000'),
  };
}

/** A commit object as plain data. */
export function parseCommit(object: RawObject): Commit {
  const { headers, message } = parseHeaders(object.content);
  const first = (name: string): string => headers.find(([key]) => key === name)?.[1] ?? '';
  return {
    id: object.id,
    treeId: first('tree'),
    parentIds: headers.flatMap(([key, value]) => (key === 'parent' ? [value] : [])),
    title: /^[^\r\n]*/.exec(message.trimStart())?.[0] ?? '',
    message,
    author: parseAuthorship(first('author')),
    committer: parseAuthorship(first('committer')),
    trailers: parseTrailers(message),
  };
}

/** Characters that git strips at the ends of names and addresses. */
function isCrud(character: string | undefined): boolean {
  return character !== undefined && (character <= ' ' || '.,:;"\\\''.includes(character));
}

/**
 * Removes characters that are not allowed in a name or address (line breaks, NUL, `<`, `>`), and those that git strips
 * at the ends.
 */
function clean(text: string): string {
  // eslint-disable-next-line no-control-regex -- NUL is what is dropped
  const kept = text.replace(/[<>\n\r\0]/g, '');
  let start = 0;
  let end = kept.length;
  while (isCrud(kept[start])) start += 1;
  while (end > start && isCrud(kept[end - 1])) end -= 1;
  return kept.slice(start, end);
}

/** The text after `author` and `committer`. An empty name is replaced by the address. */
export function formatAuthorship(person: Authorship): string {
  const email = clean(person.email);
  const { seconds, offset } = toGitTime(person.at);
  return `${clean(person.name) || email || 'Unknown'} <${email}> ${seconds} ${offset}`;
}

/** The content of a commit object. NUL, which is not allowed in messages, is removed. */
export function formatCommit(commit: {
  readonly treeId: string;
  readonly parentIds: readonly string[];
  readonly author: Authorship;
  readonly committer: Authorship;
  readonly message: string;
}): Buffer {
  const lines = [
    `tree ${commit.treeId}`,
    ...commit.parentIds.map((id) => `parent ${id}`),
    `author ${formatAuthorship(commit.author)}`,
    `committer ${formatAuthorship(commit.committer)}`,
    '',
    commit.message.replaceAll('\0', ''),
  ];
  return Buffer.from(lines.join('\n'));
}
