import * as alternatives from '../../runtime/validation/alternatives.ts';
import * as anything from '../../runtime/validation/anything.ts';
import * as codePoints from '../../runtime/validation/code-points.ts';
import * as depth from '../../runtime/validation/depth.ts';
import * as equal from '../../runtime/validation/equal.ts';
import * as evaluatedItems from '../../runtime/validation/evaluated-items.ts';
import * as exactIntegers from '../../runtime/validation/exact-integers.ts';
import * as byte from '../../runtime/validation/formats/byte.ts';
import * as date from '../../runtime/validation/formats/date.ts';
import * as dateTime from '../../runtime/validation/formats/date-time.ts';
import * as duration from '../../runtime/validation/formats/duration.ts';
import * as email from '../../runtime/validation/formats/email.ts';
import * as hostname from '../../runtime/validation/formats/hostname.ts';
import * as integer from '../../runtime/validation/formats/integer.ts';
import * as ipv4 from '../../runtime/validation/formats/ipv4.ts';
import * as ipv6 from '../../runtime/validation/formats/ipv6.ts';
import * as jsonPointer from '../../runtime/validation/formats/json-pointer.ts';
import * as regex from '../../runtime/validation/formats/regex.ts';
import * as time from '../../runtime/validation/formats/time.ts';
import * as uri from '../../runtime/validation/formats/uri.ts';
import * as uriTemplate from '../../runtime/validation/formats/uri-template.ts';
import * as uuid from '../../runtime/validation/formats/uuid.ts';
import * as issues from '../../runtime/validation/issues.ts';
import * as linearPattern from '../../runtime/validation/pattern/linear-pattern.ts';
import * as multipleOf from '../../runtime/validation/multiple-of.ts';
import * as uniqueItems from '../../runtime/validation/unique-items.ts';
import type { Check } from '../../runtime/validation/issues.ts';
import type { ValidationError } from '../../runtime/validation/result.ts';
import { errorsOf } from '../../runtime/validation/validator.ts';
import type { Direction } from '../model/variants.ts';
import type { ApiModel, MediaType, NamedSchema, Operation, ParameterIn, Response } from '../model/model.ts';
import { empty, type Code } from '../code/code.ts';
import { CheckCompiler } from './compiler.ts';
import { ModuleConstants, type CheckModule } from './module.ts';
import type { Import } from './runtime.ts';
import type { Checks } from './checks.ts';
import { CheckLibrary, inlineCheck } from './library.ts';
import { bodyPart, headersPart, parametersPart, responsePart, type Part } from './parts.ts';

/** Checks one value; an empty list says that it is valid. */
export type LiveValidator = (value: unknown) => readonly ValidationError[];

/** Validators that work at once, without files. Each is made when it is first asked for, and then kept. */
export interface LiveValidators {
  schema(schema: NamedSchema, direction: Direction): LiveValidator;
  body(operation: Operation, mediaType: MediaType): LiveValidator;
  response(operation: Operation, response: Response, mediaType: MediaType): LiveValidator;
  /** For decoded parameters of one location: an object keyed by the names on the wire. */
  parameters(operation: Operation, location: ParameterIn): LiveValidator;
  /** For decoded headers of a response: an object keyed by their names as the document writes them. */
  headers(operation: Operation, response: Response): LiveValidator;
}

