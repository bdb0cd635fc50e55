import type { Rule } from 'forgespec';
import { finding } from './findings.ts';

/** Paths name things: a segment that begins with a verb is a finding at the path. */
export function verbsInPaths(verbs: readonly string[]): Rule {
  return function* ({ nodes, places }) {
    for (const { value: paths } of nodes.filter(({ shape }) => shape === 'paths'))
      for (const path of Object.keys(paths)) {
        const words = new Set(path.split('/').map((segment) => /^[a-z]+/.exec(segment)?.[0]));
        const verb = verbs.find((each) => words.has(each));
        if (verb !== undefined) yield finding('acme/verb-in-path', { path, verb }, places.at(paths, path));
      }
  };
}
