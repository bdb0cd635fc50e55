import { join } from 'node:path';
import type { RepositoryLocks } from './lock.ts';
import type { ObjectReader } from './object-reader.ts';
import type { Contributor, RefChange } from './objects/types.ts';
import { writeObject } from './objects/writer.ts';
import type { GitRunner, RunningGit } from './process.ts';
import type { RunOptions, RunResult } from './process-output.ts';
import type { Recent } from './recent.ts';

/** The shared parts of the store. */
export interface GitTools {
  readonly runner: GitRunner;
  readonly reader: ObjectReader;
  readonly locks: RepositoryLocks;
  /** The folder that holds all repositories. */
  readonly root: string;
  /** Whether writes are flushed to the disk. */
  readonly durable: boolean;
  /** By path and commit. */
  readonly contributors: Recent<readonly Contributor[]>;
  /** Ids of the commits of a page, by path and the arguments of git. */
  readonly pages: Recent<readonly string[]>;
}

/** One repository on this disk, as the functions of `read/`, `refs/` and `write/` use it. */
export class RepositoryContext {
  readonly path: string;
  /** Absolute. */
  readonly folder: string;
  readonly tools: GitTools;

  /** Awaited before references change. */
  readonly announce: ((changes: readonly RefChange[]) => Promise<void>) | undefined;

  constructor(
    path: string,
    folder: string,
    tools: GitTools,
    announce?: (changes: readonly RefChange[]) => Promise<void>,
  ) {
    this.path = path;
    this.folder = folder;
    this.tools = tools;
    this.announce = announce;
  }

  /** The same repository, with a function that is called before references change. */
  watched(announce: (changes: readonly RefChange[]) => Promise<void>): RepositoryContext {
    return new RepositoryContext(this.path, this.folder, this.tools, announce);
  }

  /** Folder for temporary files. */
  get temporary(): string {
    return join(this.tools.root, '.tmp');
  }

  /** Makes a process of git write its objects to another folder. */
  writingTo(folder: string): NodeJS.ProcessEnv {
    return { ...this.#reading(join(this.folder, 'objects')), GIT_OBJECT_DIRECTORY: folder };
  }

  /** Makes a process of git read the objects of another repository as well. */
  seeing(other: string | undefined): NodeJS.ProcessEnv {
    if (other === undefined || other === this.path) return {};
    return this.#reading(join(this.tools.root, other, 'objects'));
  }

  #reading(objects: string): NodeJS.ProcessEnv {
    return { GIT_ALTERNATE_OBJECT_DIRECTORIES: `"${objects.replace(/["\\]/g, '\\$&')}"` };
  }

  run(args: readonly string[], options?: RunOptions): Promise<RunResult> {
    return this.tools.runner.run(this.folder, args, options);
  }

  stream(args: readonly string[], options?: RunOptions): Promise<RunningGit> {
    return this.tools.runner.stream(this.folder, args, options);
  }

  write(type: 'blob' | 'tree' | 'commit' | 'tag', content: Buffer): Promise<string> {
    return writeObject(this.folder, type, content, this.tools.durable);
  }

  /** Runs the task as the only writer of this repository. */
  locked<Result>(task: () => Promise<Result>): Promise<Result> {
    return this.tools.locks.hold(this.path, task);
  }
}
