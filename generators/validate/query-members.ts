import type { ValidationError } from '../../runtime/validation/result.ts';
import type { Decoded } from '../../runtime/parameters/error.ts';
import { segmentsOf } from '../json/pointer.ts';
import { splitQuery, type SplitQuery } from '../../runtime/parameters/query-members.ts';
import { fileFieldsOf } from '../model/file-fields.ts';
import { contentInQuery } from '../model/body-places.ts';
import type { MediaType, Operation } from '../model/model.ts';
import type { CheckContext } from './check-context.ts';

/** Body members in a recorded query (`x-body-also-in`). */
export type QueryMembers = Pick<Decoded, 'values' | 'errors'>;

export const noMembers: QueryMembers = { values: {}, errors: [] };

export function isAny({ values, errors }: QueryMembers): boolean {
  return errors.length > 0 || Object.keys(values).length > 0;
}

/** The content for reading body members in the query of a request without a body. */
export function contentWithoutBody({ body }: Operation, { model }: CheckContext): MediaType | undefined {
  return body === undefined ? undefined : contentInQuery(model, body);
}

/**
 * Reads a query: the parameters of the operation, and the members of a content of its body if they are allowed there.
 */
export function readQuery(
  query: string,
  { operation, content }: { readonly operation: Operation; readonly content: MediaType | undefined },
  { model, wire, credentials }: CheckContext,
): SplitQuery {
  const own = wire.parameters(operation, 'query');
  const holds = content !== undefined && operation.body?.alsoIn.includes('query') === true;
  const hasMembers = holds && ['json', 'form', 'multipart'].includes(content.kind);
  if (!hasMembers) return splitQuery(query, own, { fields: [], credentials });
  const files = new Set(fileFieldsOf(model, content));
  const fields = wire.form(content).filter(({ name }) => !files.has(name));
  return splitQuery(query, own, { fields, others: wire.otherFields(content), credentials });
}

/** Separates the errors of the joint value: those of members in the query, and those of the body itself. */
export function partErrors(
  errors: readonly ValidationError[],
  members: QueryMembers,
  own: object,
): { readonly ofQuery: readonly ValidationError[]; readonly ofBody: readonly ValidationError[] } {
  const isOfQuery = ({ pointer }: ValidationError): boolean => {
    const [member = ''] = segmentsOf(pointer);
    return Object.hasOwn(members.values, member) && !Object.hasOwn(own, member);
  };
  return {
    ofQuery: errors.filter(isOfQuery),
    ofBody: errors.filter((error) => !isOfQuery(error)),
  };
}
