import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { RepositoryContext } from '../context.ts';
import { RefConflict, RefExists, RefNotFound, TaggerInvalid } from '../errors.ts';
import { branchRef, tagRef } from '../names.ts';
import { formatAuthorship } from '../objects/commit.ts';
import type { Branch, RefChange, Tag } from '../objects/types.ts';
import type { TagOptions } from '../write/options.ts';
import { find, resolve } from '../read/revisions.ts';
import { readBranch, readTag } from './list.ts';
import { updateRefs } from './update.ts';

/** The value of a reference: the tag object of an annotated tag. Null if it does not exist. */
export async function valueOf(context: RepositoryContext, ref: string): Promise<string | null> {
  return (await context.tools.reader.info(context.folder, ref))?.id ?? null;
}

async function createRef(context: RepositoryContext, ref: string, id: string): Promise<void> {
  if ((await valueOf(context, ref)) !== null) throw new RefExists(ref);
  try {
    await updateRefs(context, [{ ref, before: null, after: id }]);
  } catch (error) {
    throw error instanceof RefConflict && error.reason === 'moved' ? new RefExists(ref) : error;
  }
}

async function deleteRef(context: RepositoryContext, ref: string, expect?: string): Promise<RefChange> {
  const value = await valueOf(context, ref);
  if (value === null) throw new RefNotFound(ref);
  const change = { ref, before: expect ?? value, after: null };
  await updateRefs(context, [change]);
  return change;
}

/** A new branch at a revision. */
export async function createBranch(
  context: RepositoryContext,
  name: string,
  revision: string,
): Promise<Branch> {
  const ref = branchRef(name);
  return await context.locked(async () => {
    await createRef(context, ref, await resolve(context, revision));
    return await readBranch(context, name);
  });
}

/** A new tag, annotated if it has a message. */
export async function createTag(context: RepositoryContext, options: TagOptions): Promise<Tag> {
  const ref = tagRef(options.name);
  return await context.locked(async () => {
    const id = await resolve(context, options.revision);
    await createRef(context, ref, await tagTarget(context, options, id));
    return await readTag(context, options.name);
  });
}

async function tagTarget(context: RepositoryContext, options: TagOptions, id: string): Promise<string> {
  if (options.message === undefined || options.message === '') return id;
  if (options.tagger === undefined) throw new TaggerInvalid('An annotated tag needs a tagger');
  const lines = [
    `object ${id}`,
    'type commit',
    `tag ${options.name}`,
    `tagger ${formatAuthorship(options.tagger)}`,
  ];
  return await context.write(
    'tag',
    Buffer.from(`${lines.join('\n')}\n\n${options.message.replaceAll('\0', '')}`),
  );
}

/** Deletes a branch; returns the change. */
export async function deleteBranch(
  context: RepositoryContext,
  name: string,
  expect?: string,
): Promise<RefChange> {
  const ref = branchRef(name);
  return await context.locked(() => deleteRef(context, ref, expect));
}

/** Deletes a tag; returns the change. */
export async function deleteTag(context: RepositoryContext, name: string): Promise<RefChange> {
  const ref = tagRef(name);
  return await context.locked(() => deleteRef(context, ref));
}

/** The branch that `HEAD` names, whether it exists or not. */
export async function defaultBranch(context: RepositoryContext): Promise<string> {
  const text = await readFile(path.join(context.folder, 'HEAD'), 'utf8');
  return /^ref: refs\/heads\/(.+)$/m.exec(text)?.[1] ?? 'main';
}

/** Makes `HEAD` name another branch, which need not exist. */
export async function setDefaultBranch(context: RepositoryContext, name: string): Promise<void> {
  const ref = branchRef(name);
  await context.locked(async () => {
    const file = path.join(context.folder, 'HEAD');
    await writeFile(`${file}.new`, `ref: ${ref}\n`);
    await rename(`${file}.new`, file);
  });
}

/** Whether no branch exists. */
export async function isEmpty(context: RepositoryContext): Promise<boolean> {
  if ((await find(context, 'HEAD')) !== undefined) return false;
  const { stdout } = await context.run([
    'for-each-ref',
    '--count=1',
    '--format=%(refname)',
    '--',
    'refs/heads/',
  ]);
  return stdout.length === 0;
}
