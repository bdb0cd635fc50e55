import type { Finding } from '../diagnostics/finding.ts';
import type { Rule } from './check/rule.ts';
import type { SourceDocument } from './document.ts';
import type { FileReader } from './file-reader.ts';
import type { SaidIgnores } from './ignores.ts';
import type { Settled } from './settled.ts';

/** `document` is absent exactly when a finding is an error. */
export interface SourceResult {
  readonly document?: SourceDocument;
  readonly findings: readonly Finding[];
  /** What the document asks to ignore; absent where it could not be checked. */
  readonly ignores?: SaidIgnores;
}

/** How a document is read from its files. */
export interface ReadOptions {
  /** Folder that file references may not leave; the folder of the document unless given. */
  readonly root?: string;
  /** Upper bound of the bytes of all files together; 64 MiB unless given. */
  readonly maxBytes?: number;
  /** Checks that follow those of the toolkit. */
  readonly rules?: readonly Rule[];
  /** Reads and parses the files; from the disk unless given. */
  readonly reader?: FileReader;
  /** Whether the rules for authors are followed too, which outputs do without. */
  readonly lint?: boolean | undefined;
  /** The version of the document before this one; the document has its objects where they are equal. */
  readonly settled?: Settled | undefined;
}
