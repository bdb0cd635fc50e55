import { PathInvalid, RefNameInvalid, RevisionInvalid, StoragePathInvalid } from './errors.ts';

const fullId = /^[0-9a-f]{40}$/;
const shortId = /^[0-9a-f]{4,40}$/;
// eslint-disable-next-line no-control-regex -- control characters are what is looked for
const neverInRef = /[\u0000-\u0020\u007f~^:?*[\\]|\.\.|@\{|\/\/|^\/|\/$|\.$|(?:^|\/)\.|\.lock(?:\/|$)|^@$/u;

/** Whether the text is a full object id. */
export function isId(text: string): boolean {
  return fullId.test(text);
}

/** `git check-ref-format`, for the part after `refs/heads/` or `refs/tags/`. */
function isRefPart(name: string): boolean {
  return (
    name !== '' &&
    name.isWellFormed() &&
    !neverInRef.test(name) &&
    Buffer.byteLength(name) <= 1000 &&
    name.split('/').every((part) => Buffer.byteLength(part) <= 250)
  );
}

/** Whether a name is valid for a branch or tag, by `git check-ref-format --branch`. */
export function isRefName(name: string): boolean {
  return isRefPart(name) && !name.startsWith('-') && name !== 'HEAD';
}

/** `refs/heads/<name>`. A name that looks like an id is refused, as it would hide a commit. */
export function branchRef(name: string): string {
  if (!isRefName(name) || fullId.test(name)) throw new RefNameInvalid(`Not a name of a branch: ${name}`);
  return `refs/heads/${name}`;
}

/** `refs/tags/<name>`. */
export function tagRef(name: string): string {
  if (!isRefName(name) || fullId.test(name)) throw new RefNameInvalid(`Not a name of a tag: ${name}`);
  return `refs/tags/${name}`;
}

/** A full name below `refs/`. */
export function fullRef(name: string): string {
  if (!name.startsWith('refs/') || name.split('/').length < 3 || !isRefPart(name)) {
    throw new RefNameInvalid(`Not a whole name of a reference: ${name}`);
  }
  return name;
}

/** The names that git tries for a revision; the first that exists is used. The part after the name is in `suffix`. */
export interface RevisionCandidates {
  readonly names: readonly string[];
  readonly suffix: string;
}

/**
 * Parses a revision. Options, `@{…}`, searches, paths and ranges are refused; `~n` and `^n` may follow a name. Tags
 * take precedence over branches, and both over the start of an id, as in git ("gitrevisions", specifying revisions).
 */
export function revisionCandidates(revision: string): RevisionCandidates {
  const split = /[~^]/.exec(revision)?.index ?? revision.length;
  const base = revision.slice(0, split);
  const suffix = revision.slice(split);
  if (!/^(?:[~^]\d{0,4}){0,20}$/.test(suffix) || base.startsWith('-') || !isRefPart(base)) {
    throw new RevisionInvalid(`Not a revision: ${revision.slice(0, 200)}`);
  }
  if (fullId.test(base) || base === 'HEAD') return { names: [base], suffix };
  if (base.startsWith('refs/')) return { names: [base], suffix };
  const names = [`refs/tags/${base}`, `refs/heads/${base}`];
  if (base.startsWith('heads/') || base.startsWith('tags/')) names.push(`refs/${base}`);
  if (shortId.test(base)) names.push(base);
  return { names, suffix };
}

/** A range `a..b` or `a...b`; an omitted end is undefined. Undefined if the text is not a range. */
export function splitRange(
  text: string,
): { from: string | undefined; to: string | undefined; symmetric: boolean } | undefined {
  const at = text.indexOf('..');
  if (at < 0) return undefined;
  const symmetric = text.startsWith('...', at);
  const to = text.slice(at + (symmetric ? 3 : 2));
  return { from: text.slice(0, at) || undefined, to: to || undefined, symmetric };
}

// The names by which some file systems also reach `.git`: ignored code points of HFS+, short names and streams of NTFS.
const hfsIgnored = /[\u200c-\u200f\u202a-\u202e\u206a-\u206f\ufeff]/gu;

function isGitFolder(segment: string): boolean {
  const plain = segment.replace(hfsIgnored, '').toLowerCase();
  return /^(?:\.git|git~1)[ .]*(?::.*)?$/u.test(plain);
}

/** A path of a folder as callers write it, `./a/b/`, without the `./` and slashes at its ends. Empty for the root. */
export function trimPath(path: string): string {
  let start = 0;
  let end = path.length;
  while (path[start] === '/' || path.startsWith('./', start)) start += path[start] === '/' ? 1 : 2;
  while (end > start && path[end - 1] === '/') end -= 1;
  const trimmed = path.slice(start, end);
  return trimmed === '.' ? '' : trimmed;
}

/** The segments of a path that is allowed in a tree. `PathInvalid` otherwise. */
export function pathSegments(path: string): string[] {
  const segments = path.length > 4096 ? [''] : path.split('/');
  const bad =
    !path.isWellFormed() ||
    path.includes('\0') ||
    segments.some((segment) => segment === '' || segment === '.' || segment === '..' || isGitFolder(segment));
  if (bad) throw new PathInvalid(`Not a path of a file: ${path.slice(0, 200)}`, path.slice(0, 4096));
  return segments;
}

/** Checks a storage path: relative, plain names only, no `..`. */
export function storagePath(path: string): string {
  const plain = /^[A-Za-z0-9_@][A-Za-z0-9._@+-]*$/;
  if (path.length > 500 || !path.split('/').every((part) => plain.test(part))) {
    throw new StoragePathInvalid(`Not a storage path: ${path.slice(0, 200)}`);
  }
  return path;
}
