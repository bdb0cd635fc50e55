import { defined } from '../defined.ts';
import { limits } from '../limits.ts';
import { isMapping, isSequence } from '../value.ts';
import type { Entry } from './entry.ts';

/** Paths of which one must be changed, possibly compared with another ref. */
export type Changes = { paths: readonly string[]; compareTo?: string };

/** Paths of which one must exist, possibly in another project. */
export type Exists = { paths: readonly string[]; project?: string; ref?: string };

/** The member `changes` or `exists` of a rule: a sequence of globs, or a mapping with them. */
export function readPaths(rule: Entry, key: 'changes' | 'exists'): (Changes & Exists) | undefined {
  const entry = rule.child(key);
  if (entry === undefined) return undefined;
  if (key === 'exists' && typeof entry.value === 'string') return { paths: [entry.value] };
  if (isSequence(entry.value)) {
    const paths = entry.allTexts();
    return paths === undefined ? undefined : { paths: bounded(paths, entry, 'config') };
  }
  if (!isMapping(entry.value)) {
    const kinds = key === 'changes' ? 'an array or a hash' : 'a string, an array of strings, or a hash';
    entry.problems.error(`${entry.location} should be ${kinds}`);
    return undefined;
  }
  entry.members(key === 'changes' ? ['paths', 'compare_to'] : ['paths', 'project', 'ref']);
  if (!entry.has('paths')) return entry.fail('missing required keys: paths');
  if (entry.has('ref') && !entry.has('project')) entry.fail('missing required keys: project');
  const compareTo = entry.text('compare_to');
  const project = entry.text('project');
  const ref = entry.text('ref');
  return {
    paths: bounded(entry.texts('paths') ?? [], entry, 'paths'),
    ...defined({ compareTo, project, ref }),
  };
}

function bounded(paths: readonly string[], entry: Entry, member: string): readonly string[] {
  if (paths.length > limits.globs) entry.fail(`has too many entries (maximum ${limits.globs})`, member);
  return paths;
}
