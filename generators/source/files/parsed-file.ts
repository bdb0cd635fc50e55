import type { Finding } from '../../diagnostics/finding.ts';
import type { Json } from '../../json/json.ts';
import type { SourceFile } from '../../diagnostics/place.ts';
import type { SyntaxNode } from '../parse/syntax.ts';

/** A file as text and as value; the value is absent if a finding reports why. */
export interface ParsedFile {
  readonly file: SourceFile;
  readonly value?: Json;
  /** How the value is written, partial where the text is invalid; absent if the text cannot be parsed at all. */
  readonly syntax?: SyntaxNode | undefined;
  readonly findings: readonly Finding[];
}

/** The text of a file, decoded, with its displayed path. */
export interface FileText {
  readonly path: string;
  readonly text: string;
}
