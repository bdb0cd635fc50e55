import * as fc from 'fast-check';
import ts from 'typescript';
import { beforeAll, describe, expect, test } from 'vitest';
import { typesEmitter } from '../../generators/emit/types/types-emitter.ts';
import type { NamedSchema } from '../../generators/model/model.ts';
import { mutateValue } from '../../generators/sample/mutate-value.ts';
import { valueAt } from '../../generators/sample/replace.ts';
import { createSampler } from '../../generators/sample/sampler.ts';
import { keywordOf } from '../../generators/schema/schema.ts';
import { allSchemas } from '../../generators/schema/visit.ts';
import type { Json, JsonObject } from '../../generators/json/json.ts';
import { emitted } from '../emit/emitted.ts';
import { iterations, seed } from '../runs/iterations.ts';
import { modelOf } from './model-of.ts';
import { shapes, shared } from './shapes.ts';

/** Where types allow more than the validator, as TypeScript cannot express what the document says. */
const wider: readonly (readonly [what: string, is: (given: Given) => boolean])[] = [
  ['ranges of texts, numbers and lists', ({ broken }) => ranges.has(String(broken))],
  ['a number that has to be an integer', ({ broken, part }) => broken === 'type' && typeof part === 'number'],
  ['a value that meets several alternatives', ({ broken }) => broken === 'oneOf'],
  ['values beside an alternative that leaves them open', (given) => hasAlternatives(given) && hasOpen(given)],
  ['the types of further members beside members and patterns', hasFurther],
];

/** Where types allow less than the validator: a discriminator makes no value invalid, but it says what is meant. */
const narrower: readonly (readonly [what: string, is: (given: Given) => boolean])[] = [
  [
    'a tag that selects no variant, and what a variant says of its members',
    ({ schema, isMutated }) => isMutated && /Tagged|"discriminator"/.test(JSON.stringify(schema)),
  ],
];

const ranges: ReadonlySet<string> = new Set(['minLength', 'maximum', 'maxItems', 'pattern']);

/** TypeScript compares the members of a literal with those of all alternatives, also where one leaves them open. */
function hasAlternatives({ schema }: Given): boolean {
  return /"(?:anyOf|oneOf)"/.test(JSON.stringify(schema));
}

/**
 * TypeScript refuses an object without any of the members of a type, if all of these are optional, also where they are
 * those of one alternative.
 */
function isFar({ schema, value }: Given): boolean {
  const weak = ['Base', 'Other'].filter((name) => JSON.stringify(schema).includes(name));
  const all = [schema, ...weak.map((name) => shared[name] ?? true)].flatMap((each) => [
    ...allSchemas(each as JsonObject),
  ]);
  return all.some((part) => {
    const names = Object.keys(keywordOf(part, 'properties') ?? {});
    return names.length > 0 && !names.some((name) => Object.hasOwn(Object(value), name));
  });
}

function hasOpen({ schema }: Given): boolean {
  return /"pattern"|"object"|Base|Other|Needs|Further/.test(JSON.stringify(schema));
}

function hasFurther({ schema }: Given): boolean {
  const { patternProperties, additionalProperties, unevaluatedProperties } = Object(schema);
  return [patternProperties, additionalProperties, unevaluatedProperties].some(
    (each) => typeof each === 'object',
  );
}

