import type { Validator } from '../../validation/result.ts';
import type { ParameterDescriptor } from '../../parameters/descriptor.ts';
import type { PathSegment } from '../../routing/path-segment.ts';

/** What the page of an operation needs to know to build its requests: plain data, written when the site is built. */
export interface TriedOperation {
  /** In upper case. */
  readonly method: string;
  readonly segments: readonly PathSegment[];
  readonly parameters: readonly TriedField[];
  /** Bodies by media type, the first is offered first; empty where the operation takes none. */
  readonly bodies: readonly TriedBody[];
  readonly bodyRequired: boolean;
  /** Ways to sign in; an empty one is to go without. */
  readonly security: readonly (readonly TriedScheme[])[];
  readonly accept: string;
  /** Media types by documented status. */
  readonly responses: Readonly<Record<string, readonly string[]>>;
  /** What the document says of its failures, by status. */
  readonly meanings?: Readonly<Record<string, string>>;
  /** Offered to the reader. */
  readonly servers: readonly TriedServer[];
}

/** Where requests can go. */
export interface TriedServer {
  /** The base address, with the defaults of its variables. */
  readonly url: string;
  /** What the document calls it. */
  readonly name?: string;
  /** The address with its variables in braces, as the document has it; absent of a server that it does not name. */
  readonly template?: string;
  readonly variables: readonly {
    readonly name: string;
    readonly value: string;
    /** All values that there are; empty where any will do. */
    readonly values: readonly string[];
    readonly hint: string;
  }[];
}

/** A parameter, or a field of a form. */
export interface TriedField {
  readonly descriptor: ParameterDescriptor;
  /** What stands in the form at first: the text of an example, for what is required. */
  readonly text: string;
  /** All values that there are, where the document closes the list. */
  readonly values: readonly string[];
  /** Whether the field takes files. */
  readonly isFile: boolean;
}

/** A text that the reader may begin with. */
export interface TriedExample {
  readonly name: string;
  readonly text: string;
}

export interface TriedBody {
  readonly type: string;
  readonly kind: 'json' | 'form' | 'multipart' | 'text' | 'binary';
  /** Of forms. */
  readonly fields: readonly TriedField[];
  /** What stands in the form at first: an example as text. */
  readonly text: string;
  /** Texts to choose from; absent where there are not several. */
  readonly examples?: readonly TriedExample[];
}

/** What the form needs that keeps tokens for all pages. */
export interface TokenForm {
  readonly schemes: readonly TriedScheme[];
  readonly servers: readonly TriedServer[];
}

/** A credential that a page can send. Cookies are none: pages cannot set those of other origins. */
export interface TriedScheme {
  readonly name: string;
  readonly kind: 'header' | 'query' | 'bearer' | 'basic';
  /** Name of the header or of the parameter of the query. */
  readonly parameter: string;
}

/** The generated validators of the operation, as its module of the output exports them. */
export interface TriedValidators {
  readonly body: Readonly<Record<string, Validator<unknown>>>;
  readonly responses: Readonly<
    Record<string, { readonly content?: Readonly<Record<string, Validator<unknown>>> }>
  >;
}

/** The module of an operation among the assets of the site. */
export interface TriedModule extends TriedValidators {
  readonly operation: TriedOperation;
}
