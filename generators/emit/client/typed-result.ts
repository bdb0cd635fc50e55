import { code, type Code } from '../../code/code.ts';
import { literal } from '../../code/literal.ts';
import { propertyKey } from '../../code/name.ts';
import type { ResponsePlan } from './response-plan.ts';
import type { Use } from './runtime-function.ts';

type Choices = ResponsePlan['choices'];

/** Adds the media type to the result of a call if a status has several. */
export function typeResult(
  call: Code,
  choices: Choices,
  { use, described }: { use: Use; described: Code },
): Code {
  if (choices.length === 0) return call;
  if (areEssences(choices))
    return code`${use({ name: 'withPlainContentType', module: 'plain-typed-result' })}(${call})`;
  return code`${use({ name: 'withContentType', module: 'typed-result' })}(${call}, ${described})`;
}

/** The media types by status, for the description of an operation; undefined if `typeResult` does not need them. */
export function describeMediaTypes(choices: Choices): Code | undefined {
  if (choices.length === 0 || areEssences(choices)) return undefined;
  const members = choices.map(
    ({ status, content }) =>
      code`${propertyKey(status.replace(/x/gi, 'X'))}: ${literal(content.map(({ type }) => type))}`,
  );
  return code`{\n  ${members.map((member) => code`${member},`)}\n}`;
}

/** Whether no media type is a range or has parameters, so that the header `content-type` of a response is enough. */
function areEssences(choices: Choices): boolean {
  return choices.every(({ content }) => content.every(({ type }) => !/[;*]/.test(type)));
}
