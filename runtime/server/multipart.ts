import { decodeForm } from '../parameters/decode-pairs.ts';
import type { ParameterValue, ParameterValues } from '../parameters/descriptor.ts';
import { memberPointer } from '../parameters/error.ts';
import { formLimits } from '../parameters/limits.ts';
import { isInQuery, mergeMembers } from '../parameters/query-members.ts';
import { collectBytes, decodeUtf8, limitBytes, tooLarge, type ByteBlob } from './bytes.ts';
import { bodyFaults, decodingFaults, unknownFaults } from './faults.ts';
import { partTooLarge } from './multipart-fault.ts';
import type { PartHead } from './multipart-head.ts';
import { splitMultipart } from './multipart-parser.ts';
import type { ContentContract } from './operation.ts';
import type { ServerLimits } from './options.ts';
import { Refusal, withStatus, type Fault } from './problem.ts';
import type { QueryMembers } from './query.ts';

/** A part of a form. It can be read until the next part is requested; parts that are not read are skipped. */
export interface Part extends PartHead {
  /** Ends in a `Refusal` of 413 beyond the limits. */
  readonly content: AsyncIterable<Uint8Array>;
}

/** A file of a form that was read completely. */
export interface UploadedFile extends ByteBlob {
  /** The name from the sender, unchanged; it may contain NUL and slashes. Do not use it as a path. */
  readonly name: string;
}

/** A form that was read, with a file in place of each value that the caller sends as bytes. */
export type ReceivedForm<Body> = { [Name in keyof Body]: ReceivedField<Body[Name]> };

type ReceivedField<Value> = Value extends Uint8Array | SentBlob | SentStream
  ? UploadedFile
  : Value extends readonly (infer Item)[]
    ? ReceivedField<Item>[]
    : Value;

/** The members that distinguish blobs and streams from the other values of a form. */
type SentBlob = Pick<ByteBlob, 'arrayBuffer' | 'size' | 'type'>;
type SentStream = { getReader(): unknown };

/** Receives the files of a form one by one. What it does not read is skipped. */
export type TakeFile = (file: Part & { readonly filename: string }) => void | Promise<void>;

/**
 * A multipart body (RFC 7578), not read yet. Reading throws a `Refusal` if it is malformed, too large or does not match
 * the document; if the handler does not catch it, it becomes the response.
 */
export class Multipart<Body> {
  readonly #source: MultipartSource;

  constructor(source: MultipartSource) {
    this.#source = source;
  }

  /**
   * The parts in the order in which they are sent, while they arrive; members in the query come first, if the document
   * allows them there. The parts are not checked against the document.
   */
  async *parts(): AsyncGenerator<Part, void, undefined> {
    for (const [name, text] of this.#source.members.pairs()) yield textPart(name, text ?? '');
    yield* this.#sent();
  }

  async *#sent(): AsyncGenerator<Part, void, undefined> {
    const { body, boundary, limits } = this.#source;
    if (boundary === '') return;
    let count = 0;
    const parts = this.#withStatus(splitMultipart(body, boundary));
    for await (const { content, ...head } of parts) {
      count += 1;
      if (count > limits.parts)
        throw new Refusal({ status: 413, message: `The form has more than ${limits.parts} parts.` });
      const limit = head.filename === undefined ? limits.field : limits.file;
      const limited = limitBytes(this.#withStatus(content), limit, () => partTooLarge(head, limit));
      yield { ...head, content: limited };
    }
  }

  /** The parser refuses malformed bodies with 400; the operation may use another status. */
  #withStatus<Item>(items: AsyncIterable<Item>): AsyncIterable<Item> {
    const { status } = this.#source;
    return status === 400 ? items : refusing(items, status);
  }

