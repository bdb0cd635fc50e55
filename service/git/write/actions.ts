import type { RepositoryContext } from '../context.ts';
import { ContentInvalid, FileChanged, PathExists, PathInvalid, PathNotFound } from '../errors.ts';
import { pathSegments, trimPath } from '../names.ts';
import type { FileAction, FileContent } from './options.ts';
import { lastCommit } from '../read/commits.ts';
import type { ObjectWrites } from './object-writes.ts';
import type { EditedFile, TreeEdit } from './tree-edit.ts';

const plain = 0o100644;
const executable = 0o100755;
const base64 = /^[A-Za-z0-9+/_-]*={0,2}$/;

function bytesOf({ content, encoding }: FileContent, path: string): Buffer {
  if (typeof content !== 'string') return content;
  if (encoding !== 'base64') return Buffer.from(content);
  if (!base64.test(content.replace(/\s/g, '')))
    throw new ContentInvalid(`The content is not base64: ${path}`, path);
  return Buffer.from(content, 'base64');
}

/** The actions of one commit on a tree, each applied to the result of the previous ones. */
export class ActionRun {
  readonly #context: RepositoryContext;
  readonly #tree: TreeEdit;
  readonly #writes: ObjectWrites;
  readonly #base: string | undefined;

  /** `base`: the commit of the tree; `lastCommitId` is compared there. */
  constructor(context: RepositoryContext, tree: TreeEdit, writes: ObjectWrites, base: string | undefined) {
    this.#context = context;
    this.#tree = tree;
    this.#writes = writes;
    this.#base = base;
  }

  async apply(action: FileAction): Promise<void> {
    const segments = pathSegments(trimPath(action.path));
    switch (action.action) {
      case 'create': {
        await this.#mustBeFree(segments);
        const mode = action.executable === true ? executable : plain;
        return await this.#tree.put(segments, {
          mode,
          id: this.#writes.add('blob', bytesOf(action, action.path)),
        });
      }
      case 'update': {
        const { mode } = await this.#unchangedFile(segments, action.lastCommitId);
        return await this.#tree.put(segments, {
          mode,
          id: this.#writes.add('blob', bytesOf(action, action.path)),
        });
      }
      case 'delete':
        await this.#unchangedFile(segments, action.lastCommitId);
        return await this.#tree.remove(segments);
      case 'move':
        return await this.#move(segments, action);
      case 'chmod': {
        const file = await this.#file(segments);
        if (file.mode !== plain && file.mode !== executable) {
          throw new PathInvalid(`Not a plain file: ${action.path}`, action.path);
        }
        return await this.#tree.put(segments, { ...file, mode: action.executable ? executable : plain });
      }
    }
  }

  async #move(segments: readonly string[], action: FileAction & { readonly action: 'move' }): Promise<void> {
    const from = pathSegments(trimPath(action.previousPath));
    const file = await this.#unchangedFile(from, action.lastCommitId);
    const { content, encoding } = action;
    const id =
      content === undefined
        ? file.id
        : this.#writes.add(
            'blob',
            bytesOf({ content, ...(encoding === undefined ? {} : { encoding }) }, action.path),
          );
    await this.#tree.remove(from);
    await this.#mustBeFree(segments);
    await this.#tree.put(segments, { mode: file.mode, id });
  }

  async #mustBeFree(segments: readonly string[]): Promise<void> {
    const path = segments.join('/');
    const found = await this.#tree.find(segments);
    if (found.kind === 'blocked') throw new PathExists(`A file is there already: ${found.path}`, found.path);
    if (found.kind === 'file') throw new PathExists(`A file is there already: ${path}`, path);
    if (found.kind === 'folder') throw new PathExists(`A folder is there already: ${path}`, path);
  }

  async #file(segments: readonly string[]): Promise<EditedFile> {
    const found = await this.#tree.find(segments);
    const path = segments.join('/');
    if (found.kind !== 'file' || found.file.mode === 0o160000)
      throw new PathNotFound(`No file ${path}`, path);
    return found.file;
  }

  async #unchangedFile(segments: readonly string[], lastCommitId: string | undefined): Promise<EditedFile> {
    const file = await this.#file(segments);
    const path = segments.join('/');
    if (lastCommitId !== undefined && this.#base !== undefined) {
      const last = await lastCommit(this.#context, this.#base, path);
      if (last !== undefined && last.id !== lastCommitId) {
        throw new FileChanged(`The file was changed since ${lastCommitId.slice(0, 100)}: ${path}`, path);
      }
    }
    return file;
  }
}
