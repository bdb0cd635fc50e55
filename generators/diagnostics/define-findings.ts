import type { Place } from '../source/place.ts';
import type { FindingDefinition } from './definition.ts';
import type { Finding } from './finding.ts';

/** Parameters of messages by the codes of their findings. */
type ParametersByCode = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** Definitions by code; a message takes the parameters of its code. */
export type FindingDefinitions<All extends ParametersByCode> = {
  readonly [Code in keyof All]: FindingDefinition<All[Code]>;
};

/** The kinds of finding that somebody reports, and the way to make one. */
export interface Findings<All extends ParametersByCode> {
  readonly definitions: FindingDefinitions<All>;
  /** Makes a finding; the parameters are those of the code's message. */
  readonly finding: <Code extends keyof All & string>(
    code: Code,
    parameters: All[Code],
    at?: Place,
    related?: Finding['related'],
  ) => Finding;
}

/**
 * Declares kinds of findings by code (`acme/no-verbs`). Each has a severity, title, message, cause and fix; the parameters
 * that a message takes are those that `finding` asks for.
 */
export function defineFindings<All extends ParametersByCode>(
  definitions: FindingDefinitions<All>,
): Findings<All> {
  return {
    definitions,
    finding(code, parameters, at, related) {
      const definition = definitions[code];
      return {
        code,
        definition,
        severity: definition.severity,
        message: definition.message(parameters),
        ...(definition.group === undefined ? {} : { group: definition.group(parameters) }),
        at,
        ...(related === undefined ? {} : { related }),
      };
    },
  };
}
