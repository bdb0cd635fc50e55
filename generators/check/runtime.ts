/** A module that a generated check needs, and what of it. */
export interface Import {
  /** Below `validators/`, without extension: `runtime/issues`, `schemas/project`. */
  readonly module: string;
  readonly name: string;
  /** Name by which it goes in the module that imports it, where that is another one. */
  readonly as?: string;
}

/** What checks use of the runtime. Names of checks, guards and validators begin with other words. */
export const runtime = {
  among: { module: 'runtime/equal', name: 'among' },
  codePoints: { module: 'runtime/code-points', name: 'codePoints' },
  countOthers: { module: 'runtime/evaluated-items', name: 'countOthers' },
  enter: { module: 'runtime/depth', name: 'enter' },
  enterPlain: { module: 'runtime/exact-integers', name: 'enterPlain' },
  equal: { module: 'runtime/equal', name: 'equal' },
  fail: { module: 'runtime/issues', name: 'fail' },
  firstDuplicate: { module: 'runtime/unique-items', name: 'firstDuplicate' },
  integerFault: { module: 'runtime/issues', name: 'integerFault' },
  join: { module: 'runtime/issues', name: 'join' },
  isPlainInteger: { module: 'runtime/exact-integers', name: 'isPlainInteger', as: 'plainInteger' },
  leave: { module: 'runtime/depth', name: 'leave' },
  linearPattern: { module: 'runtime/pattern/linear-pattern', name: 'linearPattern' },
  leavePlain: { module: 'runtime/exact-integers', name: 'leavePlain' },
  meantBy: { module: 'runtime/alternatives', name: 'meantBy' },
  multipleOf: { module: 'runtime/multiple-of', name: 'multipleOf' },
  refusedIntegers: { module: 'runtime/exact-integers', name: 'refusedIntegers' },
  segment: { module: 'runtime/issues', name: 'segment' },
  takeItems: { module: 'runtime/evaluated-items', name: 'takeItems' },
  unite: { module: 'runtime/alternatives', name: 'unite' },
  tooDeep: { module: 'runtime/depth', name: 'tooDeep' },
} as const satisfies Readonly<Record<string, Import>>;
