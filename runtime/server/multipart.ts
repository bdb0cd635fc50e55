import { decodeForm } from '../parameters/decode-pairs.ts';
import type { ParameterValue, ParameterValues } from '../parameters/descriptor.ts';
import { memberPointer } from '../parameters/error.ts';
import { formLimits } from '../parameters/limits.ts';
import { isInQuery, mergeMembers } from '../parameters/query-members.ts';
import { collectBytes, decodeUtf8, limitBytes, tooLarge, type ByteBlob } from './bytes.ts';
import { bodyFaults, decodingFaults, unknownFaults } from './faults.ts';
import type { PartHead } from './multipart-head.ts';
import { splitMultipart } from './multipart-parser.ts';
import type { ContentContract } from './operation.ts';
import type { ServerLimits } from './options.ts';
import { Refusal, withStatus, type Fault } from './problem.ts';
import type { QueryMembers } from './query.ts';

/** A part of a form, to be read before the next one is asked for; what is not read is skipped. */
export interface Part extends PartHead {
  /** Ends in a `Refusal` of 413 beyond the limits. */
  readonly content: AsyncIterable<Uint8Array>;
}

/** A file of a form, once the form was read. */
export interface UploadedFile extends ByteBlob {
  /** Name that the sender gave it, whatever it holds, NUL and slashes too; never a path to be trusted. */
  readonly name: string;
}

/** A form that was read: a file where the caller sends bytes. */
export type ReceivedForm<Body> = { [Name in keyof Body]: ReceivedField<Body[Name]> };

type ReceivedField<Value> = Value extends Uint8Array | SentBlob | SentStream
  ? UploadedFile
  : Value extends readonly (infer Item)[]
    ? ReceivedField<Item>[]
    : Value;

/** What tells blobs and streams from the other values of a form. */
type SentBlob = Pick<ByteBlob, 'arrayBuffer' | 'size' | 'type'>;
type SentStream = { getReader(): unknown };

/** Takes the files of a form one by one; what it leaves unread is skipped. */
export type TakeFile = (file: Part & { readonly filename: string }) => void | Promise<void>;

/**
 * A multipart body (RFC 7578), not read yet. Reading throws a `Refusal` where it is malformed, too large or not as the
 * document says; a handler that lets it through answers with it.
 */
export class Multipart<Body> {
  readonly #source: MultipartSource;

  constructor(source: MultipartSource) {
    this.#source = source;
  }

  /**
   * The parts in the order in which they are sent, while they arrive; before them those that stand in the query, where
   * the document allows that. They are not checked against the document.
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
    for await (const { name, filename, contentType, content } of parts) {
      count += 1;
      if (count > limits.parts)
        throw new Refusal({ status: 413, message: `The form has more than ${limits.parts} parts.` });
      const limit = filename === undefined ? limits.field : limits.file;
      yield { name, filename, contentType, content: limitBytes(this.#withStatus(content), limit) };
    }
  }

  /** What is malformed is refused with the status of the operation; 400 is what the parser gives. */
  #withStatus<Item>(items: AsyncIterable<Item>): AsyncIterable<Item> {
    const { status } = this.#source;
    return status === 400 ? items : refusing(items, status);
  }

  /**
   * Reads the whole form, decoded and validated. Files are kept in memory, all of them together within the limit for
   * bodies in memory, unless `takeFile` is given: then the bytes are its own, and the files in the result have none.
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
    // The validator of the document is the one that the type was generated with.
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
  /** Within the limit for streams. */
  readonly body: AsyncIterable<Uint8Array>;
  /** Empty where there is no body, and all stands in the query. */
  readonly boundary: string;
  readonly content: ContentContract;
  /** What stands in the query beside it. */
  readonly members: QueryMembers;
  readonly limits: ServerLimits;
  readonly unknownParameters: 'refuse' | 'ignore';
  /** What a body is refused with that is malformed or not valid. */
  readonly status: number;
  /** A text that no sender can know: stands for files while the names of the fields are read. */
  readonly mark: string;
}

/** The same items, with another status where they are refused with 400. */
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
  const bytes = await collectBytes(limitBytes(part.content, Math.max(0, remaining), whole));
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

/** Fields that are sent as text although the document says that they are files. */
function missingFiles(values: object, names: readonly string[]): readonly Fault[] {
  return names.flatMap((name) => {
    const value: unknown = Object.hasOwn(values, name) ? Reflect.get(values, name) : [];
    if ([value].flat().every((item) => typeof item === 'object')) return [];
    return [{ in: 'body', pointer: memberPointer('', name), message: 'is not a file' } as const];
  });
}

/** Puts files where their marks are. */
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
