import type { FileReader } from '../../generators/source/file-reader.ts';
import { CachingFileReader } from '../../generators/source/caching-file-reader.ts';
import { acceptText } from '../../generators/source/read-text.ts';

/** Files in memory that are edited. */
export class EditedFiles implements FileReader {
  /** How often a document was read from its beginning. */
  begun = 0;
  readonly #texts: ReadonlyMap<string, string>;
  readonly #kept = new CachingFileReader({ reportsAll: false });

  constructor(texts: ReadonlyMap<string, string>) {
    this.#texts = texts;
  }

  begin(): void {
    this.begun += 1;
  }

  read(...[request]: Parameters<FileReader['read']>): ReturnType<FileReader['read']> {
    const text = this.#texts.get(request.path);
    return text === undefined
      ? { missing: 'there is no such file' }
      : acceptText(Buffer.from(text), text, request);
  }

  parse(...given: Parameters<FileReader['parse']>): ReturnType<FileReader['parse']> {
    return this.#kept.parse(...given);
  }
}
