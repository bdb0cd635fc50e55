import type { LiveValidator } from '../../check/live.ts';
import type { Place } from '../../diagnostics/place.ts';
import type { ApiModel, NamedSchema, Operation, ParameterIn } from '../../model/model.ts';
import type { Direction } from '../../model/variants.ts';
import type { Schema } from '../../schema/schema.ts';
import type { Json } from '../../json/json.ts';
import type { ChangeCode } from '../codes/codes.ts';
import type { ChangeWords } from '../codes/define-code.ts';
import type { Subject, Verdict } from '../contract.ts';
import type { Pair } from './pairs.ts';

/** A change with its verdict, or with what is needed to find one. */
export interface Draft {
  readonly code: ChangeCode;
  readonly words: ChangeWords;
  /** The subject of the group by default. */
  readonly subject?: Subject;
  readonly before?: Place | undefined;
  readonly after?: Place | undefined;
  readonly group: Group;
  readonly judgement: Verdict | Probe;
}

/** Changes that affect the same operations: those of one message, or of one named schema. */
export interface Group {
  readonly label: string;
  readonly subject: Subject;
  /** `POST /pets`. */
  readonly operations: Set<string>;
  /** The named schemas that are used here. */
  readonly uses: Set<Group>;
  /** Where values of the group are sent. The first is that of the comparison itself; named schemas can have more. */
  readonly entrances: Entrance[];
}

/** The path from a value that is sent to a value of a group. */
export interface Entrance {
  readonly root: Root;
  /** Names and positions from the root. */
  readonly pointer: readonly (string | number)[];
  /** Makes a schema of whole values that have a value of the given schema at this position. */
  readonly force: (inner: Schema) => Schema;
  /** For a parameter: its place in requests, so that a witness is a request line. */
  readonly location?: ParameterIn | undefined;
}

export function newGroup(label: string, subject: Subject, ...operations: readonly string[]): Group {
  return { label, subject, operations: new Set(operations), uses: new Set(), entrances: [] };
}

/** The group of changes of a document as a whole. */
export function documentGroup(...names: readonly string[]): Group {
  return newGroup('document', { owner: { kind: 'document' }, names });
}

/** The group of changes of a named schema. */
export function schemaGroup(label: string, schema: NamedSchema): Group {
  return newGroup(label, { owner: { kind: 'schema', schema }, names: [] });
}

/** A part of an operation of the later document. */
export function partOf(operation: Operation, ...names: readonly string[]): Subject {
  return { owner: { kind: 'operation', operation }, names };
}

/** Where to look for a witness. */
export interface Probe {
  readonly kind: 'probe';
  /** Where the other side must report an error. */
  readonly position: Position;
  /** Where values are made: the position by default; for a member, its object. */
  readonly at?: Position;
  /** Further schemas for a value there, besides that of the accepting side; each is tried. */
  readonly forced: readonly Schema[];
  /** Derives further values from a value there. */
  readonly edits?: ((value: Json) => readonly Json[]) | undefined;
  /** The keyword at which the proof ended. */
  readonly keyword: string;
  /** The keywords that should report the error; if none of them does, any other. */
  readonly keywords?: readonly string[] | undefined;
}

/** A value that is sent, as both documents describe it. */
export interface Root extends Pair<RootSide> {
  readonly direction: Direction;
}

export interface RootSide {
  readonly model: ApiModel;
  readonly operation: Operation;
  /** For parameters: the schema of all parameters of one location, by their names. */
  readonly schema: Schema;
  readonly check: () => LiveValidator;
}

/** The place in a value at which two schemas are compared. */
export interface Position {
  readonly group: Group;
  /** Names of members, starting at the group; `*` for members and items of any name. */
  readonly names: readonly string[];
  /** Names and positions, starting at the values of the group, in a value that contains the position. */
  readonly pointer: readonly (string | number)[];
  /** Makes a schema of values of the group that have a value of the given schema at this position. */
  readonly force: (inner: Schema) => Schema;
  /**
   * Whether the position is in an alternative of `oneOf` that may overlap with others. If such an alternative accepts
   * more, the whole may accept less.
   */
  readonly isExclusive: boolean;
  /** Whether the position is in an alternative whose values are proven to stay valid, by that one or by others. */
  readonly isKept: boolean;
}

/** The document whose values are searched, and the one that refuses them. */
export interface Roles<Side> {
  readonly taking: Side;
  readonly refusing: Side;
}

/** Requests follow the earlier document, because callers do not change; responses follow the later one. */
export function rolesOf<Side>(direction: Direction, { before, after }: Pair<Side>): Roles<Side> {
  return direction === 'request' ? { taking: before, refusing: after } : { taking: after, refusing: before };
}

/** The path from the sent value to a position, by one of the entrances of its group. */
export function through({ root, pointer, force, location }: Entrance, position: Position): Entrance {
  return {
    root,
    pointer: [...pointer, ...position.pointer],
    force: (inner) => force(position.force(inner)),
    location,
  };
}

/** The text of a position for people. */
export function whereOf({ group, names }: Pick<Position, 'group' | 'names'>): string {
  return names.length === 0 ? group.label : `${group.label}, /${names.join('/')}`;
}
