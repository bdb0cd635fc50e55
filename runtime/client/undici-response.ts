import type { Readable } from 'node:stream';
import { decompressed } from './decompressed.ts';

/** The response of undici. */
export interface UndiciResponseData {
  readonly statusCode: number;
  readonly statusText: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Readable & { text(): Promise<string>; readonly bodyUsed: boolean };
}

/** Statuses without a body (Fetch Standard, null body status). */
const EMPTY = new Set([204, 205, 304]);

/** A response of undici as a `Response`. Headers and stream are created when they are first read. */
export class UndiciResponse implements Response {
  readonly url: string;
  readonly redirected = false;
  readonly type = 'default';
  readonly status: number;
  readonly statusText: string;
  readonly #data: UndiciResponseData;
  #headers: Headers | undefined;
  #body: Response['body'] | undefined;

  constructor(url: string, data: UndiciResponseData) {
    this.url = url;
    this.status = data.statusCode;
    this.statusText = data.statusText;
    this.#data = data;
  }

  get ok(): boolean {
    return this.status >= 200 && this.status <= 299;
  }

  get headers(): Headers {
    this.#headers ??= new Headers(
      Object.entries(this.#data.headers).flatMap(([name, values = []]) =>
        [values].flat().map((value): [string, string] => [name, value]),
      ),
    );
    return this.#headers;
  }

  get body(): Response['body'] {
    this.#body ??= EMPTY.has(this.status) ? null : streamOf(this.#readable());
    return this.#body;
  }

  /** The decompressed body: some servers and proxies compress responses that were not requested so. */
  #readable(): Readable {
    const codings = this.headers.get('content-encoding');
    return codings === null ? this.#data.body : decompressed(this.#data.body, codings);
  }

  get bodyUsed(): boolean {
    return this.#data.body.bodyUsed;
  }

  async text(): Promise<string> {
    return this.#whole().text();
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

  /** The response of the platform, for members that are seldom used. */
  #whole(): Response {
    const { status, statusText, headers, body } = this;
    return new Response(body, { status, statusText, headers });
  }
}

/** A stream of Node as a web stream, faster than `Readable.toWeb`. A body that ends early is an error. */
function streamOf(source: Readable): ReadableStream<Uint8Array<ArrayBuffer>> {
  return new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      start(controller) {
        source.on('data', (chunk: Uint8Array<ArrayBuffer>) => {
          controller.enqueue(chunk);
          source.pause();
        });
        source.on('end', () => controller.close());
        source.on('error', (error) => controller.error(error));
        // After the end or an error, this has no effect.
        source.on('close', () => controller.error(new Error('the body ended early')));
        source.pause();
      },
      pull() {
        source.resume();
      },
      cancel() {
        // Data that was read before may still arrive.
        source.removeAllListeners('data').removeAllListeners('end').destroy();
      },
    },
    { highWaterMark: 0 },
  );
}
