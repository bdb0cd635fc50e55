import { GitError } from './base.ts';

/** The storage path is invalid: absolute, `..`, empty segments, control characters. */
export class StoragePathInvalid extends GitError {}

/** The text is not a valid revision of git, or is one that this layer refuses (options, `@{…}`, searches). */
export class RevisionInvalid extends GitError {}

/** The text is not a valid name of a branch or tag (`git check-ref-format`). */
export class RefNameInvalid extends GitError {}

/** The text is not a time in ISO 8601 since 1970. */
export class TimeInvalid extends GitError {}

/** An annotated tag needs a tagger. */
export class TaggerInvalid extends GitError {}

/** The requested lines are not in the file. */
export class LinesInvalid extends GitError {}

/** The token of a page is not one from a list. */
export class PageTokenInvalid extends GitError {}
