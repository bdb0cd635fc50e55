import { firstFree, numbered } from '../../source/document/free-name.ts';
import { finding } from '../../diagnostics/catalog.ts';
import type { Finding } from '../../diagnostics/finding.ts';
import type { ApiModel, Operation, ParameterIn, Schema } from '../../model/model.ts';
import { sendsLargeInteger } from '../../schema/large-integer.ts';
import { schemaAt } from '../../schema/named.ts';
import { parameterParts } from '../../typescript/endings.ts';
import { chooseBody, contentsOf, type ChosenBody } from './body-choice.ts';
import { namedMembers, type NamedMembers } from './named-members.ts';

/** An argument for a parameter or a member of the body. */
export interface Argument {
  /** Its key in the object of arguments. */
  readonly name: string;
  /** Its encoded name. */
  readonly wireName: string;
  readonly required: boolean;
}

/** The body, either as one argument or with an argument for each member, of the first of several types. */
export type BodyArguments = ChosenBody & {
  /** The argument that selects the media type; undefined where there is no choice. */
  readonly contentType: string | undefined;
} & (
    | { readonly shape: 'whole'; readonly name: string }
    | { readonly shape: 'members'; readonly members: readonly Argument[]; readonly isComposed: boolean }
  );

/** The arguments of an operation, all of which are members of one object. */
export interface ArgumentPlan {
  readonly parameters: Readonly<Record<ParameterIn, readonly Argument[]>>;
  readonly body: BodyArguments | undefined;
  /** Whether any of them is required. */
  readonly required: boolean;
  /** The endings of the types that have integers beyond 2^53. */
  readonly large: ReadonlySet<string>;
  readonly findings: readonly Finding[];
}

/**
 * Chooses the names of all arguments. Of equal names, the first one is unchanged, in the order of the locations with the
 * body last; later ones are qualified with their location: `body_name`.
 */
export function planArguments(model: ApiModel, operation: Operation): ArgumentPlan {
  const taken = new Set<string>();
  const findings: Finding[] = [];
  const claim = (wireName: string, location: string): string => {
    const name = taken.has(wireName)
      ? firstFree(numbered(`${location}_${wireName}`, '_'), (each) => !taken.has(each))
      : wireName;
    taken.add(name);
    if (name !== wireName) {
      const particulars = { operation: operation.id, name: wireName, location, argument: name };
      findings.push(finding('client/argument-clash', particulars, operation.at));
    }
    return name;
  };
  const inLocation = (location: ParameterIn) =>
    operation.parameters
      .filter((parameter) => parameter.in === location)
      .map(({ name, required }): Argument => ({ name: claim(name, location), wireName: name, required }));
  const parameters = {
    path: inLocation('path'),
    query: inLocation('query'),
    header: inLocation('header'),
    cookie: inLocation('cookie'),
  };
  const body = planBody(model, operation, taken, claim);
  const isRequired =
    body?.required === true && !(body.shape === 'members' && body.members.every(({ required }) => !required));
  return {
    parameters,
    body,
    required:
      isRequired ||
      Object.values(parameters)
        .flat()
        .some((argument) => argument.required),
    large: largeTypes(model, operation, body),
    findings,
  };
}

function largeTypes(
  model: ApiModel,
  { parameters }: Operation,
  body: ChosenBody | undefined,
): ReadonlySet<string> {
  const parts = [
    ...parameterParts.map(({ in: location, ending }) => ({
      ending,
      contents: parameters.filter((parameter) => parameter.in === location),
    })),
    ...(body?.alternatives ?? []),
  ];
  const named = (reference: string): Schema => schemaAt(model, reference).schema;
  const large = parts.filter(({ contents }) =>
    contents.some(({ schema }) => sendsLargeInteger(schema, named)),
  );
  return new Set(large.map(({ ending }) => ending));
}

function planBody(
  model: ApiModel,
  operation: Operation,
  taken: ReadonlySet<string>,
  claim: (name: string, location: string) => string,
): BodyArguments | undefined {
  const chosen = operation.body && chooseBody(model, operation.body);
  if (chosen === undefined) return undefined;
  const contents = contentsOf(chosen);
  const contentType = contents.length > 1 ? claim('contentType', 'body') : undefined;
  const members = membersOf(model, chosen, taken);
  if (members === undefined) return { ...chosen, contentType, shape: 'whole', name: claim('body', 'body') };
  return {
    ...chosen,
    contentType,
    shape: 'members',
    members: [...members.names].map((name) => ({
      name: claim(name, 'body'),
      wireName: name,
      required: members.required.has(name),
    })),
    // The type of a body of several media types may be a union.
    isComposed: members.isComposed || contents.length > 1,
  };
}

/**
 * The members of the first type if the members of all types can be arguments. Undefined otherwise, as for texts, bytes and
 * an optional body with required members.
 */
function membersOf(
  model: ApiModel,
  { alternatives, required }: ChosenBody,
  taken: ReadonlySet<string>,
): NamedMembers | undefined {
  if (alternatives.some(({ contents }) => contents.some(({ kind }) => kind === 'text' || kind === 'binary')))
    return undefined;
  const found = alternatives.map(({ contents: [first] }) => namedMembers(model, first?.schema ?? true));
  const isRefused = found.some((each) => {
    if (each === undefined || (!required && each.required.size > 0)) return true;
    // A member that only some alternatives have cannot be renamed.
    return (each.isUnion || found.length > 1) && [...each.names].some((name) => taken.has(name));
  });
  return isRefused ? undefined : found[0];
}
