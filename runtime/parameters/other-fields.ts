import type { Match } from './descriptor-index.ts';
import type { ParameterDescriptor } from './descriptor.ts';
import { splitName } from './nested-name.ts';

/** The undescribed fields of one form, if its schema allows them. */
export class OtherFields {
  readonly #pattern: ParameterDescriptor;
  readonly #byName: Map<string, ParameterDescriptor> = new Map();

  /** @param pattern how all of them are read; its name is ignored */
  constructor(pattern: ParameterDescriptor) {
    this.#pattern = pattern;
  }

  /** A descriptor for each name that was found, in order. */
  get descriptors(): readonly ParameterDescriptor[] {
    return [...this.#byName.values()];
  }

  find(name: string): Match | undefined {
    const [root, ...steps] = this.#pattern.style === 'deepObject' ? splitName(name) : [name];
    if (typeof root !== 'string' || root === '' || root === '__proto__') return undefined;
    const parameter = this.#byName.get(root) ?? { ...this.#pattern, name: root };
    this.#byName.set(root, parameter);
    return { parameter, steps };
  }
}
