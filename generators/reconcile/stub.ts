import { code } from '../code/code.ts';
import { docComment } from '../code/comment.ts';
import { identifier, typeIdentifier } from '../code/name.ts';
import { stringLiteral } from '../code/string.ts';
import type { ServedOperation } from './served-operation.ts';

export interface StubRequest {
  readonly operation: ServedOperation;
  /** Its local name in its file; it is exported under the name of the operation. */
  readonly local: string;
  /** Local name of the type of the handler. */
  readonly type: string;
  /** Local name of `Refusal`. */
  readonly refusal: string;
}

/** A handler that responds with 501, for its author to complete. The last line of its comment is its anchor. */
export function printStub({ operation, local, type, refusal }: StubRequest): string {
  const { name, endpoint, summary } = operation;
  const anchor = `\`${endpoint}\``;
  const comment = docComment({ description: summary === undefined ? anchor : `${summary}\n\n${anchor}` });
  const message = stringLiteral(`${name} is not implemented.`);
  const stub = code`const ${identifier(local)}: ${typeIdentifier(type)} = async () => {
  throw new ${identifier(refusal)}({ status: 501, message: ${message} });
};`;
  const exported =
    local === name
      ? code`export ${stub}`
      : code`${stub}
export { ${identifier(local)} as ${identifier(name)} };`;
  return code`${comment}
${exported}
`.toString();
}
