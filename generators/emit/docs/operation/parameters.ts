import { parameterLocations } from '../../../source/structure.ts';
import { readExtension } from '../../../vocabulary/vocabulary.ts';
import type { ParameterDescriptor, ValueType } from '../../../../runtime/parameters/descriptor.ts';
import { arrayOf, isStructured } from '../../../../runtime/parameters/value-type.ts';
import { describeParameters } from '../../../model/wire.ts';
import type { ApiModel, Operation, Parameter, ParameterIn } from '../../../model/model.ts';
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

/** The parameters of an operation by the place they stand in. */
export function parameterGroups(
  model: ApiModel,
  operation: Operation,
  describer: SchemaDescriber,
): readonly ParameterGroup[] {
  const descriptors = describeParameters(model, operation);
  return parameterLocations.flatMap((place) => {
    const fields = operation.parameters.flatMap((parameter, index) =>
      parameter.in === place ? [fieldOf(parameter, { wire: descriptors[index], describer })] : [],
    );
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

/** What is said of the parameter itself goes before what its schema says. */
function fieldOf(
  parameter: Parameter,
  {
    wire,
    describer,
  }: { readonly wire: ParameterDescriptor | undefined; readonly describer: SchemaDescriber },
): FieldView {
  const view = withoutRepeatedName(describer.describe(parameter.schema), parameter.name);
  return {
    name: parameter.name,
    required: parameter.required,
    form: formOf(parameter, wire?.type ?? { kind: 'any' }),
    view: {
      ...view,
      description: parameter.description ?? view.description,
      deprecated: parameter.deprecated || view.deprecated,
      extensions: { ...view.extensions, ...parameter.extensions },
      examples: parameter.examples.length > 0 ? exampleFacts(parameter.examples) : view.examples,
    },
  };
}

/** How it is written, and what an empty text means. */
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

/** What a text on the wire is made by. */
type Written = Pick<Parameter, 'name' | 'style' | 'explode' | 'mediaType' | 'extensions'>;

/** How lists and objects are written on the wire, by the type that the codec reads them by (OpenAPI 3.1, Style Values). */
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
