import { visibleMarkdown } from '../../diagnostics/visible.ts';
import type { ApiModel, Family, Operation } from '../../model/model.ts';
import { memoize } from '../../incremental/memoize.ts';
import type { Emitter, OutputFile } from '../emitter.ts';
import { countFields } from './fields.ts';
import { markdownCode, markdownText, printTable } from '../../code/markdown.ts';

/** The contents of the document, counted by family, so that a diff shows what an edit has lost. */
export const coverageEmitter: Emitter = {
  name: 'coverage',
  summary: 'coverage.md: operations, parameters, fields, statuses and examples per family',
  emit(model) {
    const print = (): readonly OutputFile[] => [
      { path: 'coverage.md', text: visibleMarkdown(printCoverage(model)) },
    ];
    return { files: [{ path: 'coverage.md', print }], findings: [] };
  },
};

const HEAD = ['Family', 'Operations', 'Parameters', 'Fields', 'Statuses', 'Examples', 'Not shown'];

function printCoverage(model: ApiModel): string {
  const rows = model.families.map((family) => [markdownText(family.tag), ...figuresOf(model, family)]);
  const total = ['**All**', ...totalOf(model)];
  return [
    '# Coverage',
    '',
    'The contents of the document, per family. Parameters are counted in each operation that has them, fields once per',
    'schema, and examples in each body or parameter that shows them.',
    '',
    printTable(HEAD, [...rows, total]),
    ...printNotShown(model),
    '',
  ].join('\n');
}

function figuresOf(model: ApiModel, { operations, knowledge }: Family): readonly string[] {
  const known = [knowledge, ...operations.map((operation) => operation.knowledge)];
  return figures(model, operations, known.flatMap(({ notShown }) => notShown).length);
}

function totalOf(model: ApiModel): readonly string[] {
  const holders = [...model.families, ...model.operations, model];
  const missing = holders.flatMap((holder) => holder.knowledge.notShown).length;
  return figures(model, model.operations, missing);
}

function figures(model: ApiModel, operations: readonly Operation[], missing: number): readonly string[] {
  const [parameters, statuses, examples] = operations
    .map(ownFigures)
    .reduce((sum, own) => [sum[0] + own[0], sum[1] + own[1], sum[2] + own[2]], [0, 0, 0]);
  const fields = countFields(model, operations);
  return [operations.length, parameters, fields, statuses, examples, missing].map(String);
}

type OwnFigures = readonly [parameters: number, statuses: number, examples: number];

/** An edit leaves most operations as they are. */
const ownFigures = memoize(({ parameters, body, responses }: Operation): OwnFigures => {
  const content = [body, ...responses].flatMap((part) => part?.content ?? []);
  const examples = [...parameters, ...content].flatMap((holder) => holder.examples);
  return [parameters.length, responses.length, examples.length];
});

function printNotShown(model: ApiModel): readonly string[] {
  const families = model.families.flatMap((family) => {
    const ofFamily = family.knowledge.notShown.map((text) => `- ${markdownText(text)}`);
    const ofOperations = family.operations.flatMap(({ id, knowledge }) =>
      knowledge.notShown.map((text) => `- ${markdownCode(id)}: ${markdownText(text)}`),
    );
    const lines = [...ofFamily, ...ofOperations];
    return lines.length === 0 ? [] : ['', `### ${markdownText(family.tag)}`, '', ...lines];
  });
  const intro = 'Parts that the sources of the document mention but do not show.';
  return families.length === 0 ? [] : ['', '## Not shown', '', intro, ...families];
}
