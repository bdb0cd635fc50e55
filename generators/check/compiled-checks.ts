import type { Code } from '../code/code.ts';
import { isEqual } from '../incremental/equal.ts';
import type { Expression } from './ajv.ts';
import type { Check } from './check.ts';
import type { Checks } from './checks.ts';
import type { CheckModule } from './module.ts';
import type { Import } from './runtime.ts';

/** A constant of a check, and the name that its module chose. */
interface Constant {
  readonly prefix: string;
  readonly value: Expression;
  readonly name: string;
}

/** A compiled check, with everything that its text depends on. */
interface CompiledCheck {
  readonly check: Check;
  readonly code: Code;
  readonly constants: readonly Constant[];
  readonly imports: readonly Import[];
}

/**
 * The compiled checks of a module that is printed for consecutive versions of a model. A check is compiled again if it is
 * not equal, or if its module chooses other names for its constants.
 */
export class CompiledChecks {
  readonly #checks = new Map<string, CompiledCheck>();

  /** Prints the function of a check, and adds what it depends on to its module, as the compiler does. */
  compile(compiler: Checks['compiler'], check: Check, module: CheckModule): Code {
    const cached = this.#checks.get(check.name);
    const isReusable =
      cached !== undefined && isEqual(cached.check, check) && hasSameNames(cached.constants, module);
    const compiled = isReusable ? cached : compileFor(module, compiler, check);
    for (const needed of compiled.imports) module.import(needed);
    this.#checks.set(check.name, compiled);
    return compiled.code;
  }

  /** Drops all other checks. */
  retain(names: ReadonlySet<string>): void {
    for (const name of this.#checks.keys()) if (!names.has(name)) this.#checks.delete(name);
  }
}

function hasSameNames(constants: readonly Constant[], module: CheckModule): boolean {
  return constants.every(({ prefix, value, name }) => module.constants.name(prefix, value).str === name);
}

function compileFor(module: CheckModule, compiler: Checks['compiler'], check: Check): CompiledCheck {
  const constants: Constant[] = [];
  const imports: Import[] = [];
  const recording: CheckModule = {
    constants: {
      name(prefix, value) {
        const name = module.constants.name(prefix, value);
        constants.push({ prefix, value, name: name.str });
        return name;
      },
    },
    import: (needed) => imports.push(needed),
  };
  return { check, code: compiler.compile(check, recording), constants, imports };
}
