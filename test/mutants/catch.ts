import { comparisons } from '../conformance/compare/all.ts';
import type { Comparison, Disagreement, Sources } from '../conformance/compare/comparison.ts';
import { withChanges } from '../conformance/compare/sources.ts';
import { fileOf } from '../conformance/artifacts/names.ts';
import type { OperationFacts } from '../conformance/document/facts.ts';
import type { Mutant } from './mutants.ts';

/** What a file is about. */
interface Subject {
  readonly isAll: boolean;
  readonly operations: readonly OperationFacts[];
  readonly schemas: readonly string[];
}

/**
 * Looks for the first comparison that disagrees with the document over a mutant: first those of its artifact, and only
 * for the operation or schema of the file, because all others read the same as without it. Files that are about
 * everything are read only for their own artifact.
 */
export async function catchMutant(sources: Sources, mutant: Mutant): Promise<Disagreement | undefined> {
  const changes = new Map([[mutant.path, mutant.text]]);
  const changed = withChanges(sources, mutant.isSite ? { site: changes } : { generated: changes });
  const subject = subjectOf(sources, mutant.path);
  const isOwn = (comparison: Comparison): boolean => comparison.artifact === mutant.artifact;
  try {
    for (const comparison of comparisons.toSorted(
      (one, other) => Number(isOwn(other)) - Number(isOwn(one)),
    )) {
      const found = await firstOf(changed, comparison, subject);
      if (found !== undefined) return found;
    }
    return undefined;
  } finally {
    changed.generated.dispose();
  }
}

async function firstOf(
  sources: Sources,
  { whole, operation, schema }: Comparison,
  subject: Subject,
): Promise<Disagreement | undefined> {
  if (operation !== undefined) {
    for (const each of subject.operations) {
      const [found] = await operation(sources, each);
      if (found !== undefined) return found;
    }
  }
  if (schema !== undefined) {
    for (const each of subject.schemas) {
      const [found] = await schema(sources, each);
      if (found !== undefined) return found;
    }
  }
  return (await whole?.(sources))?.[0];
}

/** Files that are about nothing in particular are about everything. */
function subjectOf({ facts }: Sources, path: string): Subject {
  const name = /([^/]+?)\.(d\.ts|js|html|md)$/.exec(path)?.[1] ?? '';
  const operations = facts.operations.filter(({ id }) => fileOf(id) === name && path.includes('operations/'));
  const schemas = [...facts.schemas.keys()].filter(
    (each) => path.includes('schemas/') && fileOf(each) === name.replace(/-schema$/, ''),
  );
  const isKnown = operations.length + schemas.length > 0;
  return isKnown
    ? { isAll: false, operations, schemas }
    : { isAll: true, operations: facts.operations, schemas: [...facts.schemas.keys()] };
}
