import {
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { identityOf } from './identity.ts';
import { isOutputPath, resolveOutputPath } from './output-path.ts';
import { closeStaging, FolderBusy, FolderIsLink, openStaging, takeOver } from './staging.ts';

const JOURNAL = 'journal.json';

/** One change of the folder; without content, the file is deleted. */
export interface Change {
  readonly path: string;
  readonly content: string | Uint8Array | undefined;
  /** Whether the file exists now. */
  readonly existed: boolean;
}

/** The steps of a run. It is written after all new files are staged: without it, nothing was replaced. */
interface Journal {
  readonly steps: readonly StagedIdentity[];
}

/** The replacement or deletion of a file, or a new folder. */
interface Step {
  readonly path: string;
  /** Whether it existed before. */
  readonly existed: boolean;
  readonly deletes: boolean;
}

/** A step with the identity of its new file or folder; empty if it deletes. */
interface StagedIdentity extends Step {
  readonly made: string;
}

/** A step with its new files, by paths relative to that of the step. */
interface StagedStep extends Step {
  readonly files: { readonly path: string; readonly content: string | Uint8Array }[];
}

/**
 * Applies all changes or none. New files are staged and then moved into place. Replaced files are moved to the staging
 * folder, and restored if a step fails or, by the next run, if the process was killed. Synchronous calls take a third of
 * the time of asynchronous ones for thousands of small files.
 */
export function applyChanges(folder: string, changes: readonly Change[]): void {
  recover(folder);
  if (changes.length === 0) return;
  refuseLinks(folder, changes);
  mkdirSync(folder, { recursive: true });
  const staging = openStaging(folder);
  const steps = planSteps(folder, changes);
  let journal: Journal = { steps: [] };
  try {
    stage(staging, steps);
    journal = {
      steps: steps.map(({ path, existed, deletes }, index) => {
        const made = identityOf(newFile(staging, index));
        return { path, existed, deletes, made };
      }),
    };
    writeFileSync(join(staging, JOURNAL), JSON.stringify(journal));
    exchangeAll(folder, staging, steps);
  } catch (error) {
    restore(folder, staging, journal.steps);
    closeStaging(folder);
    throw error;
  }
  closeStaging(folder);
  removeEmptyFolders(folder, steps);
}

/** Plans a step for each change, but a single one for all files in a new top-level folder. */
function planSteps(folder: string, changes: readonly Change[]): readonly StagedStep[] {
  const steps: StagedStep[] = [];
  const folders = new Map<string, StagedStep | undefined>();
  for (const { path, content, existed } of changes) {
    resolveOutputPath(folder, path);
    const [top = '', ...rest] = path.split('/');
    if (!folders.has(top)) {
      const isNew = rest.length > 0 && !existsSync(join(folder, top));
      const step: StagedStep = { path: top, existed: false, deletes: false, files: [] };
      folders.set(top, isNew ? step : undefined);
      if (isNew) steps.push(step);
    }
    const folderStep = folders.get(top);
    if (folderStep !== undefined && content !== undefined)
      folderStep.files.push({ path: rest.join('/'), content });
    else
      steps.push({
        path,
        existed,
        deletes: content === undefined,
        files: content === undefined ? [] : [{ path: '', content }],
      });
  }
  // Deletions come first, for disks where `A.ts` and `a.ts` are the same file.
  return steps.toSorted((left, right) => Number(right.deletes) - Number(left.deletes));
}

function stage(staging: string, steps: readonly StagedStep[]): void {
  const created = new Set<string>();
  for (const [index, { files }] of steps.entries()) {
    for (const { path, content } of files) {
      const target = join(newFile(staging, index), path);
      createFolder(dirname(target), created);
      writeFileSync(target, content);
    }
  }
}

function createFolder(folder: string, created: Set<string>): void {
  if (created.has(folder)) return;
  mkdirSync(folder, { recursive: true });
  created.add(folder);
}

/**
 * Undoes the changes of a killed run. Throws `FolderBusy` if that run may still be running, unless `takesOver` is set, or
 * if its journal has another form; `FolderIsLink` if a path leads through a symbolic link.
 */
export function recover(folder: string, { takesOver }: { readonly takesOver?: boolean } = {}): void {
  const staging = takeOver(folder, { force: takesOver === true });
  if (staging === undefined) return;
  const journal = readJournal(staging);
  if (journal !== undefined) {
    refuseLinks(folder, journal.steps);
    restore(folder, staging, journal.steps);
  }
  closeStaging(folder);
}

function readJournal(staging: string): Journal | undefined {
  const path = join(staging, JOURNAL);
  if (!existsSync(path)) return undefined;
  const journal = parseJournal(readFileSync(path, 'utf8'));
  if (journal !== undefined && !isJournal(journal))
    throw new FolderBusy(
      `${path} was not written by forgespec. Delete ${staging} if nothing in it is needed.`,
    );
  return journal;
}

/** Undefined for a journal that is cut off, as the process was killed while it wrote it: nothing was replaced. */
function parseJournal(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Whether a value is a journal: a repository may contain anything under this name. */
function isJournal(value: unknown): value is Journal {
  const { steps } = Object(value) as { readonly steps?: unknown };
  return Array.isArray(steps) && steps.every(isStep);
}

function isStep(value: unknown): value is StagedIdentity {
  const { path, existed, deletes, made } = Object(value) as Readonly<Record<string, unknown>>;
  return (
    typeof path === 'string' &&
    isOutputPath(path) &&
    typeof existed === 'boolean' &&
    typeof deletes === 'boolean' &&
    typeof made === 'string'
  );
}

function exchangeAll(folder: string, staging: string, steps: readonly Step[]): void {
  const created = new Set<string>();
  for (const [index, { path, existed, deletes }] of steps.entries()) {
    const target = resolveOutputPath(folder, path);
    if (existed !== existsSync(target))
      throw new FolderBusy(`Another process has ${existed ? 'deleted' : 'made'} ${target} meanwhile.`);
    if (existed) renameSync(target, oldFile(staging, index));
    if (deletes) continue;
    createFolder(dirname(target), created);
    renameSync(newFile(staging, index), target);
  }
}

/**
 * Removes new files and restores old ones, the last first. Files with another identity than that of the step are not
 * changed, as the journal may come from a repository.
 */
function restore(folder: string, staging: string, steps: readonly StagedIdentity[]): void {
  for (const [index, { path, existed, made }] of [...steps.entries()].toReversed()) {
    const target = resolveOutputPath(folder, path);
    const current = identityOf(target);
    if (current !== '' && current !== made) continue;
    if (existsSync(oldFile(staging, index))) renameSync(oldFile(staging, index), target);
    else if (current !== '' && !existed) rmSync(target, { recursive: true, force: true });
  }
}

function refuseLinks(folder: string, changes: readonly Pick<Change, 'path'>[]): void {
  const parents = new Set(changes.map(({ path }) => dirname(resolveOutputPath(folder, path))));
  for (const parent of parents) {
    for (let at = parent; relative(folder, at) !== ''; at = dirname(at)) {
      if (lstatSync(at, { throwIfNoEntry: false })?.isSymbolicLink() === true)
        throw new FolderIsLink(`${at} is a symbolic link; outputs are not written through links.`);
    }
  }
}

function removeEmptyFolders(folder: string, steps: readonly Step[]): void {
  for (const { path, deletes } of steps) {
    if (!deletes) continue;
    for (let at = dirname(resolveOutputPath(folder, path)); relative(folder, at) !== ''; at = dirname(at)) {
      try {
        rmdirSync(at);
      } catch {
        // It is not empty, or was removed already.
        break;
      }
    }
  }
}

function newFile(staging: string, index: number): string {
  return join(staging, `${index}.new`);
}

function oldFile(staging: string, index: number): string {
  return join(staging, `${index}.old`);
}
