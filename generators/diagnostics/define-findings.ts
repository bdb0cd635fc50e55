import type { Place } from './place.ts';
import type { FindingDefinition } from './definition.ts';
import type { Finding } from './finding.ts';

/** Definitions by code. */
export type FindingDefinitions = Readonly<Record<string, FindingDefinition<never>>>;

/** The parameters of the message of a definition; `{}` where it has none. */
export type ParametersOf<Definition> = Definition extends { message: (parameters: infer Taken) => string }
  ? unknown extends Taken
    ? Readonly<Record<string, never>>
    : Taken
  : never;

/** The kinds of finding of one reporter, and the function that makes them. */
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
 * Declares kinds of findings by code (`acme/no-verbs`). Each has a severity, title, message, cause and fix; `finding`
 * requires the parameters of the message.
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

/** The definition for the parameters of its code. */
function definitionOf<Definitions extends FindingDefinitions, Code extends keyof Definitions>(
  definitions: Definitions,
  code: Code,
) {
  return definitions[code] as FindingDefinition<never> as FindingDefinition<ParametersOf<Definitions[Code]>>;
}
