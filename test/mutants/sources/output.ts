import { before, drop, replace, text } from '../planting/changes.ts';
import { faultsOf, type PlantedFault } from '../planting/fault.ts';

const { raw } = String;
const writing = 'output/write.test.ts';
const literals = 'code/literal.test.ts';
const order = 'emit/order.test.ts';

/** Faults in the code, names, documentation and files that are generated, and in how a folder is kept. */
export const outputFaults: readonly PlantedFault[] = faultsOf([
  [
    'quotes are not escaped',
    'generators/code/string.ts',
    'stringLiteral',
    text(raw`[\\']`, raw`[\\]`),
    'code/code.test.ts',
    literals,
  ],
  [
    'comments may be ended',
    'generators/code/comment.ts',
    'defuse',
    replace(raw`.replaceAll('*/', '*\\/')`, ''),
    'code/comment.test.ts',
  ],
  [
    '__proto__ is an ordinary key',
    'generators/code/name.ts',
    'propertyKey',
    drop("'__proto__'"),
    'code/name.test.ts',
    literals,
  ],
  [
    'checks print characters that nobody sees',
    'generators/code/code.ts',
    'printedScript',
    replace('replaceInvisible(part, unicodeEscape)', 'part'),
    'hostile/hostile.test.ts',
  ],
  [
    'names of outputs come before those of the document',
    'generators/typescript/names.ts',
    'NamePlanner.schemas',
    before(
      'planned = plan',
      'for (const [key, is] of keys) if (is) this.#take(typeNameOf(key) + REQUEST_ENDING);',
    ),
    'typescript/names.test.ts',
  ],
  [
    'the type of an operation is also that of a body of another',
    'generators/typescript/names.ts',
    'NamePlanner.operations',
    replace('bodyTypes.has(type + ending)', 'false'),
    'typescript/endings.test.ts',
  ],
  [
    'edits by hand are overwritten',
    'generators/output/drift.ts',
    'kindOf',
    replace("'edited'", "'changed'"),
    writing,
  ],
  [
    'edited files are deleted',
    'generators/output/drift.ts',
    'findDrift',
    replace("'edited'", "'stale'"),
    writing,
  ],
  [
    'a file of another program is an output of an earlier run',
    'generators/output/drift.ts',
    'kindOf',
    replace("'untracked'", "'changed'"),
    writing,
    'cli/check.test.ts',
  ],
  [
    'paths may have backslashes',
    'generators/output/output-path.ts',
    'NOT_INSIDE',
    text(raw`[\\:`, '[:'),
    writing,
  ],
  [
    'a journal of others is trusted',
    'generators/output/transaction.ts',
    'readJournal',
    replace('!isJournal(journal)', 'false'),
    writing,
  ],
  [
    'the bundle names the folder of its vocabulary',
    'generators/emit/bundle/bundle-emitter.ts',
    'bundleContents',
    replace('[vocabularyFolder]: _,', ''),
    'cli/bundle-elsewhere.test.ts',
  ],
  [
    'members are sorted',
    'generators/emit/bundle/bundle-emitter.ts',
    'partsOf',
    replace('Object.entries(value)', 'Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))'),
    order,
  ],
  [
    'an output comes without what it needs',
    'generators/emit/emitter.ts',
    'withNeeds',
    drop('all.add'),
    'emit/needs.test.ts',
  ],
  [
    'a list of itself is described without end',
    'generators/emit/docs/schema/schema-describer.ts',
    'SchemaDescriber.#list',
    replace('recursive || trail.length > DEEPEST', 'trail.length > 1_000_000'),
    'docs/recursive.test.ts',
  ],
  [
    'a site carries checks that no form uses',
    'generators/emit/docs/try/tried-model.ts',
    'triedModel',
    replace('.filter((schema) => used.has(schema))', ''),
    'docs/site.test.ts',
  ],
  [
    'handlers are found by their names alone',
    'generators/reconcile/match.ts',
    'matchHandlers',
    replace('anchored.get(operation.endpoint) ?? []', '[]'),
    'reconcile/follow.test.ts',
    'reconcile/handlers.test.ts',
  ],
]);
