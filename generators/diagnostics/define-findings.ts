import type { Place } from './place.ts';
import type { FindingDefinition } from './definition.ts';
import type { Finding } from './finding.ts';

/** Definitions by code. */
export type FindingDefinitions = Readonly<Record<string, FindingDefinition<never>>>;

/** What the message of a definition takes; `{}` where it takes nothing. */
export type ParametersOf<Definition> = Definition extends { message: (parameters: infer Taken) => string }
  ? unknown extends Taken
    ? Readonly<Record<string, never>>
    : Taken
  : never;

/** The kinds of finding that somebody reports, and the way to make one. */
export interface Findings<Definitions extends FindingDefinitions> {
  readonly definitions: Definitions;
  /** Makes a finding; the parameters are those of the code's message. */
  readonly finding: <Code extends keyof Definitions & string>(
    code: Code,
    parameters: ParametersOf<Definitions[Code]>,
    at?: Place,
    related?: Finding['related'],
    edits?: Finding['edits'],
  ) => Finding;
}

/**
 * Declares kinds of findings by code (`acme/no-verbs`). Each has a severity, title, message, cause and fix; the parameters
 * that a message takes are those that `finding` asks for.
 */
export function defineFindings<const Definitions extends FindingDefinitions>(
  definitions: Definitions,
): Findings<Definitions> {
  return {
    definitions,
    finding(code, parameters, at, related, edits) {
      const definition = definitionOf(definitions, code);
      const { severity, message, group } = definition;
      return {
        code,
        definition,
        severity,
        message: message(parameters),
        ...(group === undefined ? {} : { group: group(parameters) }),
        at,
        ...(related === undefined ? {} : { related }),
        ...(edits === undefined || edits.length === 0 ? {} : { edits }),
      };
    },
  };
}

/** The definition under the parameters of its code. */
function definitionOf<Definitions extends FindingDefinitions, Code extends keyof Definitions>(
  definitions: Definitions,
  code: Code,
) {
  return definitions[code] as FindingDefinition<never> as FindingDefinition<ParametersOf<Definitions[Code]>>;
}
