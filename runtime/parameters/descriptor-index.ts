import type { ParameterDescriptor } from './descriptor.ts';
import { append, splitName, type Step } from './nested-name.ts';
import { isSpread, objectOf } from './value-type.ts';

/** The parameter that a sent name belongs to, and the steps into its value. */
export interface Match {
  readonly parameter: ParameterDescriptor;
  readonly steps: readonly Step[];
}

/** Finds parameters by the names that are sent. The name of a parameter precedes that of a member of a spread object. */
export class DescriptorIndex {
  readonly #exact: Map<string, Match> = new Map();
  readonly #root: Branch = { entry: undefined, branches: new Map() };
  #rest: ParameterDescriptor | undefined;

  constructor(parameters: readonly ParameterDescriptor[]) {
    for (const parameter of parameters)
      if (!isSpread(parameter)) this.#add(parameter.name, { parameter, member: [] });
    for (const parameter of parameters.filter(isSpread)) {
      const object = objectOf(parameter.type);
      for (const name of Object.keys(object?.properties ?? {}))
        this.#add(name, { parameter, member: [name] });
      if (object !== undefined && object.additional !== false) this.#rest ??= parameter;
      // A list or a single value, which its type also allows, is sent under the name of the parameter.
      if (parameter.type.kind === 'union') this.#add(parameter.name, { parameter, member: [] });
    }
  }

  /** The parameter with exactly this name, otherwise the one with the longest prefix of it: `not` for `not[a]`. */
  find(name: string): Match | undefined {
    const exact = this.#exact.get(name);
    if (exact !== undefined) return exact;
    const steps = splitName(name);
    let branch: Branch | undefined = this.#root;
    let match: Match | undefined;
    for (let at = 0; at < steps.length; at += 1) {
      branch = branch.branches.get(steps[at] ?? '');
      if (branch === undefined) break;
      if (branch.entry !== undefined) match = matchOf(branch.entry, steps.slice(at + 1));
    }
    return (
      match ?? (this.#rest === undefined || steps.length === 0 ? undefined : { parameter: this.#rest, steps })
    );
  }

  #add(name: string, entry: Entry): void {
    const path = pathOf(name);
    if (!this.#exact.has(name)) this.#exact.set(name, matchOf(entry, splitName(name).slice(path.length)));
    let branch = this.#root;
    for (const step of path) {
      const next: Branch = branch.branches.get(step) ?? { entry: undefined, branches: new Map() };
      branch.branches.set(step, next);
      branch = next;
    }
    branch.entry ??= entry;
  }
}

const indexes = new WeakMap<readonly ParameterDescriptor[], DescriptorIndex>();

/** The cached index of a list of descriptors. */
export function indexOf(parameters: readonly ParameterDescriptor[]): DescriptorIndex {
  const index = indexes.get(parameters) ?? new DescriptorIndex(parameters);
  indexes.set(parameters, index);
  return index;
}

interface Entry {
  readonly parameter: ParameterDescriptor;
  /** The member that the name belongs to, if each member of the parameter is sent as a pair of its own. */
  readonly member: readonly string[];
}

interface Branch {
  entry: Entry | undefined;
  readonly branches: Map<Step, Branch>;
}

function matchOf({ parameter, member }: Entry, steps: readonly Step[]): Match {
  return { parameter, steps: [...member, ...steps] };
}

/** The steps of a name, without the brackets of a list: those of `ids[]` are the same as of `ids`. */
function pathOf(name: string): Step[] {
  const steps = splitName(name);
  return steps.at(-1) === append ? steps.slice(0, -1) : steps;
}
