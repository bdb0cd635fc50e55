import { memberPointer } from '../../../runtime/parameters/error.ts';
import type { Json } from '../../source/document.ts';
import type { Operation, PathSegment } from '../../model/model.ts';
import type { Planning } from '../planning.ts';
import { wireRequest } from '../wire.ts';
import { caseOf } from './case-of.ts';
import { noRequest, type Planned } from './planned.ts';
import { leastValues } from './valid-values.ts';

/** Makes something with POST, and reads and deletes it below the path of the list. */
export function lifecycleCases(planning: Planning, operation: Operation): Planned {
  const { model } = planning;
  if (operation.method !== 'post') return 'the operation makes nothing with POST';
  const below = model.operations.filter((other) => isItemOf(other, operation));
  const read = below.find(({ method }) => method === 'get');
  const remove = below.find(({ method }) => method === 'delete');
  const parameter = read === undefined ? undefined : nameParameter(read);
  if (read === undefined || parameter === undefined) return 'nothing reads below this path what is made here';
  if (![read, ...(remove === undefined ? [] : [remove])].every(needsNothingElse))
    return 'reading or deleting needs more than a path';
  const values = leastValues(planning, operation);
  const create = values === undefined ? undefined : wireRequest(planning, operation, values);
  const stranger = strangerFor(planning, read, parameter);
  if (create === undefined || stranger === undefined) return noRequest;
  const path = create.target.replace(/\?.*$/s, '');
  const plain = (method: string) => ({
    method,
    target: `${path}/{}`,
    headers: { accept: create.headers['accept'] ?? '*/*' },
    body: undefined,
    credentials: create.credentials,
  });
  return [
    caseOf(operation, {
      kind: 'lifecycle',
      about: [read.id, ...(remove === undefined ? [] : [remove.id])].join(' '),
      trial: {
        type: 'lifecycle',
        create,
        read: plain('GET'),
        remove: remove === undefined ? undefined : plain('DELETE'),
        names: namesFor(parameter),
        operations: { create: operation.id, read: read.id, remove: remove?.id },
        stranger,
      },
    }),
  ];
}

/** Whether a path is that of a list with one parameter behind it. */
function isItemOf(item: Operation, list: Operation): boolean {
  const { segments } = item;
  return (
    segments.length === list.segments.length + 1 &&
    nameParameter(item) !== undefined &&
    list.segments.every((segment, index) => isAlike(segment, segments[index] ?? []))
  );
}

function isAlike(one: PathSegment, other: PathSegment): boolean {
  return shapeOf(one) === shapeOf(other);
}

function shapeOf(segment: PathSegment): string {
  return JSON.stringify(segment.map((part) => (part.kind === 'literal' ? part.text : null)));
}

/** The parameter that is the whole last segment. */
function nameParameter({ segments }: Operation): string | undefined {
  const [part, ...others] = segments.at(-1) ?? [];
  return part?.kind === 'parameter' && !part.multi && others.length === 0 ? part.name : undefined;
}

/** Members of a body that may hold what stands in the path: of its name, else of the last word of its name, else `id`. */
function namesFor(parameter: string): readonly string[] {
  return [
    ...new Set([
      parameter,
      parameter
        .split(/_|(?<=[a-z])(?=[A-Z])/)
        .at(-1)
        ?.toLowerCase() ?? parameter,
      'id',
      'name',
    ]),
  ];
}

/** A name that is allowed and that no server has given yet. */
function strangerFor({ sampler }: Planning, read: Operation, parameter: string): string | undefined {
  const validate = sampler.validators.parameters(read, 'path');
  const isAllowed = (value: Json): boolean =>
    validate({ [parameter]: value }).every(
      ({ pointer }) => !pointer.startsWith(memberPointer('', parameter)),
    );
  return [2_147_483_629, 'never-given-to-anything', '00000000-0000-4000-8000-00000000dead']
    .find(isAllowed)
    ?.toString();
}

/** Whether a request needs no more than its path. */
function needsNothingElse({ parameters, body }: Operation): boolean {
  return (
    body?.required !== true && parameters.every((parameter) => parameter.in === 'path' || !parameter.required)
  );
}