/** A literal of TypeScript whose texts and numbers keep their type. */
function literalOf(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(literalOf).join(', ')}]`;
  if (typeof value === 'object' && value !== null)
    return `{ ${Object.entries(value)
      .map(([name, member]) => `${JSON.stringify(name)}: ${literalOf(member)}`)
      .join(', ')} }`;
  return value === null ? 'null' : `${JSON.stringify(value)} as const`;
}

/** A value of a named schema, as a line of a program. */
interface Given {
  readonly name: string;
  readonly schema: Json;
  readonly value: Json;
  /** The keyword that refuses it; undefined if it is valid. */
  readonly broken: string | undefined;
  /** What refuses it, or all of it. */
  readonly part: Json;
  /** Whether a rule of a sample was broken to make it. */
  readonly isMutated: boolean;
}

/**
 * Why a value is not assignable: as a literal, which may only have known members, and as the result of a function.
 */
interface Refused {
  readonly literal?: string;
  readonly held?: string;
}

/** Samples of a schema and mutations of them, judged by the validator. */
function* valuesOf(
  named: NamedSchema,
  sampler: ReturnType<typeof createSampler>,
  model: ReturnType<typeof modelOf>,
): Generator<Omit<Given, 'name' | 'schema'>> {
  const errorsIn = sampler.validators.schema(named, 'request');
  for (let index = 0; index < 4; index += 1) {
    const sample = sampler.schema(named, 'request', { seed: index });
    if (sample === undefined) continue;
    yield { value: sample.value, broken: undefined, part: sample.value, isMutated: false };
    for (const { keyword, pointer, values } of mutateValue(model, sample)) {
      const [value] = values();
      if (value === undefined) continue;
      const broken = errorsIn(value).length === 0 ? undefined : keyword;
      yield { value, broken, part: valueAt(value, pointer) ?? null, isMutated: true };
    }
  }
}

function program(files: ReadonlyMap<string, string>): readonly ts.Diagnostic[] {
  const options: ts.CompilerOptions = {
    strict: true,
    exactOptionalPropertyTypes: true,
    noEmit: true,
    skipLibCheck: true,
    target: ts.ScriptTarget.ESNext,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    types: [],
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists, readFile } = host;
  host.directoryExists = () => true;
  host.fileExists = (path) => files.has(path) || fileExists(path);
  host.readFile = (path) => files.get(path) ?? readFile(path);
  host.getSourceFile = (path, ...rest) => {
    const text = files.get(path);
    return text === undefined
      ? getSourceFile(path, ...rest)
      : ts.createSourceFile(path, text, ts.ScriptTarget.ESNext);
  };
  const made = ts.createProgram(['/values.ts'], options, host);
  return [...made.getSyntacticDiagnostics(), ...made.getSemanticDiagnostics()];
}

describe('values of random schemas', () => {
  const all: Given[] = [];
  const refused = new Map<Given, Refused>();

  beforeAll(async () => {
    const found = fc.sample(shapes, { numRuns: iterations(400), seed });
    const schemas: JsonObject = {
      ...shared,
      ...Object.fromEntries(found.map((schema, index) => [`Row${index}`, schema])),
    };
    const model = modelOf({ schemas });
    const sampler = createSampler(model);
    for (const named of model.schemas) {
      const seen = new Set<string>();
      for (const each of valuesOf(named, sampler, model)) {
        const text = JSON.stringify(each);
        if (!seen.has(text)) all.push({ name: named.key, schema: named.schema, ...each });
        seen.add(text);
      }
    }
    const { files } = await emitted(typesEmitter, model);
    const lines = all.flatMap(({ name, value }, index) => [
      `export const literal${index}: types.${name} = ${literalOf(value)};`,
      `export const held${index}: types.${name} = held(${literalOf(value)});`,
    ]);
    const sources = new Map([
      ...files.map(({ path, text }) => [`/${path}`, String(text)] as const),
      [
        '/values.ts',
        [
          "import type * as types from './types/index.js'; declare function held<V>(value: V): V;",
          ...lines,
        ].join('\n'),
      ] as const,
    ]);
    for (const { file, start = 0, messageText } of program(sources)) {
      const text = ts.flattenDiagnosticMessageText(messageText, '\n');
      const line = file?.getLineAndCharacterOfPosition(start).line ?? 0;
      const given = file?.fileName === '/values.ts' ? all[Math.floor((line - 1) / 2)] : undefined;
      if (given === undefined) throw new Error(text);
      const isLiteral = line % 2 === 1;
      refused.set(given, { ...refused.get(given), [isLiteral ? 'literal' : 'held']: text });
    }
  });

  test('that the validator accepts are assignable', () => {
    const valid = all.filter(
      (each) => each.broken === undefined && !narrower.some(([, isNarrower]) => isNarrower(each)),
    );
    expect(valid.length).toBeGreaterThan(all.length / 10);
    expect(valid.filter((each) => hasAlternatives(each) && !isFar(each)).length).toBeGreaterThan(
      valid.length / 10,
    );
    const wrong = valid.flatMap((each) => {
      const { literal, held } = refused.get(each) ?? {};
      const why = hasAlternatives(each) ? (isFar(each) ? undefined : held) : literal;
      return why === undefined ? [] : [{ ...each, why }];
    });
    expect(wrong).toEqual([]);
  });

  test('that it refuses are not assignable, except for what types cannot express', () => {
    const invalid = all.filter(
      (each) => each.broken !== undefined && !wider.some(([, isWider]) => isWider(each)),
    );
    expect(invalid.length).toBeGreaterThan(all.length / 10);
    expect(invalid.filter((each) => refused.get(each)?.literal === undefined)).toEqual([]);
  });
});
