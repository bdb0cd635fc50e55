import { sep } from 'node:path';
import { readText } from '../source/files/read-text.ts';
import { isJsonText } from '../source/files/file-reader.ts';
import { limits } from '../source/files/limits.ts';
import type { SyntaxNode } from '../source/parse/syntax.ts';
import type { Buffers } from './buffers.ts';
import { EditorText } from './text-buffer.ts';

/** The text of a file, with its syntax. */
export interface FileView {
  readonly location: string;
  readonly content: EditorText;
  readonly isJson: boolean;
  /** The syntax tree; if the text cannot be parsed, that of the previous version. */
  readonly syntax: SyntaxNode;
}

const empty: SyntaxNode = { kind: 'map', start: 0, end: 0, entries: [] };

/** The syntax trees of the files of an editor, which are cached until the files change. */
export class Views {
  readonly #buffers: Buffers;
  readonly #cache = new Map<string, FileView>();

  constructor(buffers: Buffers) {
    this.#buffers = buffers;
  }

  /** @param location the path by which the source stage knows the file */
  of(location: string): FileView {
    const text = this.#textOf(location);
    const previous = this.#cache.get(location);
    if (previous?.content.text === text) return previous;
    // Unless its folder is a symbolic link, the file has been parsed with this path already.
    const parsed = this.#buffers.parse({ path: location.replaceAll(sep, '/'), text }, true);
    const syntax = parsed.syntax ?? previous?.syntax ?? empty;
    const view = { location, content: new EditorText(text), isJson: isJsonText(text), syntax };
    this.#cache.set(location, view);
    return view;
  }

  #textOf(location: string): string {
    const open = this.#buffers.of(location);
    if (open !== undefined) return open.content.text;
    const read = readText({ path: location, location, limit: limits.bytes });
    return 'text' in read ? read.text : '';
  }
}
