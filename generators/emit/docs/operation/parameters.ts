import { parameterLocations } from '../../../source/document/structure.ts';
import { readExtension } from '../../../vocabulary/vocabulary.ts';
import type { ValueType } from '../../../../runtime/parameters/descriptor.ts';
import { arrayOf, isStructured } from '../../../../runtime/parameters/value-type.ts';
import { describeParameters } from '../../../model/wire.ts';
import type { ApiModel, Header, Operation, Parameter, ParameterIn } from '../../../model/model.ts';
import { markup, type Html } from '../html.ts';
import type { SchemaDescriber } from '../schema/schema-describer.ts';
import type { SchemaPrinter } from '../schema/schema-printer.ts';
import { exampleFacts } from '../schema/facts.ts';
import { printFieldList } from '../schema/field-list.ts';
import { requiredFirst } from '../schema/required-first.ts';
import { withoutRepeatedName } from '../schema/texts.ts';
import type { FieldView } from '../schema/view.ts';

const TITLES: Readonly<Record<ParameterIn, string>> = {
  path: 'Path parameters',
  query: 'Query parameters',
  header: 'Header parameters',
  cookie: 'Cookie parameters',
};

export interface ParameterGroup {
  readonly in: ParameterIn;
  readonly title: string;
  readonly fields: readonly FieldView[];
}

/** The parameters of an operation by location. */
export function parameterGroups(
  model: ApiModel,
  operation: Operation,
  describer: SchemaDescriber,
): readonly ParameterGroup[] {
  const descriptors = describeParameters(model, operation);
  return parameterLocations.flatMap((place) => {
    const fields = operation.parameters.flatMap((parameter, index) => {
      if (parameter.in !== place) return [];
      const form = formOf(parameter, descriptors[index]?.type ?? { kind: 'any' });
      return [describeField(parameter, form, describer)];
    });
    return fields.length === 0 ? [] : [{ in: place, title: TITLES[place], fields: requiredFirst(fields) }];
  });
}

export function printParameters(groups: readonly ParameterGroup[], printer: SchemaPrinter): Html {
  return markup`${groups.map(({ in: place, title, fields }) => {
    const id = printer.id(`${place}-parameters`);
    const items = fields.map((field) => ({
      required: field.required,
      item: printer.field({ ...field, id: printer.id(place, field.name) }),
    }));
    return markup`<section aria-labelledby="${id}"><h2 id="${id}"><a href="#${id}">${title}</a></h2>${printFieldList(items)}</section>`;
  })}`;
}

/** A parameter or a header as a field. Its own texts and examples take precedence over those of its schema. */
export function describeField(
  described: Parameter | Header,
  form: string | undefined,
  describer: SchemaDescriber,
): FieldView {
  const { name, required, description, deprecated, extensions, examples } = described;
  const view = withoutRepeatedName(describer.describe(described.schema), name);
  return {
    name,
    required,
    form,
    view: {
      ...view,
      description: description ?? view.description,
      deprecated: deprecated || view.deprecated,
      extensions: { ...view.extensions, ...extensions },
      examples: examples.length > 0 ? exampleFacts(examples) : view.examples,
    },
  };
}

/** Sentences about the notation of a value. */
export function formOf(
  parameter: Written & Pick<Parameter, 'allowEmptyValue' | 'allowReserved'>,
  type: ValueType,
): string | undefined {
  const texts = [
    wireForm(parameter, type),
    parameter.allowEmptyValue ? 'Empty, it is the same as left out.' : undefined,
    parameter.allowReserved ? 'Reserved characters are sent as they are.' : undefined,
  ].filter((text) => text !== undefined);
  return texts.length === 0 ? undefined : texts.join(' ');
}

/** What determines the notation of a value. */
type Written = Pick<Parameter, 'name' | 'style' | 'explode' | 'mediaType' | 'extensions'>;

/** The notation of lists and objects (OpenAPI 3.1, Style Values), by the type that the codec uses. */
function wireForm(
  { name, style, explode, mediaType, extensions }: Written,
  type: ValueType,
): string | undefined {
  if (mediaType !== undefined) return `Written as ${mediaType}.`;
  if (readExtension(extensions, 'x-multi-segment'))
    return 'Spans several segments: its slashes are sent as they are.';
  if (style === 'matrix') return `Written as ;${name}=value.`;
  if (style === 'label') return 'Written as .value.';
  if (!isStructured(type)) return undefined;
  const isList = arrayOf(type) !== undefined;
  if (style === 'deepObject') return `Written as ${name}[key]=value.`;
  if (isList && style === 'form' && explode) return `Repeated: ${name}=a&${name}=b.`;
  if (style === 'spaceDelimited') return 'Separated by spaces.';
  if (style === 'pipeDelimited') return 'Separated by |.';
  if (!isList && style === 'simple' && explode) return 'Members are name=value, separated by commas.';
  return explode && style === 'form' ? 'Each member is a parameter of its own.' : 'Separated by commas.';
}
