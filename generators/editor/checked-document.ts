import type { Finding } from '../diagnostics/finding.ts';
import { checkSource } from '../pipeline.ts';
import { RecordingFileReader } from '../source/files/recording-file-reader.ts';
import { StructuralSharing } from '../source/structural-sharing.ts';
import { SourceFiles } from '../source/files/source-files.ts';
import { DocumentIndex } from '../source/document/document-index.ts';
import type { Buffers } from './buffers.ts';
import type { RootDocument } from './roots.ts';

/** A document that is checked after each change of one of its files. */
export class CheckedDocument {
  #root: RootDocument;
  readonly #reader: Buffers;
  /** The files that the last check read or looked for: paths with links resolved. */
  #files: ReadonlySet<string> = new Set();
  #index: DocumentIndex | undefined;
  #lastReadable: DocumentIndex | undefined;
  /** The results of the last check, so that the next one repeats only what an edit affects. */
  #previous = new StructuralSharing();
  /** The same for the last readable contents of files with syntax errors. */
  #previousReadable = new StructuralSharing();

  constructor(root: RootDocument, reader: Buffers) {
    this.#root = root;
    this.#reader = reader;
  }

  get root(): RootDocument {
    return this.#root;
  }

  /** Sets another configuration. */
  configure(root: RootDocument): void {
    this.#root = root;
    this.#index = undefined;
    this.#previous = new StructuralSharing();
    this.#previousReadable = new StructuralSharing();
  }

  /** Whether a change of a file, even of a missing one, may change the findings. */
  concerns(location: string): boolean {
    return this.#files.has(location);
  }

  /** The current index of the document; if the document is unreadable, the last one. */
  index(): DocumentIndex {
    if (this.#index !== undefined) return this.#index;
    const { root } = this.#root.options;
    const files = new SourceFiles(this.#root.path, {
      reader: this.#reader,
      ...(root === undefined ? {} : { root }),
    });
    const index = new DocumentIndex(files);
    const isReadable = files.all.every((file) => file.value !== undefined || file.missing !== undefined);
    if (isReadable) this.#lastReadable = index;
    this.#index = isReadable ? index : (this.#lastReadable ?? index);
    return this.#index;
  }

  /** Discards the index after a change of a file. */
  invalidateIndex(): void {
    this.#index = undefined;
  }

  /** The current findings. If files have syntax errors, the others are checked with the last readable contents of these. */
  async check(): Promise<readonly Finding[]> {
    const { path, options } = this.#root;
    const reader = new RecordingFileReader(this.#reader);
    const findings = await checkSource(path, { ...options, reader, previous: this.#previous });
    this.#files = new Set(reader.paths);
    const broken = new Set(
      findings.flatMap(({ code, at }) =>
        code === 'source/syntax' && at !== undefined ? [at.file.path] : [],
      ),
    );
    if (broken.size === 0) return findings;
    const isBroken = ({ at }: Finding): boolean => at !== undefined && broken.has(at.file.path);
    const others = await checkSource(path, {
      ...options,
      reader: this.#reader.beforeErrors,
      previous: this.#previousReadable,
    });
    return [...findings.filter(isBroken), ...others.filter((each) => !isBroken(each))];
  }
}