  /**
   * Reads the whole form, decoded and validated. Without `takeFile`, files are kept in memory, all of them together
   * within the limit of the body. With `takeFile`, that function reads their bytes, and the files in the result have
   * none.
   */
  async read(takeFile?: TakeFile): Promise<ReceivedForm<Body>> {
    const fields: string[] = [];
    const files = new Map<string, UploadedFile>();
    let remaining = this.#source.limits.body;
    for await (const part of this.#sent()) {
      const { name, filename } = part;
      if (filename === undefined) {
        const bytes = await collectBytes(part.content);
        remaining -= bytes.length;
        fields.push(`${encodeURIComponent(name)}=${encodeURIComponent(this.#textOf(bytes, name))}`);
      } else if (filename !== '') {
        const file =
          takeFile === undefined
            ? await keep(part, { remaining, whole: this.#source.limits.body })
            : await hand(part, takeFile);
        if (takeFile === undefined) remaining -= file.size;
        const mark = `${this.#source.mark} ${files.size}`;
        files.set(mark, file);
        fields.push(`${encodeURIComponent(name)}=${encodeURIComponent(mark)}`);
      }
      if (remaining < 0) throw tooLarge(this.#source.limits.body);
    }
    return this.#validate(fields.join('&'), files);
  }

  #validate(form: string, files: ReadonlyMap<string, UploadedFile>): ReceivedForm<Body> {
    const { content, limits, unknownParameters, members } = this.#source;
    const bytes = Math.max(formLimits.bytes, form.length);
    const bounds = { ...formLimits, bytes, pairs: limits.parts };
    const decoded = decodeForm(content.fields, form, bounds, content.others);
    const own = withFiles(decoded.values, files);
    const values = mergeMembers(members.values, { ...own });
    const errors = decoded.errors.filter((error) => !isInQuery(error, members.values));
    const faults: Fault[] = [...decodingFaults('body', errors), ...decodingFaults('query', members.errors)];
    if (unknownParameters === 'refuse') faults.push(...unknownFaults('body', decoded.unknown));
    faults.push(...missingFiles(values, content.files ?? []));
    faults.push(...bodyFaults({ validator: content.validator, value: values, own, members, found: faults }));
    if (faults.length > 0) this.#refuse(faults.map((fault) => members.named(fault)));
    // The validator and the type were generated from the same schema.
    return values as ReceivedForm<Body>;
  }

  #textOf(bytes: Uint8Array, name: string): string {
    const message = 'is not text in UTF-8';
    return decodeUtf8(bytes) ?? this.#refuse([{ in: 'body', pointer: memberPointer('', name), message }]);
  }

  #refuse(faults: readonly Fault[]): never {
    throw new Refusal({ status: this.#source.status, message: 'The form is not valid.', faults });
  }
}

export interface MultipartSource {
  /** Limited by the limit for streams. */
  readonly body: AsyncIterable<Uint8Array>;
  /** Empty if there is no body because all members are in the query. */
  readonly boundary: string;
  readonly content: ContentContract;
  /** The members in the query. */
  readonly members: QueryMembers;
  readonly limits: ServerLimits;
  readonly unknownParameters: 'refuse' | 'ignore';
  /** The status for a malformed or invalid body. */
  readonly status: number;
  /** A random text that no sender can know; it replaces files while field names are decoded. */
  readonly mark: string;
}

/** The same items, with another status in place of 400. */
async function* refusing<Item>(
  items: AsyncIterable<Item>,
  status: number,
): AsyncGenerator<Item, void, undefined> {
  try {
    yield* items;
  } catch (error) {
    throw withStatus(error, status);
  }
}

function textPart(name: string, text: string): Part {
  const content = async function* (): AsyncGenerator<Uint8Array, void, undefined> {
    yield new TextEncoder().encode(text);
  };
  return { name, filename: undefined, contentType: undefined, content: content() };
}

async function keep(
  part: Part & { filename?: string | undefined },
  { remaining, whole }: { readonly remaining: number; readonly whole: number },
): Promise<UploadedFile> {
  const bytes = await collectBytes(limitBytes(part.content, Math.max(0, remaining), () => tooLarge(whole)));
  return {
    name: part.filename ?? '',
    size: bytes.length,
    type: part.contentType ?? '',
    arrayBuffer: async () => bytes.slice().buffer,
  };
}

async function hand(part: Part, takeFile: TakeFile): Promise<UploadedFile> {
  let size = 0;
  const counted = async function* (): AsyncGenerator<Uint8Array, void, undefined> {
    for await (const piece of part.content) {
      size += piece.length;
      yield piece;
    }
  };
  const filename = part.filename ?? '';
  await takeFile({ ...part, filename, content: counted() });
  const arrayBuffer = (): Promise<never> =>
    Promise.reject(new TypeError(`${filename} was handed on while it arrived.`));
  return { name: filename, size, type: part.contentType ?? '', arrayBuffer };
}

/** Fields that are sent as text although the document describes them as files. */
function missingFiles(values: object, names: readonly string[]): readonly Fault[] {
  return names.flatMap((name) => {
    const value: unknown = Object.hasOwn(values, name) ? Reflect.get(values, name) : [];
    if ([value].flat().every((item) => typeof item === 'object')) return [];
    return [{ in: 'body', pointer: memberPointer('', name), message: 'is not a file' } as const];
  });
}

/** Replaces the marks of files by the files. */
function withFiles(values: ParameterValues, files: ReadonlyMap<string, UploadedFile>): object {
  const found: Record<string, unknown> = Object.create(null);
  for (const [name, value] of Object.entries(values)) found[name] = fileOrValue(value, files);
  return found;
}

function fileOrValue(value: ParameterValue, files: ReadonlyMap<string, UploadedFile>): unknown {
  if (typeof value === 'string') return files.get(value) ?? value;
  if (value === null || typeof value !== 'object') return value;
  return Array.isArray(value)
    ? value.map((item: ParameterValue) => fileOrValue(item, files))
    : withFiles(value as ParameterValues, files);
}
