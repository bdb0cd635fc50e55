import { GitError } from './base.ts';

/** Base of the errors about one path in a tree. */
export class PathError extends GitError {
  readonly path: string;
  constructor(message: string, path: string) {
    super(message);
    this.path = path;
  }
}

/** The path cannot stand in a tree: empty, absolute, `.`, `..`, `.git`, NUL. */
export class PathInvalid extends PathError {}

/** A file or folder with this name is there already. */
export class PathExists extends PathError {}

/** No file or folder has this name. */
export class PathNotFound extends PathError {}

/** The file was changed since the commit in which the caller last knew it. */
export class FileChanged extends PathError {}

/** The content of a file is not in the encoding that the caller says it has. */
export class ContentInvalid extends PathError {}
