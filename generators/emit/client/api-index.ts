import { visibleMarkdown } from '../../diagnostics/visible.ts';
import type { TsModel } from '../../typescript/ts-model.ts';
import type { OutputFile } from '../emitter.ts';
import { markdownCode, markdownText, tableCell } from '../../code/markdown.ts';
import { contentsOf } from './body-choice.ts';
import type { CallPlan } from './call-plan.ts';
import { methodNames } from './method-names.ts';

/** The file `api.md`: a table of all calls, by family. */
export function apiIndex(model: TsModel, plans: readonly CallPlan[]): OutputFile {
  const byName = new Map(plans.map((plan) => [plan.operation.names.value, plan]));
  const families = model.families.map((family) => {
    const { names } = methodNames(family);
    const rows = family.operations.flatMap(({ names: { value } }) => {
      const plan = byName.get(value);
      return plan === undefined ? [] : [row(plan, `${family.names.value}.${names.get(value) ?? value}`)];
    });
    return [
      '',
      `## ${markdownText(family.tag)}`,
      '',
      '| function | method of the facade | request | sends | |',
      '| --- | --- | --- | --- | --- |',
      ...rows,
    ];
  });
  const head = [
    `# ${markdownText(model.info.title)}: all calls`,
    '',
    'Every function takes the client, an object of arguments and options: `(client, args, options)`.',
  ];
  return { path: 'client/api.md', text: visibleMarkdown(`${[...head, ...families.flat()].join('\n')}\n`) };
}

function row({ operation, arguments: { body }, responses }: CallPlan, method: string): string {
  const request = `${operation.method.toUpperCase()} ${operation.path}`;
  const notes = [
    responses.item === undefined ? '' : 'list',
    responses.reader === 'readStream' ? 'download' : '',
    operation.deprecated ? 'deprecated' : '',
  ];
  const cells = [
    `[\`${operation.names.value}\`](${operation.module.path}.d.ts)`,
    `\`${method}\``,
    tableCode(request),
    body === undefined
      ? ''
      : `${contentsOf(body)
          .map(({ type }) => tableCode(type))
          .join(', ')}${body.orJson ? ' or, without files, `application/json`' : ''}`,
    notes.filter((note) => note !== '').join(', '),
  ];
  return `| ${cells.join(' | ')} |`;
}

function tableCode(text: string): string {
  return tableCell(markdownCode(text));
}
