import { limits } from '../limits.ts';
import type { TestCase, TestStatus } from './report.ts';

type Attributes = Readonly<Record<string, string>>;

/** The elements of a test that state its result, in order of precedence. */
const outcomes: readonly (readonly [element: string, status: TestStatus])[] = [
  ['failure', 'failed'],
  ['error', 'error'],
  ['skipped', 'skipped'],
];

const outputs = new Set(['failure', 'error', 'skipped', 'system-out', 'system-err']);

/** A test whose element is open: collects the texts of the elements in it. */
export class OpenCase {
  readonly attributes: Attributes;
  readonly #texts = new Map<string, string>();
  readonly #messages = new Map<string, string>();
  readonly #path: string[] = [];

  constructor(attributes: Attributes) {
    this.attributes = attributes;
  }

  /** An element opens in the test. For a result without text, its attribute `message` is the text. */
  open(name: string, attributes: Attributes): void {
    this.#path.push(name);
    if (this.#path.length === 1 && outputs.has(name)) {
      this.#texts.set(name, this.#texts.get(name) ?? '');
      this.#messages.set(name, attributes['message'] ?? '');
    }
  }

  /** Text belongs to the innermost element. */
  text(text: string): void {
    const [element] = this.#path;
    const before = element === undefined ? undefined : this.#texts.get(element);
    if (element === undefined || before === undefined || before.length >= limits.testOutput) return;
    this.#texts.set(element, (before + text).slice(0, limits.testOutput));
  }

  /** An element closes. Returns whether it is that of the test. */
  close(): boolean {
    return this.#path.pop() === undefined;
  }

  /** The text of an element, or its message. Undefined if there is no such element. */
  said(element: string): string | undefined {
    const text = this.#texts.get(element);
    if (text === undefined) return undefined;
    return text.trim() === '' ? (this.#messages.get(element) ?? '').slice(0, limits.testOutput) : text;
  }
}

/** The test of a closed element. */
export function closeCase(test: OpenCase): TestCase {
  const outcome = outcomes.find(([element]) => test.said(element) !== undefined);
  return {
    status: outcome?.[1] ?? 'success',
    name: test.attributes['name'] ?? '',
    classname: test.attributes['classname'] ?? '',
    execution_time: seconds(test.attributes['time']),
    system_output: outcome === undefined ? null : output(test, outcome[0]),
    stack_trace: null,
  };
}

function output(test: OpenCase, element: string): string | null {
  const said = test.said(element) ?? '';
  if (element === 'skipped') return said === '' ? null : said;
  const out = test.said('system-out');
  const err = test.said('system-err');
  return [
    said,
    ...(out === undefined ? [] : [`System Out:\n\n${out}`]),
    ...(err === undefined ? [] : [`System Err:\n\n${err}`]),
  ].join('\n\n');
}

/** A time such as `1.5` or `1,234.5`. An invalid time counts as zero. */
function seconds(text: string | undefined): number {
  const value = Number((text ?? '').replaceAll(',', ''));
  return Number.isFinite(value) && value > 0 ? value : 0;
}
