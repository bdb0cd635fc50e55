import { readConfiguration, type ReadingOptions } from '../../ci/read-configuration.ts';
import type { Configuration, Reading } from '../../ci/configuration.ts';
import { Reference, type Value } from '../../ci/value.ts';

/** Reads a configuration of a repository with some files. */
export function readWith(
  text: string,
  files: Readonly<Record<string, string>>,
  options: ReadingOptions = {},
): Promise<Reading> {
  const known = new Map(Object.entries(files));
  return readConfiguration(text, { readFile: (path) => Promise.resolve(known.get(path)), ...options });
}

/** Reads a configuration that has no faults. */
export async function readRight(text: string, options: ReadingOptions = {}): Promise<Configuration> {
  const { configuration, errors } = await readConfiguration(text, options);
  if (configuration === undefined) throw new Error(`the configuration has faults: ${errors.join('; ')}`);
  return configuration;
}

/** A value as plain objects, for comparisons. */
export function plain(value: Value | undefined): unknown {
  if (value instanceof Map)
    return Object.fromEntries([...value].map(([key, member]) => [key, plain(member)]));
  if (Array.isArray(value)) return value.map((item: Value) => plain(item));
  return value instanceof Reference ? value.toString() : value;
}
