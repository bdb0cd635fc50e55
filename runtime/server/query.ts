import { decodeQuery } from '../parameters/decode-pairs.ts';
import type { ParameterDescriptor, ParameterValues } from '../parameters/descriptor.ts';
import { memberPointer, pointerSteps, type Decoded, type ParameterError } from '../parameters/error.ts';
import { queryLimits } from '../parameters/limits.ts';
import { querySyntax, splitPairs } from '../parameters/pairs.ts';
import { pairsOf, rootOf, splitQuery, type SplitQuery } from '../parameters/query-members.ts';
import { SentNames } from '../parameters/sent-names.ts';
import { isSpread } from '../parameters/value-type.ts';
import type { BodyContract, ContentContract, OperationContract } from './operation.ts';
import type { Fault } from './problem.ts';

/** Members of a body that are in the query. */
export interface QueryMembers {
  readonly values: ParameterValues;
  readonly errors: readonly ParameterError[];
  /** The decoded pairs as they were sent; null for a name without `=`. */
  pairs(): readonly (readonly [name: string, text: string | null])[];
  /** A fault of the query with the name that the caller has sent. */
  named(fault: Fault): Fault;
}

export const noMembers: QueryMembers = { values: {}, errors: [], pairs: () => [], named: (fault) => fault };

export function isAny(members: QueryMembers): boolean {
  return members !== noMembers && (members.errors.length > 0 || Object.keys(members.values).length > 0);
}

const nothing: readonly ParameterDescriptor[] = [];
const emptyQuery: Decoded = { values: {}, errors: [], unknown: [] };

/**
 * The query of one request: the parameters of the operation, and members of its body if the document allows them there.
 * It is read once, when the media type of the body is known.
 */
export class Query {
  readonly #text: string;
  readonly #own: readonly ParameterDescriptor[];
  readonly #body: BodyContract | undefined;
  readonly #credentials: ReadonlySet<string>;
  #split: SplitQuery | undefined;
  #sent: SentNames | undefined;

  constructor(text: string, { parameters, body }: OperationContract, credentials: ReadonlySet<string>) {
    this.#text = text;
    this.#own = parameters.query?.descriptors ?? nothing;
    this.#body = body;
    this.#credentials = credentials;
  }

  /** The members of a content that are in the query; call this before `own`. */
  membersOf(content: ContentContract): QueryMembers {
    if (this.#text === '' || this.#body?.inQuery === undefined) return noMembers;
    const [fields, credentials] = [textFields(content), this.#credentials];
    this.#split = splitQuery(this.#text, this.#own, { fields, others: content.others, credentials });
    const { values, errors } = this.#split.members;
    return { values, errors, pairs: () => pairsOf(this.#text, values), named: (fault) => this.named(fault) };
  }

  /** The parameters of the operation. Names that are not described are unknown, except for credentials. */
  own(): Decoded {
    if (this.#text === '' && this.#own.length === 0) return emptyQuery;
    const decoded = this.#split?.own ?? decodeQuery(this.#own, this.#text, queryLimits);
    if (decoded.unknown.length === 0) return decoded;
    const { values, errors, unknown } = decoded;
    return { values, errors, unknown: unknown.filter(({ name }) => !this.#credentials.has(name)) };
  }

  /** A fault of the query with the name that the caller has sent. */
  named(fault: Fault): Fault {
    if (fault.in !== 'query' || fault.pointer === '' || fault.parameter !== undefined) return fault;
    this.#sent ??= new SentNames(
      splitPairs(this.#text, querySyntax, queryLimits).pairs.map(({ name }) => name),
    );
    const [first = '', ...rest] = pointerSteps(fault.pointer);
    if (rest.length === 0 && this.#sent.has(first)) return fault;
    const parameter = this.#own.find(({ name }) => name === first);
    const isHidden = parameter !== undefined && isSpread(parameter) && rest.length > 0;
    const name = this.#sent.find(isHidden ? rest : [rootOf(first), ...rest]);
    return name === first ? fault : { ...fault, parameter: name };
  }

  /** Faults for names of body fields that are files, which a query cannot contain. */
  fileFaults(unknown: Decoded['unknown']): readonly Fault[] {
    if (this.#body?.inQuery === undefined) return [];
    const files = new Set(Object.values(this.#body.content).flatMap(({ files: names = [] }) => names));
    return unknown
      .filter(({ name }) => files.has(rootOf(name)))
      .map(({ name }) => ({
        in: 'query',
        pointer: memberPointer('', name),
        message: 'is a file: send it in a body of the type multipart/form-data',
      }));
  }
}

const withoutFiles: WeakMap<ContentContract, readonly ParameterDescriptor[]> = new WeakMap();

/** The fields of a content that are not files. Memoized, because lists of descriptors are indexed by identity. */
function textFields(content: ContentContract): readonly ParameterDescriptor[] {
  const { fields, files = [] } = content;
  if (files.length === 0) return fields;
  const known = withoutFiles.get(content) ?? fields.filter(({ name }) => !files.includes(name));
  withoutFiles.set(content, known);
  return known;
}
