import { drop, replace, text, together } from '../planting/changes.ts';
import { faultsOf, type PlantedFault } from '../planting/fault.ts';

const live = 'check/live.test.ts';
const merging = 'schema/merge.test.ts';
const textRules = 'generators/check/rules/text.ts';

/** Faults in how schemas become validators, and in how their parts are read together. */
export const checkFaults: readonly PlantedFault[] = faultsOf([
  [
    'types leave unsafe integers to numbers',
    'generators/check/lowering/types.ts',
    'lowerTypes',
    replace("&& !types.includes('number')", ''),
    'check/exact-integers.test.ts',
  ],
  [
    'large integers are refused where a refusal inverts the verdict',
    'generators/check/rules/plain.ts',
    'plainKeyword',
    drop('runtime.enterPlain'),
    'check/exact-integers.test.ts',
  ],
  [
    'checks of items end before the last',
    'generators/check/rules/loop.ts',
    'eachItem',
    text('}.length', '}.length - 1'),
    live,
  ],
  [
    'what readOnly members ask for is asked of requests',
    'generators/check/lowering/direction.ts',
    'withoutRequired',
    replace('.filter((name) => !optional.has(name))', ''),
    live,
  ],
  [
    'a longest text is one character longer',
    textRules,
    'maxLengthKeyword',
    together(text('}.length > ', '}.length - 1 > '), text('}) > ', '}) - 1 > ')),
    live,
  ],
  [
    'a pattern runs on texts that are too long',
    textRules,
    'patternKeyword',
    replace("typeof longest !== 'number'", 'true'),
    'check/patterns.test.ts',
  ],
  [
    'contains is enough at one too few',
    'generators/check/rules/array.ts',
    'containsKeyword',
    text('} <= ', '} - 1 <= '),
    live,
  ],
  [
    'an error of oneOf is not about the alternative that is meant',
    'generators/check/rules/alternatives.ts',
    'meant',
    replace('tags.keyword !== keyword', 'true'),
    'check/alternatives.test.ts',
  ],
  [
    'what one check has evaluated is added to what another has',
    'generators/check/rules/reference.ts',
    'takeEvaluated',
    replace('_`${evaluated} === true || { ...${evaluated} }`', '_`${evaluated}`'),
    'check/evaluated-members.test.ts',
  ],
  [
    'a bound is broken by twice its step',
    'generators/check/mutations/number.ts',
    'numberMutators',
    replace('[limit + least, limit + 1, up(limit + step, step)]', '[limit, limit - step]'),
    'sample/mutate-request.test.ts',
  ],
  [
    'implied types restrict',
    'generators/schema/merge.ts',
    'merge',
    replace('isImplied: declared === undefined', 'isImplied: false'),
    merging,
  ],
  [
    'types of several parts are all allowed',
    'generators/schema/merge.ts',
    'merge',
    replace('narrowed(declared, own)', '[...declared, ...own]'),
    merging,
  ],
  [
    'keywords of inner parts win',
    'generators/schema/merge.ts',
    'merge',
    replace('&& !Object.hasOwn(keywords, keyword)', ''),
    merging,
  ],
  [
    'files behind a reference are no files',
    'generators/schema/form-schema.ts',
    'formSchema',
    replace("typeof reference !== 'string'", 'true'),
    'wire/files.test.ts',
  ],
]);
