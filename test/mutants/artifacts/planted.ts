import type { Sources } from '../../conformance/compare/comparison.ts';
import type { Mutant } from '../mutants.ts';
import type { ArtifactFault } from './fault.ts';

/** A fault in its place. Throws if there is nothing to plant it in. */
export function planted({ generated, site }: Sources, fault: ArtifactFault): Mutant {
  const { name, kind, path, from, to } = fault;
  const isSite = kind === 'docs';
  const before = (isSite ? site.get(path) : generated.text(path)) ?? '';
  if (!before.includes(from)) throw new Error(`There is nothing to plant in ${path}: ${from}`);
  return { kind, artifact: kind, isSite, path, text: before.replace(from, () => to), what: name };
}
