import type { Operation, Response } from '../../../generators/model/model.ts';
import { fieldAt } from '../schema-fields.ts';
import { one, type Answer, type SourceRow } from '../source-rows/row.ts';
import { valueLosses } from './value.ts';

/** By method, where the sources state none and the row does not tell what a POST does. */
const usualStatus: Readonly<Record<string, string>> = {
  get: '200',
  put: '200',
  patch: '200',
  post: '201',
  delete: '204',
};

export function answerLosses(row: SourceRow, operation: Operation): readonly string[] {
  const status = row.status ?? row.impliedStatus ?? usualStatus[operation.method] ?? '200';
  const response = operation.responses.find((candidate) => candidate.status === status);
  if (response === undefined) return [`success status ${status} is missing`];
  const others = Object.entries(row.otherAnswers ?? {}).flatMap(([other, resource]) => {
    const found = operation.responses.find((candidate) => candidate.status === other);
    return found === undefined ? [`status ${other} is missing`] : contentLosses(one(resource), found);
  });
  return [
    ...statusLosses(row, operation, response),
    ...contentLosses(row.answer, response),
    ...others,
    ...redirectLosses(row, operation),
  ];
}

function statusLosses(row: SourceRow, operation: Operation, response: Response): readonly string[] {
  const { status } = response;
  const others = operation.responses.filter(
    (candidate) =>
      candidate.status.startsWith('2') &&
      candidate.status !== status &&
      candidate.extensions['x-observed'] !== true,
  );
  const wanted = Object.keys(row.otherAnswers ?? {});
  const implied = response.extensions['x-implied'] === true;
  return [
    ...(row.status === undefined && !implied ? [`status ${status} is not marked as implied`] : []),
    ...(row.status !== undefined && implied
      ? [`status ${status} is marked as implied, the sources state it`]
      : []),
    ...others
      .filter((other) => !wanted.includes(other.status))
      .map((other) => `status ${other.status} is not in the sources`),
  ];
}

/** A 4.1: a resource that has moved answers with a redirect, which tells the new address. */
function redirectLosses(row: SourceRow, operation: Operation): readonly string[] {
  if (!row.moves) return [];
  const redirect = operation.responses.find(({ status }) => status === '3XX');
  const told = redirect?.headers.some(({ name, required }) => name === 'Location' && required);
  return told ? [] : ['it does not tell where the resource has moved'];
}

function contentLosses(answer: Answer, response: Response): readonly string[] {
  const json = response.content.find(({ kind }) => kind === 'json');
  if (answer.kind === 'nothing') return [];
  if (answer.kind === 'file') return response.content.length === 0 ? ['the answer holds no file'] : [];
  if (json === undefined) return ['the answer holds no JSON'];
  const { name, fields } = answer.resource;
  const holder = answer.kind === 'list' ? fieldAt([json.schema], '[]')?.schemas : [json.schema];
  if (holder === undefined) return ['the answer is not a list'];
  return Object.entries(fields).flatMap(([path, fact]) => {
    const found = fieldAt(holder, path);
    if (found === undefined) return [`${name} lost its field ${path}`];
    return valueLosses({ name: `field ${path} of ${name}`, fact, found, direction: 'response' });
  });
}
