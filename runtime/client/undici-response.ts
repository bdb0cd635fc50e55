import { Readable } from 'node:stream';

/** Bytes of a body that are read as text, unless a call says otherwise. */
const USUAL = 1e8;

/** What undici gives for a request. */
export interface UndiciAnswer {
  readonly statusCode: number;
  readonly statusText: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Readable & { text(): Promise<string>; readonly bodyUsed: boolean };
}

/** Statuses without a body (Fetch Standard, null body status). */
const EMPTY = new Set([204, 205, 304]);

/**
 * An answer of undici with the members of a `Response`. The text is read without a web stream, which takes a good part of
 * the time of a call; headers and stream are made when they are asked for.
 */
export class UndiciResponse implements Response {
  readonly url: string;
  readonly redirected = false;
  readonly type = 'default';
  readonly status: number;
  readonly statusText: string;
  readonly #answer: UndiciAnswer;
  readonly #maxBytes: number;
  #headers: Headers | undefined;
  #body: Response['body'] | undefined;

  /** @param maxBytes the largest body that is read as text; a longer one is a RangeError */
  constructor(url: string, answer: UndiciAnswer, maxBytes: number = USUAL) {
    this.url = url;
    this.#maxBytes = maxBytes;
    this.status = answer.statusCode;
    this.statusText = answer.statusText;
    this.#answer = answer;
  }

  get ok(): boolean {
    return this.status >= 200 && this.status <= 299;
  }

  get headers(): Headers {
    this.#headers ??= new Headers(
      Object.entries(this.#answer.headers).flatMap(([name, values = []]) =>
        [values].flat().map((value): [string, string] => [name, value]),
      ),
    );
    return this.#headers;
  }

  get body(): Response['body'] {
    this.#body ??= EMPTY.has(this.status) ? null : (Readable.toWeb(this.#answer.body) as Response['body']);
    return this.#body;
  }

  get bodyUsed(): boolean {
    return this.#answer.body.bodyUsed;
  }

  async text(): Promise<string> {
    if (this.#body !== undefined) return this.#whole().text();
    return textWithin(this.#answer.body, this.#maxBytes);
  }

  async json(): Promise<unknown> {
    return JSON.parse(await this.text());
  }

  async arrayBuffer(): Promise<ArrayBuffer> {
    return this.#whole().arrayBuffer();
  }

  async blob(): Promise<Blob> {
    return this.#whole().blob();
  }

  async bytes(): Promise<Uint8Array<ArrayBuffer>> {
    return new Uint8Array(await this.arrayBuffer());
  }

  async formData(): Promise<FormData> {
    return this.#whole().formData();
  }

  clone(): Response {
    const whole = this.#whole();
    const copy = whole.clone();
    this.#body = whole.body;
    return copy;
  }

  /** The platform's own response, for all that is seldom needed. */
  #whole(): Response {
    const { status, statusText, headers, body } = this;
    return new Response(body, { status, statusText, headers });
  }
}

/** The text of a stream (UTF-8), which is ended with a RangeError when it has more bytes than it may. */
function textWithin(stream: Readable, maxBytes: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = [];
    let bytes = 0;
    stream.on('data', (chunk: Uint8Array) => {
      bytes += chunk.length;
      if (bytes > maxBytes) stream.destroy(new RangeError('the body is larger than maxBytes'));
      else chunks.push(chunk);
    });
    stream.on('error', reject);
    // After the end or an error this changes nothing.
    stream.on('close', () => reject(new Error('the body broke off')));
    stream.on('end', () => resolve(new TextDecoder().decode(Buffer.concat(chunks))));
  });
}
