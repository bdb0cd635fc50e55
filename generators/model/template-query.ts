import { decodeFormPart } from '../../runtime/parameters/percent.ts';
import type { Place } from '../diagnostics/place.ts';
import type { Parameter } from './model.ts';
import { splitTemplate } from './path-template.ts';

/**
 * The parameters of an operation, including those in the query of its path template. `/queue?action=list` requires
 * `action` to be `list`, and in `/search?q={term}` the path parameter `term` is the query parameter `q`. The
 * specification does not allow such templates, but documents have them. Path parameters that occur only after `#` are
 * left out: they are never sent.
 */
export function withTemplateQuery(
  parameters: readonly Parameter[],
  template: string,
  at: Place,
): readonly Parameter[] {
  if (!/[?#]/.test(template)) return parameters;
  const { path, query = '' } = splitTemplate(template);
  const isInPath = (name: string): boolean => path.includes(`{${name}}`);
  const kept = parameters.filter(
    ({ in: location, name }) => location !== 'path' || isInPath(name) || !template.includes(`{${name}}`),
  );
  const declared = new Set(kept.filter((each) => each.in === 'query').map(({ name }) => name));
  const brought = query.split('&').flatMap((pair): readonly Parameter[] => {
    const [, encoded = '', text = ''] = /^([^=]*)=?(.*)$/s.exec(pair) ?? [];
    const name = decodeFormPart(encoded) ?? encoded;
    if (name === '' || declared.has(name)) return [];
    declared.add(name);
    const [, inBraces] = /^\{([^{}]*)\}$/.exec(text) ?? [];
    const moved = parameters.find((each) => each.in === 'path' && each.name === inBraces);
    if (moved !== undefined) return [{ ...moved, in: 'query', name, style: 'form', explode: true }];
    return [constantParameter(name, decodeFormPart(text) ?? text, at)];
  });
  return [...kept, ...brought];
}

function constantParameter(name: string, text: string, at: Place): Parameter {
  return {
    name,
    in: 'query',
    required: true,
    deprecated: false,
    description: undefined,
    style: 'form',
    explode: true,
    allowReserved: false,
    allowEmptyValue: false,
    mediaType: undefined,
    schema: { type: 'string', const: text },
    examples: [],
    extensions: {},
    at,
  };
}
