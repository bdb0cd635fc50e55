import { querySeparator, splitText } from './delimited.ts';
import { indexOf } from './descriptor-index.ts';
import type { ParameterDescriptor, SendableValue } from './descriptor.ts';
import { isList } from './nested-pairs.ts';
import { decodePercent } from './percent.ts';
import { checkShape, type TextCheck } from './shown-shape.ts';
import { isSpread } from './value-type.ts';

/** Checks that a receiver reads pairs as the values that were sent. */
export interface PairChecks {
  readonly text: TextCheck;
  /** Throws a TypeError if the receiver would read a pair as part of another parameter, or of another member. */
  readonly name: (name: string, value: SendableValue, parameter: ParameterDescriptor) => void;
}

/** The checks for a receiver with these parameters. */
export function pairChecks(parameters: readonly ParameterDescriptor[]): PairChecks {
  // Only the name of a member of a spread object can be that of another parameter.
  const index = parameters.some(isSpread) ? indexOf(parameters) : undefined;
  return {
    text: checkText,
    name: (name, value, parameter) => {
      const match = index?.find(name);
      if (match === undefined) return;
      const isMember = value !== null && typeof value === 'object' && !isList(value);
      const isSame = !isSpread(parameter) || isMember === (typeof match.steps[0] === 'string');
      if (match.parameter === parameter && isSame) return;
      throw new TypeError(
        `Its name ${JSON.stringify(name)} is read as that of the parameter ${match.parameter.name}.`,
      );
    },
  };
}

function checkText(value: SendableValue, text: string, parameter: ParameterDescriptor): void {
  const { type, splitDecoded } = parameter;
  const separator = querySeparator(parameter) ?? ',';
  checkShape(value, type, () =>
    splitText(text, type, { separator, keyed: false, decode: decodePercent, splitDecoded }),
  );
}
