import type { Finding } from './finding.ts';
import type { Place } from './place.ts';

/** An entry of `x-lint-ignore`: findings with a code in an object of a document that their author accepts. */
export interface Ignore {
  readonly code: string;
  /** The object with the entry, which applies to everything inside it. */
  readonly inside: Place;
  /** The entry. */
  readonly at: Place | undefined;
}

/** The findings of one document that its author accepts. */
export class Ignores {
  readonly #byPlace: ReadonlyMap<string, Ignore>;
  readonly #used = new Set<Ignore>();

  constructor(ignores: readonly Ignore[]) {
    this.#byPlace = new Map(
      ignores.map((each) => [keyOf(each.code, each.inside.file.path, each.inside.pointer), each]),
    );
  }

  /** The findings without the accepted ones. Errors by definition stay: output would be wrong or unsafe. */
  leaveOut(findings: readonly Finding[]): readonly Finding[] {
    if (this.#byPlace.size === 0) return findings;
    return findings.filter((each) => {
      const ignores = each.definition.severity === 'error' ? [] : this.#around(each);
      for (const ignore of ignores) this.#used.add(ignore);
      return ignores.length === 0;
    });
  }

  /** Entries that have matched nothing so far. */
  get unused(): readonly Ignore[] {
    return [...this.#byPlace.values()].filter((each) => !this.#used.has(each));
  }

  /** The entries for a finding, in its object and in the objects around it. */
  #around({ code, at }: Finding): readonly Ignore[] {
    const found: Ignore[] = [];
    if (at === undefined) return found;
    for (let { pointer } = at; ; pointer = pointer.slice(0, pointer.lastIndexOf('/'))) {
      const ignore = this.#byPlace.get(keyOf(code, at.file.path, pointer));
      if (ignore !== undefined) found.push(ignore);
      if (pointer === '') return found;
    }
  }
}

function keyOf(code: string, path: string, pointer: string): string {
  return JSON.stringify([code, path, pointer]);
}
