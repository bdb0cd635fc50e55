import type { LiveMock } from '../../dev/live-mock.ts';
import { basePathOf } from '../../model/base-path.ts';
import type { Companion, Round } from '../watching.ts';

/** Serves a mock of the first document. */
export class MockCompanion implements Companion {
  readonly #mock: LiveMock;
  readonly files = [];
  #basePath = '';

  constructor(mock: LiveMock) {
    this.#mock = mock;
  }

  get introduction(): string {
    return `Mock: ${this.#mock.origin}${this.#basePath}`;
  }

  async follow({ documents: [first], ran }: Round): Promise<void> {
    const model = first?.read?.model;
    if (first === undefined || model === undefined || !ran.has(first)) return;
    this.#basePath = basePathOf(model);
    this.#mock.replace(model);
  }

  async end(): Promise<void> {
    await this.#mock.end();
  }
}
