import type { Extensions, ExternalDocs } from '../../../model/model.ts';
import type { TsSchema } from '../../../typescript/ts-model.ts';
import type { ValueNames } from '../../../schema/value-names.ts';
import type { Json } from '../../../source/document.ts';
import type { DocType } from './doc-type.ts';

/** What a page says about a schema: the words, bounded in size, with structure below it. */
export interface SchemaView {
  readonly type: DocType;
  /** The named schema this is, or of which this is a list. */
  readonly named: TsSchema | undefined;
  /** Its own title; without a description, also that of what it refers to. */
  readonly title: string | undefined;
  readonly description: string | undefined;
  readonly externalDocs: ExternalDocs | undefined;
  readonly deprecated: boolean;
  readonly extensions: Extensions;
  readonly facts: readonly SchemaFact[];
  /** Its examples, as far as they are short. */
  readonly examples: readonly SchemaFact[];
  readonly values: readonly Json[];
  /** What the document calls the values. */
  readonly names: ValueNames;
  /** Whether other values than those listed may occur. */
  readonly openValues: boolean;
  readonly structure: SchemaStructure;
  /** Further schemas that its values have to meet, or parts of them, or values under a condition. */
  readonly rules: readonly RuleView[];
  /** For a base: the schemas that extend it, of which a value is one. */
  readonly variants: VariantsView | undefined;
}

/** The variants of a base, and the member that selects one. */
export interface VariantsView {
  readonly member: string;
  /** With the values that select each; none for another base. */
  readonly schemas: readonly { readonly named: TsSchema; readonly values: readonly string[] }[];
}

/** A keyword in words: `default` and `20`. */
export interface SchemaFact {
  readonly name: string;
  readonly value: string;
}

export type SchemaStructure =
  | { readonly kind: 'none' }
  | {
      readonly kind: 'fields';
      readonly fields: readonly FieldView[];
      /** Members whose names match a pattern, by the pattern. */
      readonly patterns: readonly Omit<FieldView, 'required'>[];
      /** Members beyond these, where the schema describes them. */
      readonly additional: SchemaView | undefined;
      readonly choices: readonly ChoiceView[];
    }
  /** The rest is on the page of the named schema: because it holds itself, or because the page would get too long. */
  | { readonly kind: 'link'; readonly recursive: boolean };

export interface ChoiceView {
  readonly keyword: 'oneOf' | 'anyOf';
  readonly variants: readonly { readonly label: string; readonly view: SchemaView }[];
}

export interface FieldView {
  readonly name: string;
  readonly required: boolean;
  readonly view: SchemaView;
  /** A sentence on how it is written. */
  readonly form?: string | undefined;
}

/** A schema behind words such as `if`, and behind the name that these are about: `with` `end`. */
export interface RuleView {
  readonly words: string;
  readonly name?: string;
  readonly view: SchemaView;
}
