import { GitError } from './base.ts';

/** Base of the errors about one path in a tree. */
export class PathError extends GitError {
  readonly path: string;
  constructor(message: string, path: string) {
    super(message);
    this.path = path;
  }
}

/** The path is not allowed in a tree: empty, absolute, `.`, `..`, `.git`, NUL. */
export class PathInvalid extends PathError {}

/** A file or folder with this name already exists. */
export class PathExists extends PathError {}

/** No file or folder has this name. */
export class PathNotFound extends PathError {}

/** The file was changed since the last commit that the caller knows. */
export class FileChanged extends PathError {}

/** The content of a file is not in the encoding that the caller stated. */
export class ContentInvalid extends PathError {}
