import { ConfigurationError } from '../configuration-error.ts';
import { limits } from '../limits.ts';
import { expandText, expansionBudget } from '../variables/expand.ts';
import type { IncludedFile, Loading } from './loading.ts';

/**
 * The files of the same commit that a location names, with its variables expanded. A location with wildcards names all
 * matching files, in their order.
 * @throws ConfigurationError if there is no such file, if it is empty, or if it is not a YAML file
 */
export async function localFiles(
  location: string,
  loading: Loading,
): Promise<readonly (IncludedFile & { content: string })[]> {
  const path = expandText(location, loading.variables, expansionBudget()).replace(/^\/+/, '');
  if (!/[^/]\.ya?ml$/i.test(path))
    throw new ConfigurationError(`Included file \`${path}\` does not have YAML extension!`);
  const found: (IncludedFile & { content: string })[] = [];
  for (const match of matches(path, loading)) {
    const content = isInside(match) ? await loading.readFile(match) : undefined;
    if (content === undefined) throw new ConfigurationError(`Local file \`${match}\` does not exist!`);
    if (content.trim() === '') throw new ConfigurationError(`Local file \`${match}\` is empty!`);
    found.push({ type: 'local', location: match, content });
  }
  return found;
}

function matches(path: string, { paths, matching }: Loading): readonly string[] {
  if (!path.includes('*')) return [path];
  // Other special characters of globs are literal.
  const glob = path.replaceAll(/[\\[\]{}?]/g, String.raw`\$&`);
  const found = (paths.all?.list ?? []).filter(matching.pathMatcher(glob));
  if (found.length > limits.includes) {
    throw new ConfigurationError(`Maximum of ${limits.includes} nested includes are allowed!`);
  }
  if (found.length === 0) throw new ConfigurationError(`Local file \`${path}\` does not exist!`);
  return found;
}

/** Whether a path stays inside the repository. */
function isInside(path: string): boolean {
  return (
    !path.includes('\0') && path.split('/').every((part) => part !== '' && part !== '.' && part !== '..')
  );
}
