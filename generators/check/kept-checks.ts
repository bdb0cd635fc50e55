import type { Code } from '../code/code.ts';
import type { Expression, Name } from './ajv.ts';
import type { Check } from './check.ts';
import type { Checks } from './checks.ts';
import type { CheckModule } from './module.ts';
import type { Import } from './runtime.ts';

/** A constant that a check requested from its module, and the name that it got. */
interface AskedConstant {
  readonly prefix: string;
  readonly value: Expression;
  readonly name: Name;
}

/** A compiled check, with everything that its text depends on. */
interface KeptCheck {
  readonly check: Check;
  readonly constants: readonly AskedConstant[];
  readonly imports: readonly Import[];
  readonly code: Code;
}

/**
 * The checks of a module that is printed again and again. An equal check that gets the same names from its module is
 * not compiled again; only its requests to the module are repeated.
 */
export class KeptChecks {
  #last: ReadonlyMap<string, KeptCheck> = new Map();
  #now = new Map<string, KeptCheck>();

  /** Starts the next version of the module. The checks of the previous version stay available. */
  begin(): void {
    this.#last = this.#now;
    this.#now = new Map();
  }

  /** What the compiler gives. */
  compile(compiler: Checks['compiler'], check: Check, module: CheckModule): Code {
    const known = this.#last.get(check.name);
    const kept =
      known !== undefined && isSame(known.check, check) && hasSameNames(known, module)
        ? known
        : compileNoted(compiler, check, module);
    for (const needed of kept.imports) module.import(needed);
    this.#now.set(check.name, { ...kept, check });
    return kept.code;
  }
}

/** Schemas that were already lowered are the same object. */
function isSame(before: Check, now: Check): boolean {
  return (Object.keys(now) as (keyof Check)[]).every((name) => before[name] === now[name]);
}

function hasSameNames({ constants }: KeptCheck, module: CheckModule): boolean {
  return constants.every(({ prefix, value, name }) => module.constants.name(prefix, value).str === name.str);
}

function compileNoted(
  compiler: Checks['compiler'],
  check: Check,
  module: CheckModule,
): Omit<KeptCheck, 'check'> {
  const constants: AskedConstant[] = [];
  const imports: Import[] = [];
  const noting: CheckModule = {
    constants: {
      name(prefix, value) {
        const name = module.constants.name(prefix, value);
        constants.push({ prefix, value, name });
        return name;
      },
    },
    import: (needed) => imports.push(needed),
  };
  return { code: compiler.compile(check, noting), constants, imports };
}
