import type { Finding } from '../diagnostics/finding.ts';
import type { Rule } from './rules/rule.ts';
import type { SourceDocument } from './document/source-document.ts';
import type { FileReader } from './files/file-reader.ts';
import type { SaidIgnores } from './rules/ignores.ts';
import type { StructuralSharing } from './structural-sharing.ts';

/** `document` is absent exactly if a finding is an error. */
export interface SourceResult {
  readonly document?: SourceDocument;
  readonly findings: readonly Finding[];
  /** The findings that the document asks to ignore; absent if it could not be checked. */
  readonly ignores?: SaidIgnores;
}

/** The options for reading a document. */
export interface ReadOptions {
  /** Folder that file references may not leave; the folder of the document by default. */
  readonly root?: string;
  /** Maximum bytes of all files together; 64 MiB by default. */
  readonly maxBytes?: number;
  /** Checks that run after those of the toolkit. */
  readonly rules?: readonly Rule[];
  /** Reads and parses the files; from the disk by default. */
  readonly reader?: FileReader;
  /** Whether to check the rules for authors too, which outputs do not need. */
  readonly lint?: boolean | undefined;
  /** The previous version of the document; its equal objects are reused. */
  readonly previous?: StructuralSharing | undefined;
}
