import { limits } from '../limits.ts';
import { isBlank, isMapping, isScalar, isSequence, type Mapping, type Value } from '../value.ts';

/** The errors of a configuration, in the order in which they were found. */
export class Problems {
  readonly errors: string[] = [];
  readonly warnings: string[] = [];

  /** Notes an error. */
  error(message: string): void {
    if (this.errors.length < limits.errors) this.errors.push(message.slice(0, limits.messageLength));
  }

  /** Notes a warning. */
  warn(message: string): void {
    if (this.warnings.length < limits.errors) this.warnings.push(message.slice(0, limits.messageLength));
  }
}

/**
 * A value at a place of a configuration. Its methods read its contents, and record an error with the place if they have
 * the wrong form: `jobs:build:artifacts name should be a string`. A missing value is not an error.
 */
export class Entry {
  readonly value: Value;
  readonly location: string;
  readonly problems: Problems;

  constructor(value: Value, location: string, problems: Problems) {
    this.value = value;
    this.location = location;
    this.problems = problems;
  }

  /** Records an error of the value, or of a member of it. */
  fail(message: string, member = 'config'): undefined {
    this.problems.error(`${this.location} ${member.replaceAll('_', ' ')} ${message}`);
    return undefined;
  }

  /** The members, if the value is a mapping with no other keys. */
  members(allowed?: readonly string[]): Mapping | undefined {
    if (!isMapping(this.value)) return this.fail('should be a hash');
    if (allowed !== undefined) this.#checkKeys(this.value, allowed);
    return this.value;
  }

  #checkKeys(members: Mapping, allowed: readonly string[]): void {
    const unknown = [...members.keys()].filter((key) => !allowed.includes(key));
    if (unknown.length > 0) this.fail(`contains unknown keys: ${unknown.slice(0, 50).join(', ')}`);
  }

  /** Whether the value is a mapping with a member that is not null. */
  has(key: string): boolean {
    const value = isMapping(this.value) ? this.value.get(key) : undefined;
    return value !== undefined && value !== null;
  }

  /** A member as a separate entry, unless it is null. */
  child(key: string): Entry | undefined {
    const value = isMapping(this.value) ? this.value.get(key) : undefined;
    if (value === undefined || value === null) return undefined;
    return new Entry(value, this.location === '' ? key : `${this.location}:${key}`, this.problems);
  }

  /** The items of a sequence, as entries with one name. */
  items(name: string): readonly Entry[] {
    if (!isSequence(this.value)) return [];
    return this.value.map((item) => new Entry(item, `${this.location}:${name}`, this.problems));
  }

  /** As `items`, with inner sequences flattened, as references may create them. */
  flatItems(name: string): readonly Entry[] {
    return this.items(name).flatMap((item) =>
      isSequence(item.value)
        ? new Entry(item.value.flat(limits.nesting), this.location, this.problems).items(name)
        : [item],
    );
  }

  /** A member that is a text. */
  text(key: string): string | undefined {
    const value = this.#member(key);
    if (value === undefined || typeof value === 'string') return value;
    return this.fail('should be a string', key);
  }

  /** A member that is a text and not blank. It is required. */
  requiredText(key: string): string | undefined {
    const value = this.#member(key);
    if (isBlank(value)) return this.fail("can't be blank", key);
    return this.text(key);
  }

  /** A member that is true or false. */
  boolean(key: string): boolean | undefined {
    const value = this.#member(key);
    if (value === undefined || typeof value === 'boolean') return value;
    return this.fail('should be a boolean value', key);
  }

  /** A member that is a sequence of texts. */
  texts(key: string): readonly string[] | undefined {
    const value = this.#member(key);
    if (value === undefined) return undefined;
    return textsOf(value) ?? this.fail('should be an array of strings', key);
  }

  /** A member that is a text or a sequence of texts, as a sequence. */
  textOrTexts(key: string): readonly string[] | undefined {
    const value = this.#member(key);
    if (value === undefined) return undefined;
    return (
      textsOf(typeof value === 'string' ? [value] : value) ??
      this.fail('should be an array of strings or a string', key)
    );
  }

  /** A member with one of some words. */
  oneOf<Word extends string>(key: string, words: readonly Word[], message?: string): Word | undefined {
    const value = this.#member(key);
    if (value === undefined) return undefined;
    if (typeof value !== 'string') return this.fail('should be a string', key);
    const word = words.find((candidate) => candidate === value);
    return word ?? this.fail(message ?? `should be one of: ${words.join(', ')}`, key);
  }

  /** The value as a sequence of texts. */
  allTexts(): readonly string[] | undefined {
    return textsOf(this.value) ?? this.fail('should be an array of strings');
  }

  #member(key: string): Value | undefined {
    const value = isMapping(this.value) ? this.value.get(key) : undefined;
    return value === null ? undefined : value;
  }
}

function textsOf(value: Value): readonly string[] | undefined {
  if (!isSequence(value)) return undefined;
  const texts = value.filter((item) => typeof item === 'string');
  return texts.length === value.length ? texts : undefined;
}

/** A scalar as it is shown in messages. */
export function shown(value: Value | undefined): string {
  return isScalar(value) ? String(value).slice(0, 200) : '';
}
