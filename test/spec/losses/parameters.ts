import type { Operation, Parameter } from '../../../generators/model/model.ts';
import { fieldAt, fieldPaths, memberNames, partsOf, typesOf, type Field } from '../schema-fields.ts';
import { integer, text, type Facts, type SourceRow, type ValueFact } from '../source-rows/row.ts';
import { valueLosses } from './value.ts';

const perPage: ValueFact = { type: 'integer', default: 20, maximum: 100 };
/** A 4.1. Keyset mode has no page numbers; its links carry a filter or a cursor. */
const offsetPaging: Facts = { page: { type: 'integer', default: 1 }, per_page: perPage };
const keysetByChoice: Facts = {
  pagination: { type: 'string', values: ['keyset'] },
  id_after: integer,
  cursor: text,
};

/** The paging of a row: by offset where a list is read, unless the row says otherwise (A 4.1). */
export function pagingOf(row: SourceRow): readonly string[] {
  if (row.paging !== undefined) return row.paging;
  return row.answer.kind === 'list' && row.operation.startsWith('GET ') ? ['offset'] : [];
}

/** Query facts of a row with those of its paging. */
export function queryOf(row: SourceRow): Facts {
  const modes = pagingOf(row);
  if (modes.length === 0) return { ...row.query };
  if (!modes.includes('offset')) return { ...row.query, per_page: perPage };
  return { ...row.query, ...offsetPaging, ...(modes.includes('keyset') ? keysetByChoice : {}) };
}

export function parameterLosses(row: SourceRow, operation: Operation): readonly string[] {
  return [...pathLosses(row, operation), ...queryLosses(row, operation), ...encodingLosses(operation)];
}

/** A 4.1: the `id` of a group or project is a number or the full path. */
function pathLosses(row: SourceRow, operation: Operation): readonly string[] {
  const names = [...operation.path.matchAll(/\{(\w+)\}/g)].flatMap(([, name]) => name ?? []);
  return names.flatMap((name) => {
    const parameter = operation.parameters.find(
      (candidate) => candidate.in === 'path' && candidate.name === name,
    );
    if (parameter === undefined) return [`path parameter ${name} is not declared`];
    const stated = row.path?.[name];
    if (stated === undefined && name !== 'id') return [`path parameter ${name} is not in the sources`];
    return (stated === undefined ? [integer, text] : [stated]).flatMap((fact) =>
      valueLosses({
        name: `path parameter ${name}`,
        fact: { ...fact, required: true },
        found: fieldOf(parameter),
        direction: 'request',
      }),
    );
  });
}

function queryLosses(row: SourceRow, operation: Operation): readonly string[] {
  const found = new Map(
    operation.parameters.filter((parameter) => parameter.in !== 'path').flatMap(wireFields),
  );
  const facts = queryOf(row);
  const lost = Object.entries(facts).flatMap(([path, fact]) => {
    const field = fieldOnWire(found, path) ?? memberInQuery(operation, path);
    if (field === undefined) return [`query parameter ${path} is missing`];
    return valueLosses({ name: `query parameter ${path}`, fact, found: field, direction: 'request' });
  });
  const known = [...found].flatMap(([name, field]) => [
    name,
    ...fieldPaths(field.schemas).map((path) => `${name}.${path}`),
  ]);
  const unknown = known.filter((name) => !name.includes('[]') && !Object.hasOwn(facts, name));
  return [...lost, ...unknown.map((name) => `parameter ${name} is not in the sources`)];
}

/** The member of the body that stands in the query under a name, where the document allows that. */
function memberInQuery({ body }: Operation, path: string): Field | undefined {
  if (body?.alsoIn.includes('query') !== true) return undefined;
  return fieldAt(
    body.content.map(({ schema }) => schema),
    path,
  );
}

/** Parameters by their names on the wire. Members of an exploded form object are parameters themselves; what was only seen is left out. */
function wireFields(parameter: Parameter): readonly (readonly [string, Field])[] {
  if (parameter.extensions['x-observed'] === true) return [];
  if (!isExplodedObject(parameter)) return [[parameter.name, fieldOf(parameter)]];
  return memberNames([parameter.schema]).flatMap((name) => {
    const field = fieldAt([parameter.schema], name);
    return field === undefined ? [] : [[name, field] as const];
  });
}

/** Finds a parameter by its whole name, or what a path leads to inside it. */
function fieldOnWire(found: ReadonlyMap<string, Field>, path: string): Field | undefined {
  const whole = found.get(path);
  if (whole !== undefined) return whole;
  for (const [name, field] of found) {
    const rest = path.slice(name.length);
    if (!path.startsWith(name) || !/^(?:\.|\[\])/.test(rest)) continue;
    const inside = fieldAt(field.schemas, rest);
    if (inside !== undefined) return inside;
  }
  return undefined;
}

/** The schema of a parameter together with what the parameter itself says. */
function fieldOf(parameter: Parameter): Field {
  const said = { ...parameter.extensions, ...(parameter.deprecated ? { deprecated: true } : {}) };
  return { schemas: [said, parameter.schema], required: parameter.required };
}

/** A 4.1: arrays are repeated `name[]`, or one comma-separated text; hashes are `name[key]`. */
function encodingLosses(operation: Operation): readonly string[] {
  return operation.parameters
    .filter((parameter) => parameter.in === 'query' && !isExplodedObject(parameter))
    .flatMap((parameter) => {
      const types = typesOf(partsOf([parameter.schema]));
      if (types.has('object') && parameter.style !== 'deepObject')
        return [`${parameter.name} is not sent as a hash`];
      const repeated = parameter.name.endsWith('[]');
      const rightly = !types.has('array') || (parameter.style === 'form' && parameter.explode === repeated);
      return rightly ? [] : [`${parameter.name} is not sent as an array`];
    });
}

function isExplodedObject({ style, explode, schema }: Parameter): boolean {
  return style === 'form' && explode && typesOf(partsOf([schema])).has('object');
}
