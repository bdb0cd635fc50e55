import type { FileDiff } from '../objects/types.ts';
import { unquote } from './quoted.ts';

/** One line of `git diff-tree --raw`. */
interface RawChange {
  readonly oldMode: string;
  readonly newMode: string;
  readonly oldId: string;
  readonly newId: string;
  readonly status: string;
  readonly oldPath: string;
  readonly newPath: string;
}

/** The patch of one file: the whole text, and its part from the first hunk on. */
interface Patch {
  readonly lines: readonly string[];
  readonly whole: boolean;
}

/** Limits within which the text of differences is kept. */
export interface PatchLimits {
  readonly files: number;
  readonly lines: number;
  readonly fileBytes: number;
}

const raw = /^:(\d{6}) (\d{6}) ([0-9a-f]{40}) ([0-9a-f]{40}) ([A-Z])\d*\t([^\t]*)(?:\t(.*))?$/s;

function parseRaw(text: string): RawChange | undefined {
  const match = raw.exec(text);
  if (match === null) return undefined;
  const [, oldMode = '', newMode = '', oldId = '', newId = '', status = '', first = '', second] = match;
  const oldPath = unquote(first);
  return {
    oldMode,
    newMode,
    oldId,
    newId,
    status,
    oldPath,
    newPath: second === undefined ? oldPath : unquote(second),
  };
}

function splitPatches(lines: readonly string[], wasCut: boolean): Patch[] {
  const starts = lines.flatMap((text, index) => (text.startsWith('diff --git ') ? [index] : []));
  return starts.map((start, index) => {
    const next = starts[index + 1];
    return { lines: lines.slice(start, next), whole: next !== undefined || !wasCut };
  });
}

/** The part of a patch that callers see, and the number of lines that it changes. */
function bodyOf(
  patch: Patch,
  unified: boolean,
): { text: string; additions: number; deletions: number; binary: boolean } {
  const hunk = patch.lines.findIndex((text) => text.startsWith('@@ '));
  const notice = patch.lines.findIndex((text) => text.startsWith('Binary files '));
  if (hunk < 0) {
    const text = notice < 0 ? '' : `${patch.lines[notice] ?? ''}\n`;
    return { text, additions: 0, deletions: 0, binary: notice >= 0 };
  }
  const head = patch.lines.findIndex((text) => text.startsWith('--- '));
  const body = patch.lines.slice(hunk);
  const count = (sign: string): number => body.filter((text) => text.startsWith(sign)).length;
  const shown = patch.lines.slice(unified && head >= 0 ? head : hunk);
  return { text: `${shown.join('\n')}\n`, additions: count('+'), deletions: count('-'), binary: false };
}

/**
 * Parses the output of `git diff-tree --raw -p`: all changes first, then their texts in the same order. A change
 * between kinds of files (`T`) has two texts. Texts beyond the limits are left out.
 */
export function parseDiff(
  output: string,
  options: { readonly unified: boolean; readonly limits: PatchLimits; readonly wasCut: boolean },
): { readonly items: FileDiff[]; readonly hasMore: boolean } {
  const lines = output.split('\n');
  if (lines.at(-1) === '') lines.pop();
  const changes: RawChange[] = [];
  let at = 0;
  for (; at < lines.length; at += 1) {
    const change = parseRaw(lines[at] ?? '');
    if (change === undefined) break;
    changes.push(change);
  }
  const patches = splitPatches(lines.slice(at), options.wasCut);
  const { limits } = options;
  let used = 0;
  let next = 0;
  let hasMore = changes.length > limits.files;
  const items: FileDiff[] = [];
  for (const change of changes.slice(0, limits.files)) {
    const own = patches.slice(next, next + (change.status === 'T' ? 2 : 1));
    next += own.length;
    const bodies = own.map((patch) => bodyOf(patch, options.unified));
    const text = bodies.map((body) => body.text).join('');
    used += own.reduce((sum, patch) => sum + patch.lines.length, 0);
    const missing = own.length === 0 || own.some((patch) => !patch.whole);
    const tooLarge = missing || Buffer.byteLength(text) > limits.fileBytes || used > limits.lines;
    hasMore ||= missing || used > limits.lines;
    items.push({
      ...pick(change),
      isBinary: bodies.some((body) => body.binary),
      diff: tooLarge ? '' : text,
      additions: bodies.reduce((sum, body) => sum + body.additions, 0),
      deletions: bodies.reduce((sum, body) => sum + body.deletions, 0),
      tooLarge,
    });
  }
  return { items, hasMore };
}

function pick(
  change: RawChange,
): Omit<FileDiff, 'isBinary' | 'diff' | 'additions' | 'deletions' | 'tooLarge'> {
  const { status, ...same } = change;
  return { ...same, isNew: status === 'A', isRenamed: status === 'R', isDeleted: status === 'D' };
}
