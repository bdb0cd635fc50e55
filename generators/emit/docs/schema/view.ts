import type { Extensions, ExternalDocs } from '../../../model/model.ts';
import type { TsSchema } from '../../../typescript/ts-model.ts';
import type { ValueNames } from '../../../schema/value-names.ts';
import type { Json } from '../../../json/json.ts';
import type { DocType } from './doc-type.ts';

/** A schema as a page shows it. Its size is limited. */
export interface SchemaView {
  readonly type: DocType;
  /** The named schema, also if this is a list of it. */
  readonly named: TsSchema | undefined;
  /** Its own title; without a description, also the title of the referenced schema. */
  readonly title: string | undefined;
  readonly description: string | undefined;
  readonly externalDocs: ExternalDocs | undefined;
  readonly deprecated: boolean;
  readonly extensions: Extensions;
  readonly facts: readonly SchemaFact[];
  /** Short examples. */
  readonly examples: readonly SchemaFact[];
  readonly values: readonly Json[];
  /** Names of the values in the document. */
  readonly names: ValueNames;
  /** Whether there may be other values than those that are listed. */
  readonly openValues: boolean;
  readonly structure: SchemaStructure;
  /** Further schemas for its values or for parts of them. */
  readonly rules: readonly RuleView[];
  /** The schemas that extend this one. */
  readonly variants: VariantsView | undefined;
}

/** The schemas that extend a base, and the member that selects one. */
export interface VariantsView {
  readonly member: string;
  /** Each with the values that select it; none for another base. */
  readonly schemas: readonly { readonly named: TsSchema; readonly values: readonly string[] }[];
}

/** A keyword with its value as text: `default` and `20`. */
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
      /** Other members, if the schema describes them. */
      readonly additional: SchemaView | undefined;
      readonly choices: readonly ChoiceView[];
    }
  /** The page of the named schema has the rest, because it is recursive or this page would be too long. */
  | { readonly kind: 'link'; readonly recursive: boolean };

export interface ChoiceView {
  readonly keyword: 'oneOf' | 'anyOf';
  readonly variants: readonly { readonly label: string; readonly view: SchemaView }[];
}

export interface FieldView {
  readonly name: string;
  readonly required: boolean;
  readonly view: SchemaView;
  /** Sentences about its notation. */
  readonly form?: string | undefined;
}

/** A rule: words such as `if`, possibly with a name, as in `with end`, and a schema. */
export interface RuleView {
  readonly words: string;
  readonly name?: string;
  readonly view: SchemaView;
}
