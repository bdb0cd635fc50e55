import { code, join, type Code } from '../../code/code.ts';
import { identifier, propertyKey } from '../../code/name.ts';
import { stringLiteral } from '../../code/string.ts';
import type { Server } from '../../model/model.ts';
import { templateParts } from '../../model/servers.ts';

/** The URL of a server as code: a destructuring pattern for its variables, and an expression that uses them. */
export interface PrintedAddress {
  /** `{ region: variable1 = 'eu' }`; undefined if the URL has no variables. */
  readonly pattern: Code | undefined;
  readonly text: Code;
}

/** Prints the URL of a server. The defaults of its variables are those of the document. */
export function printAddress(server: Server): PrintedAddress {
  const names = new Map<string, Code>();
  const defaults: Code[] = [];
  const terms = templateParts(server).map((part) => {
    if (part.kind === 'text') return stringLiteral(part.text);
    const known = names.get(part.name);
    if (known !== undefined) return known;
    const variable = identifier(`variable${names.size + 1}`);
    names.set(part.name, variable);
    defaults.push(code`${propertyKey(part.name)}: ${variable} = ${stringLiteral(part.default)}`);
    return variable;
  });
  return {
    pattern: defaults.length === 0 ? undefined : code`{ ${join(defaults, code`, `)} }`,
    text: terms.length === 0 ? stringLiteral('') : join(terms, code` + `),
  };
}
