import { finding } from '../../../diagnostics/catalog.ts';
import type { Rule } from '../rule.ts';
import type { Json, JsonObject } from '../../../json/json.ts';
import { keyOfId, keyOfPath, linkTarget } from '../../references/link-target.ts';
import { isObject, memberOf } from '../../../json/member.ts';
import { finalPaths, type DeclaredParameter } from '../../document/operations.ts';
import { methods } from '../../document/structure.ts';
import { Suggestions } from '../suggestion.ts';
import { nameOf } from '../../files/text-file.ts';

/** A runtime expression (OpenAPI 3.1.1, section 4.8.20.4). */
const expression =
  /^\$(?:url|method|statusCode|(?:request|response)\.(?:header\.[\w!#$%&'*+.^`|~-]+|(?:query|path)\..*|body(?:#(?:\/(?:[^~]|~[01])*)?)?))$/s;

/** What a dot for a JSON Pointer was probably meant as: `$request.body.id` is `$request.body#/id`. */
const dotted = /^(\$(?:request|response)\.body)[./]([^#]+)$/;

/**
 * Runtime expressions of links and callbacks that cannot be evaluated, and parameters of links that their target does
 * not have (OpenAPI 3.1.1, sections 4.8.18.1 and 4.8.20).
 */
export const lintRuntimeExpressions: Rule = function* ({ root, nodes, places }) {
  const suggestions = new Suggestions();
  const links = nodes.filter(({ shape, value }) => shape === 'link' && typeof value['$ref'] !== 'string');
  const parametersOf = links.length === 0 ? new Map() : parametersByTarget(root);
  for (const { value } of links) {
    const { parameters, requestBody } = value;
    const given = isObject(parameters) ? Object.entries(parameters) : [];
    for (const [name, each] of given)
      for (const wrong of wrongExpressions(each))
        yield finding('lint/invalid-runtime-expression', wrong, places.at(parameters as object, name));
    for (const wrong of wrongExpressions(requestBody))
      yield finding('lint/invalid-runtime-expression', wrong, places.at(value, 'requestBody'));
    const target = linkTarget(value);
    const declared: readonly DeclaredParameter[] | undefined = target && parametersOf.get(target);
    if (declared === undefined) continue;
    const names = declared.flatMap((each) => [each.name, `${each.in}.${each.name}`]);
    for (const [name] of given) {
      if (names.includes(name)) continue;
      const at = nameOf(places.at(parameters as object, name));
      yield finding('lint/unknown-link-parameter', { name, hint: suggestions.suggest(name, names) }, at);
    }
  }
  for (const { value, shape } of nodes) {
    if (shape !== 'callback' || typeof value['$ref'] === 'string') continue;
    for (const key of Object.keys(value).filter((name) => !name.startsWith('x-')))
      for (const wrong of wrongExpressions(key))
        yield finding('lint/invalid-runtime-expression', wrong, nameOf(places.at(value, key)));
  }
};

/** The parameters of all operations, by the keys of link targets. */
function parametersByTarget(root: JsonObject): ReadonlyMap<string, readonly DeclaredParameter[]> {
  const found = new Map<string, readonly DeclaredParameter[]>();
  for (const { path, value: pathItem, operations } of finalPaths(root)) {
    for (const { value, shared, own } of operations) {
      const id = memberOf(value, 'operationId');
      const method = methods.find((name) => memberOf(pathItem, name) === value) ?? '';
      found.set(keyOfPath(path, method), [...shared, ...own]);
      if (typeof id === 'string') found.set(keyOfId(id), [...shared, ...own]);
    }
  }
  return found;
}

/** The expressions of a text that are none: the whole text if it begins with `$`, else the parts in braces. */
function wrongExpressions(
  value: Json | undefined,
): readonly { readonly expression: string; readonly hint: string }[] {
  if (typeof value !== 'string') return [];
  const written = value.startsWith('$')
    ? [value]
    : [...value.matchAll(/\{((?:\$|request\.|response\.)[^{}]*)\}/g)].map(([, inner]) => inner ?? '');
  return written
    .filter((each) => !expression.test(each))
    .map((each) => ({ expression: each, hint: hintFor(each) }));
}

function hintFor(written: string): string {
  const meant = `${written.startsWith('$') ? '' : '$'}${written}`.replace(
    dotted,
    (_, body: string, path: string) => `${body}#/${path.replaceAll('.', '/')}`,
  );
  return meant !== written && expression.test(meant) ? ` Did you mean ${JSON.stringify(meant)}?` : '';
}
