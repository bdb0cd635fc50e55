import type { FileReader } from '../../generators/source/files/file-reader.ts';
import { CachingFileReader } from '../../generators/source/files/caching-file-reader.ts';
import { acceptText } from '../../generators/source/files/read-text.ts';

/** Files in memory that are edited. */
export class EditedFiles implements FileReader {
  readonly #texts: ReadonlyMap<string, string>;
  readonly #reader = new CachingFileReader();

  constructor(texts: ReadonlyMap<string, string>) {
    this.#texts = texts;
  }

  read(...[request]: Parameters<FileReader['read']>): ReturnType<FileReader['read']> {
    const text = this.#texts.get(request.path);
    return text === undefined
      ? { missing: 'there is no such file' }
      : acceptText(Buffer.from(text), text, request);
  }

  parse(...given: Parameters<FileReader['parse']>): ReturnType<FileReader['parse']> {
    return this.#reader.parse(...given);
  }
}
