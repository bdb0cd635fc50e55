import { finding } from '../../../diagnostics/catalog.ts';
import type { Finding } from '../../../diagnostics/finding.ts';
import type { JsonObject } from '../../../json/json.ts';
import { memberOf } from '../../../json/member.ts';
import type { Places } from '../../../diagnostics/place.ts';
import { nodesOf, type Node } from '../../document/walk.ts';

const styled = nodesOf('parameter', 'header', 'encoding');

/** Styles by the location of a value, the default first (OpenAPI 3.1.1, section 4.8.12.3). */
const styles: Readonly<Record<string, { readonly used: string; readonly others: ReadonlySet<string> }>> = {
  path: { used: 'simple', others: new Set(['label', 'matrix']) },
  query: { used: 'form', others: new Set(['spaceDelimited', 'pipeDelimited', 'deepObject']) },
  form: { used: 'form', others: new Set(['spaceDelimited', 'pipeDelimited', 'deepObject']) },
  header: { used: 'simple', others: new Set() },
  cookie: { used: 'form', others: new Set() },
};

/** A style that is not allowed at the location of a value is removed, so that the default applies. */
export function* removeMisplacedStyles(root: JsonObject, places: Places): Generator<Finding> {
  for (const { value, shape } of styled(root)) {
    const style = memberOf(value, 'style');
    const where = placeOf(value, shape);
    const known = where === undefined ? undefined : styles[where];
    if (where === undefined || known === undefined || typeof style !== 'string') continue;
    const { used, others } = known;
    if (style === used || others.has(style)) continue;
    yield finding('openapi/misplaced-style', { style, where, used }, places.at(value, 'style'));
    delete value['style'];
    // Lists stay one text with commas, as in `simple`; `form` would repeat the name.
    if (style === 'simple' && memberOf(value, 'explode') === undefined) value['explode'] = false;
  }
}

/** The location of the value of a parameter, header or field; undefined for anything else. */
function placeOf(value: JsonObject, shape: Node['shape']): string | undefined {
  if (shape === 'header') return 'header';
  if (shape === 'encoding') return 'form';
  const where = shape === 'parameter' ? memberOf(value, 'in') : undefined;
  return typeof where === 'string' && Object.hasOwn(styles, where) ? where : undefined;
}
