import { GitError } from './base.ts';

/** The storage path is not one of a store: absolute, `..`, empty segments, control characters. */
export class StoragePathInvalid extends GitError {}

/** The text is no name that git takes for a revision, or one that this layer refuses (options, `@{…}`, searches). */
export class RevisionInvalid extends GitError {}

/** The text is no name of a branch or tag (`git check-ref-format`). */
export class RefNameInvalid extends GitError {}

/** The text is no time in ISO 8601 since 1970. */
export class TimeInvalid extends GitError {}

/** An annotated tag needs somebody who made it. */
export class TaggerInvalid extends GitError {}

/** The lines that were asked for are not in the file. */
export class LinesInvalid extends GitError {}

/** The token of a page is not one that a list gave. */
export class PageTokenInvalid extends GitError {}