/** Validators by the same rules and the same runtime as those that are written to files. */
export function liveValidators(model: ApiModel): LiveValidators {
  // Few of the checks are ever run, so nothing is prepared for all of them: it would take longer than they do.
  const checks = { library: new CheckLibrary(model, { shares: false }), compiler: new CheckCompiler() };
  const made = new Map<string, LiveValidator>();
  const once = (key: string, make: () => Check): LiveValidator => {
    const known = made.get(key);
    if (known !== undefined) return known;
    const check = make();
    const validator: LiveValidator = (value) => (check(value) ? [] : errorsOf(check));
    made.set(key, validator);
    return validator;
  };
  const forPart = (part: Part): LiveValidator => once(part.key, () => partCheck(part, checks));
  return {
    schema: (schema, direction) => {
      const place = checks.library.place(schema, direction);
      return once(place.name, () => evaluate(place, checks));
    },
    body: (operation, mediaType) => forPart(bodyPart(operation, mediaType)),
    response: (operation, response, mediaType) => forPart(responsePart(operation, { response, mediaType })),
    parameters: (operation, location) => forPart(parametersPart(operation, location)),
    headers: (operation, response) => forPart(headersPart(operation, response)),
  };
}

function partCheck(part: Part, checks: Checks): Check {
  const own = checks.library.partCheck(part);
  if ('schema' in own) {
    const module = new LiveModule();
    const text = checks.compiler.compile(inlineCheck('checkPart', own.schema), module);
    return run({ name: 'checkPart', text, module }, checks);
  }
  return own.place.module.startsWith('runtime/') ? anything.anything : evaluate(own.place, checks);
}

function evaluate(place: Import, checks: Checks): Check {
  const module = new LiveModule();
  module.import(place);
  return run({ name: place.name, text: empty, module }, checks);
}

/** Puts a check together with all that it leads to, and makes a function of the text. */
function run(
  root: { readonly name: string; readonly text: Code; readonly module: LiveModule },
  checks: Checks,
): Check {
  const { module } = root;
  const texts = [root.text];
  for (let next = module.open.pop(); next !== undefined; next = module.open.pop()) {
    texts.push(checks.compiler.compile(checks.library.checkAt(next), module));
  }
  const names = [...module.runtime.keys()];
  const body = [`'use strict';`, ...module.constants.lines, ...texts, `return ${root.name};`].join('\n');
  const make: (...values: readonly unknown[]) => Check = Function(...names, body) as never;
  return make(...module.runtime.values());
}

/** Where checks are printed to that are run at once: other checks come to the same place, the runtime is at hand. */
class LiveModule implements CheckModule {
  readonly constants: ModuleConstants = new ModuleConstants();
  readonly runtime = new Map<string, unknown>();
  /** Checks that are needed and not yet printed. */
  readonly open: Import[] = [];
  readonly #seen = new Set<string>();

  import(needed: Import): void {
    const name = needed.as ?? needed.name;
    if (this.#seen.has(name)) return;
    this.#seen.add(name);
    const module = runtimeModules.get(needed.module);
    if (module === undefined) this.open.push(needed);
    else this.runtime.set(name, Reflect.get(module, needed.name));
  }
}

/** The runtime as checks name its modules. */
const runtimeModules: ReadonlyMap<string, object> = new Map<string, object>([
  ['runtime/alternatives', alternatives],
  ['runtime/anything', anything],
  ['runtime/code-points', codePoints],
  ['runtime/depth', depth],
  ['runtime/equal', equal],
  ['runtime/evaluated-items', evaluatedItems],
  ['runtime/exact-integers', exactIntegers],
  ['runtime/issues', issues],
  ['runtime/pattern/linear-pattern', linearPattern],
  ['runtime/multiple-of', multipleOf],
  ['runtime/unique-items', uniqueItems],
  ['runtime/formats/byte', byte],
  ['runtime/formats/date', date],
  ['runtime/formats/date-time', dateTime],
  ['runtime/formats/duration', duration],
  ['runtime/formats/email', email],
  ['runtime/formats/hostname', hostname],
  ['runtime/formats/integer', integer],
  ['runtime/formats/ipv4', ipv4],
  ['runtime/formats/ipv6', ipv6],
  ['runtime/formats/json-pointer', jsonPointer],
  ['runtime/formats/regex', regex],
  ['runtime/formats/time', time],
  ['runtime/formats/uri', uri],
  ['runtime/formats/uri-template', uriTemplate],
  ['runtime/formats/uuid', uuid],
]);
