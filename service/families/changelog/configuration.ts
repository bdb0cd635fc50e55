import { ConfigurationError } from '../../ci/configuration-error.ts';
import { isMapping, type Mapping } from '../../ci/value.ts';
import { readYaml, yamlBudget } from '../../ci/yaml/read-yaml.ts';
import { badRequest } from '../../http/refusals.ts';
import type { Node } from './template/nodes.ts';
import { TemplateError } from './template/nodes.ts';
import { parseTemplate } from './template/parse.ts';

/** The format of a project's changelog. */
export interface ChangelogConfiguration {
  /** Titles of categories by the value of the trailer. */
  readonly categories: ReadonlyMap<string, string>;
  /** As for `strftime`. */
  readonly dateFormat: string;
  readonly template: readonly Node[];
}

/** Maximum bytes of a configuration: read in far less than the 2 s that Part B 4.3 allows. */
export const maxConfigurationBytes = 65_536;

const usual = `\
{% if categories %}
{% each categories %}
### {{ title }} ({% if single_change %}1 change{% else %}{{ count }} changes{% end %})

{% each entries %}
- [{{ title }}]({{ commit.reference }})\\
{% if author.contributor %} by {{ author.reference }}{% end %}

{% end %}

{% end %}
{% else %}
No changes.
{% end %}
`;

/**
 * The configuration of a file, with defaults for what it does not contain, or without a file. Throws a `Refusal` of
 * 400.
 */
export function readConfiguration(text: string | undefined): ChangelogConfiguration {
  try {
    const given = text === undefined ? new Map() : mappingOf(text);
    const format = given.get('date_format');
    const template = given.get('template');
    return {
      categories: categoriesOf(given),
      dateFormat: typeof format === 'string' ? format.slice(0, 200) : '%Y-%m-%d',
      template: parseTemplate(typeof template === 'string' ? template : usual),
    };
  } catch (error) {
    if (!(error instanceof ConfigurationError) && !(error instanceof TemplateError)) throw error;
    throw badRequest(`The changelog configuration is invalid: ${error.message}`);
  }
}

function mappingOf(text: string): Mapping {
  const value = readYaml(text, yamlBudget()).documents[0] ?? null;
  if (value === null) return new Map();
  if (!isMapping(value)) throw new ConfigurationError('it is no mapping');
  return value;
}

function categoriesOf(given: Mapping): ReadonlyMap<string, string> {
  const categories = given.get('categories');
  if (categories === undefined || categories === null) return new Map();
  if (!isMapping(categories)) throw new ConfigurationError('categories is no mapping');
  const named = [...categories].map(([value, title]) => [value, String(title)] as const);
  return new Map(named);
}
