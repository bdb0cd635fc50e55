import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { limits } from '../limits.ts';
import type { TestCase } from './report.ts';
import { closeCase, OpenCase } from './test-case.ts';

/** The tests of one report, and the error if it could not be read completely. */
export type JunitReport = { cases: readonly TestCase[]; error: string | null };

/**
 * Reads a report in JUnit XML in chunks. Only the five entities of XML itself are known, and nothing is loaded. A
 * report that is invalid or too large returns an error and no tests.
 * @param chunks the text of the report, or its bytes in UTF-8
 */
export async function readJunit(
  chunks: AsyncIterable<string | Uint8Array> | Iterable<string | Uint8Array>,
): Promise<JunitReport> {
  const reader = new JunitReader();
  const decoder = new TextDecoder();
  try {
    for await (const chunk of chunks) {
      reader.write(typeof chunk === 'string' ? chunk : decoder.decode(chunk, { stream: true }));
    }
    return { cases: reader.end(decoder.decode()), error: null };
  } catch (error) {
    if (error instanceof JunitError) return { cases: [], error: error.message };
    throw error;
  }
}

class JunitError extends Error {
  override name = 'JunitError';
}

const suites = new Set(['testsuites', 'testsuite']);

class JunitReader {
  readonly #parser = new SaxesParser({ xmlns: false, position: true });
  readonly #cases: TestCase[] = [];
  readonly #path: string[] = [];
  #case: OpenCase | undefined;
  #length = 0;

  constructor() {
    this.#parser.on('error', (error) => {
      throw new JunitError(`JUnit XML parsing failed: ${error.message}`);
    });
    this.#parser.on('opentag', (tag) => this.#open(tag));
    this.#parser.on('closetag', () => this.#close());
    this.#parser.on('text', (text) => this.#text(text));
    this.#parser.on('cdata', (text) => this.#text(text));
  }

  write(text: string): void {
    this.#length += text.length;
    if (this.#length > limits.reportLength)
      throw failed(`the report is larger than ${limits.reportLength} characters`);
    this.#parser.write(text);
  }

  end(rest: string): readonly TestCase[] {
    this.write(rest);
    this.#parser.close();
    return this.#cases;
  }

  #open({ name, attributes }: SaxesTagPlain): void {
    const parent = this.#path.at(-1);
    this.#path.push(name);
    if (this.#path.length > limits.reportDepth)
      throw failed(`elements are nested deeper than ${limits.reportDepth}`);
    if (this.#case !== undefined) this.#case.open(name, attributes);
    else if (name === 'testcase' && parent !== undefined && suites.has(parent))
      this.#case = new OpenCase(attributes);
  }

  #text(text: string): void {
    this.#case?.text(text);
  }

  #close(): void {
    this.#path.pop();
    if (this.#case === undefined || !this.#case.close()) return;
    this.#cases.push(closeCase(this.#case));
    this.#case = undefined;
    if (this.#cases.length > limits.testCases) {
      throw failed(`number of test cases exceeded the limit of ${limits.testCases}`);
    }
  }
}

function failed(reason: string): JunitError {
  return new JunitError(`JUnit data parsing failed: ${reason}`);
}
