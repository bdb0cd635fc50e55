import type { Finding } from '../diagnostics/finding.ts';
import type { Json } from './document.ts';
import type { SourceFile } from '../diagnostics/place.ts';

/** A file as text and as value; the value is absent when a finding says why. */
export interface ParsedFile {
  readonly file: SourceFile;
  readonly value?: Json;
  /** Set where the reader keeps the value: who changes it changes a copy. */
  readonly isKept?: boolean;
  readonly findings: readonly Finding[];
}

/** The text of a file, decoded, with the path to print. */
export interface FileText {
  readonly path: string;
  readonly text: string;
}
