import type { Validator } from '../../validation/result.ts';
import type { ParameterDescriptor } from '../../parameters/descriptor.ts';
import type { PathSegment } from '../../routing/path-segment.ts';

/** The data from which the page of an operation builds requests. */
export interface TriedOperation {
  /** In upper case. */
  readonly method: string;
  readonly segments: readonly PathSegment[];
  readonly parameters: readonly TriedField[];
  /** Bodies by media type, the default first; empty if the operation takes none. */
  readonly bodies: readonly TriedBody[];
  readonly bodyRequired: boolean;
  /** Alternative ways to authenticate; an empty one means without credentials. */
  readonly security: readonly (readonly TriedScheme[])[];
  readonly accept: string;
  /** Media types by documented status. */
  readonly responses: Readonly<Record<string, readonly string[]>>;
  /** The descriptions of error responses, by status. */
  readonly meanings?: Readonly<Record<string, string>>;
  /** The servers that the reader can choose. */
  readonly servers: readonly TriedServer[];
}

/** A server to which requests can be sent. */
export interface TriedServer {
  /** The base address, with the defaults of its variables. */
  readonly url: string;
  /** Its description in the document. */
  readonly name?: string;
  /** The address with its variables in braces, as in the document; absent for a server that is not in the document. */
  readonly template?: string;
  readonly variables: readonly {
    readonly name: string;
    readonly value: string;
    /** The allowed values; empty if any value is allowed. */
    readonly values: readonly string[];
    readonly hint: string;
  }[];
}

/** A parameter, or a field of a form. */
export interface TriedField {
  readonly descriptor: ParameterDescriptor;
  /** The initial text: that of an example, if the field is required. */
  readonly text: string;
  /** The allowed values, if the document limits them. */
  readonly values: readonly string[];
  /** Whether the value is a file. */
  readonly isFile: boolean;
}

/** A text that the reader can start from. */
export interface TriedExample {
  readonly name: string;
  readonly text: string;
}

export interface TriedBody {
  readonly type: string;
  readonly kind: 'json' | 'form' | 'multipart' | 'text' | 'binary';
  /** The fields of a form; empty for other bodies. */
  readonly fields: readonly TriedField[];
  /** The initial text: an example. */
  readonly text: string;
  /** Texts to choose from, if there are several. */
  readonly examples?: readonly TriedExample[];
}

/** The data of the form that stores tokens for all pages. */
export interface TokenForm {
  readonly schemes: readonly TriedScheme[];
  readonly servers: readonly TriedServer[];
}

/** A credential that a page can send; not a cookie, which it cannot set for another origin. */
export interface TriedScheme {
  readonly name: string;
  readonly kind: 'header' | 'query' | 'bearer' | 'basic';
  /** Name of the header or the query parameter. */
  readonly parameter: string;
}

/** The generated validators of the operation, as its module exports them. */
export interface TriedValidators {
  readonly body: Readonly<Record<string, Validator<unknown>>>;
  readonly responses: Readonly<
    Record<string, { readonly content?: Readonly<Record<string, Validator<unknown>>> }>
  >;
}

/** The module of an operation in the assets of the site. */
export interface TriedModule extends TriedValidators {
  readonly operation: TriedOperation;
}
