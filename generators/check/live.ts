import type { Check } from '../../runtime/validation/issues.ts';
import type { ValidationError, Validator } from '../../runtime/validation/result.ts';
import { validate } from '../../runtime/validation/validator.ts';
import type { Direction } from '../model/variants.ts';
import type { ApiModel, MediaType, NamedSchema, Operation, ParameterIn, Response } from '../model/model.ts';
import { empty, type Code } from '../code/code.ts';
import { asDoubles } from '../json/as-doubles.ts';
import { CheckCompiler } from './compiler.ts';
import { MemoryModule } from './memory-module.ts';
import type { Import } from './runtime.ts';
import type { Checks } from './checks.ts';
import { inlineCheck } from './check.ts';
import { CheckLibrary } from './library.ts';
import { bodyPart, headersPart, parametersPart, responsePart, type Part } from './parts.ts';

/**
 * Checks one value; an empty list means that it is valid. A value of the document is checked as its receiver reads it:
 * with doubles for all numbers.
 */
export type LiveValidator = (value: unknown) => readonly ValidationError[];

/** Validators in memory, without files. Each is compiled on demand. */
export interface LiveValidators {
  schema(schema: NamedSchema, direction: Direction): LiveValidator;
  part(part: Part): LiveValidator;
  body(operation: Operation, mediaType: MediaType): LiveValidator;
  response(operation: Operation, response: Response, mediaType: MediaType): LiveValidator;
  /** For decoded parameters of one location: an object keyed by their encoded names. */
  parameters(operation: Operation, location: ParameterIn): LiveValidator;
  /** For decoded headers of a response: an object keyed by their names as the document writes them. */
  headers(operation: Operation, response: Response): LiveValidator;
}

/** The same as a validator of the runtime. */
export function validatorOf(errorsIn: LiveValidator): Validator<unknown> {
  return {
    is: (value): value is unknown => errorsIn(value).length === 0,
    validate(value) {
      const errors = errorsIn(value);
      return errors.length === 0 ? { valid: true, value } : { valid: false, errors };
    },
  };
}

interface LiveChecks extends Checks {
  /** Checks of named schemas that were already needed, by the names under which others call them: each is made once. */
  readonly made: Map<string, Check>;
}

/** Validators with the same rules and runtime as those in files. */
export function liveValidators(model: ApiModel): LiveValidators {
  // Few of the checks are ever run, so preparing all of them would take longer than running these.
  const checks = {
    library: new CheckLibrary(model, { shares: false }),
    compiler: new CheckCompiler(),
    made: new Map<string, Check>(),
  };
  const made = new Map<string, LiveValidator>();
  const once = (key: string, make: () => Check): LiveValidator => {
    const known = made.get(key);
    if (known !== undefined) return known;
    const check = make();
    const validator: LiveValidator = (value) => {
      const result = validate(check, asDoubles(value));
      return result.valid ? [] : result.errors;
    };
    made.set(key, validator);
    return validator;
  };
  const part = (each: Part): LiveValidator => once(each.key, () => partCheck(each, checks));
  return {
    schema: (schema, direction) => {
      const place = checks.library.place(schema, direction);
      return once(place.name, () => evaluate(place, checks));
    },
    part,
    body: (operation, mediaType) => part(bodyPart(operation, mediaType)),
    response: (operation, response, mediaType) => part(responsePart(operation, { response, mediaType })),
    parameters: (operation, location) => part(parametersPart(operation, location)),
    headers: (operation, response) => part(headersPart(operation, response)),
  };
}

function partCheck(part: Part, checks: LiveChecks): Check {
  const own = checks.library.partCheck(part);
  if (!('schema' in own)) return evaluate(own.place, checks);
  const opened = openModule(checks.made);
  const text = checks.compiler.compile(inlineCheck('checkPart', own.schema), opened.module);
  return run({ name: 'checkPart', text, ...opened }, checks);
}

function evaluate(place: Import, checks: LiveChecks): Check {
  const known = checks.made.get(place.name);
  if (known !== undefined) return known;
  const opened = openModule(checks.made);
  opened.module.import(place);
  return run({ name: place.name, text: empty, ...opened }, checks);
}

/** Compiles a check and everything that it refers to, and turns the text into functions. */
function run(
  { name, text, module, open }: { readonly name: string; readonly text: Code } & Opened,
  { library, compiler, made }: LiveChecks,
): Check {
  const texts = [text];
  const printed: string[] = [];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    texts.push(compiler.compile(library.checkAt(next), module));
    printed.push(next.as ?? next.name);
  }
  const [check, ...others] = module.evaluate(texts, [name, ...printed]);
  for (const [index, other] of others.entries()) made.set(printed[index] ?? '', other);
  return check;
}

/** A module, and the checks that are needed in it and not yet printed. */
interface Opened {
  readonly module: MemoryModule;
  readonly open: Import[];
}

/** All checks share one scope, where the runtime and earlier checks are available. */
function openModule(made: ReadonlyMap<string, Check>): Opened {
  const open: Import[] = [];
  const module = new MemoryModule((needed) => {
    const known = made.get(needed.as ?? needed.name);
    if (known === undefined) open.push(needed);
    return known;
  });
  return { module, open };
}
