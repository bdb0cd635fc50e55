import { append, joinName, splitName, type Step } from './nested-name.ts';

/** Finds the names under which a caller sent decoded values. */
export class SentNames {
  readonly #root: Node = { branches: new Map() };
  readonly #names: ReadonlySet<string>;

  /** @param names decoded: `variables[][key]`, `ids[]` */
  constructor(names: Iterable<string>) {
    this.#names = new Set(names);
    for (const name of this.#names) {
      let node = this.#root;
      for (const step of splitName(name)) {
        const next = node.branches.get(step) ?? { branches: new Map() };
        node.branches.set(step, next);
        node = next;
      }
    }
  }

  /** Whether exactly this name was sent. */
  has(name: string): boolean {
    return this.#names.has(name);
  }

  /**
   * The name that was sent for the value at some steps: `variables[][key]` for `variables`, `0`, `key`. For a value that was
   * not sent, the name that it would have.
   */
  find(steps: readonly string[]): string {
    const named: Step[] = [];
    let node: Node | undefined = this.#root;
    for (const step of steps) {
      const isItem: boolean = /^\d+$/.test(step) && node?.branches.has(step) !== true;
      const key: Step = isItem && node?.branches.has(append) === true ? append : step;
      named.push(key);
      node = node?.branches.get(key);
    }
    // A list is sent under the name of its items: `ids[]`.
    if (node?.branches.size === 1 && node.branches.get(append)?.branches.size === 0) named.push(append);
    return joinName(named);
  }
}

interface Node {
  readonly branches: Map<Step, Node>;
}
