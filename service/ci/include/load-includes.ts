import { ConfigurationError } from '../configuration-error.ts';
import { limits } from '../limits.ts';
import { deepMerge } from '../merge/deep-merge.ts';
import { isMapping, type Mapping, type Value } from '../value.ts';
import { readYaml } from '../yaml/read-yaml.ts';
import { includeEntries, type IncludeEntry } from './include-entry.ts';
import { inputValues } from './inputs.ts';
import { interpolate } from './interpolate.ts';
import { localFiles } from './local-files.ts';
import { includeApplies } from './include-rules.ts';
import type { IncludedFile, Loading } from './loading.ts';

/**
 * Reads the text of a configuration with all files that it includes. Included files are merged first, in order, and the
 * members of the text itself override theirs.
 * @throws ConfigurationError for the first error in any of the files
 */
export function loadConfiguration(text: string, loading: Loading): Promise<Mapping> {
  return load(text, new Map(), [], loading);
}

async function load(
  text: string,
  inputs: Mapping,
  above: readonly IncludedFile[],
  loading: Loading,
): Promise<Mapping> {
  const content = withName(above.at(-1), () => contentOf(text, inputs, loading));
  const { include, ...rest } = split(content);
  let whole: Mapping = new Map();
  for (const entry of includeEntries(include)) {
    if (!includeApplies(entry, loading)) continue;
    for (const file of await filesOf(entry, loading)) {
      whole = deepMerge(whole, await loadFile(file, entry.inputs, above, loading), loading.budget.values);
    }
  }
  return deepMerge(whole, rest.own, loading.budget.values);
}

/** Adds the name of the file to the message of an error in its content. The first file has no name. */
function withName<Result>(file: IncludedFile | undefined, read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    if (file === undefined || !(error instanceof ConfigurationError)) throw error;
    throw new ConfigurationError(`\`${file.location}\`: ${error.message}`, { cause: error });
  }
}

/** The content of a text, after its header with inputs if it has one. */
function contentOf(text: string, given: Mapping, loading: Loading): Mapping {
  const { documents, warnings } = readYaml(text, loading.budget);
  loading.warnings.push(...warnings);
  const [first] = documents;
  const hasHeader = documents.length > 1 && isMapping(first) && first.has('spec');
  const spec = hasHeader ? first.get('spec') : undefined;
  const content = documents[hasHeader ? 1 : 0] ?? null;
  if (spec === undefined && given.size === 0) return mapping(content);
  const inputs = inputValues(spec, given, loading.matching);
  return mapping(interpolate(content, inputs, loading.budget.values));
}

function mapping(content: Value): Mapping {
  if (isMapping(content)) return content;
  throw new ConfigurationError('Invalid configuration format');
}

function split(content: Mapping): { include: Value | undefined; own: Mapping } {
  if (!content.has('include')) return { include: undefined, own: content };
  const own = new Map(content);
  own.delete('include');
  return { include: content.get('include'), own };
}

type File = IncludedFile & { content: string };

async function filesOf(entry: IncludeEntry, loading: Loading): Promise<readonly File[]> {
  if (entry.kind === 'local') return localFiles(entry.location, loading);
  const found = await loading.resolveInclude?.(entry);
  if (found === undefined) {
    throw new ConfigurationError(
      `Included file \`${entry.location}\` cannot be read: only \`local\` files can be included, no \`${entry.kind}\``,
    );
  }
  if ('error' in found) throw new ConfigurationError(found.error);
  return [{ type: entry.kind, location: entry.location, content: found.content }];
}

async function loadFile(
  file: File,
  inputs: Mapping,
  above: readonly IncludedFile[],
  loading: Loading,
): Promise<Mapping> {
  const { content, ...included } = file;
  if (above.some(({ type, location }) => type === file.type && location === file.location))
    throw new ConfigurationError(`Included file \`${file.location}\` includes itself`);
  if (above.length >= limits.includeDepth) throw new ConfigurationError('Includes are nested too deep');
  loading.included.push(included);
  if (loading.included.length > limits.includes) {
    throw new ConfigurationError(`Maximum of ${limits.includes} nested includes are allowed!`);
  }
  return load(content, inputs, [...above, included], loading);
}
