import type { OptionValues } from './command.ts';
import { flag, type CommandOption } from './option.ts';

/** The option of commands that write a folder. */
export const TAKE_OVER_OPTION = {
  'take-over': flag('Treat another run that locks the folder as ended, and undo its incomplete changes'),
} as const satisfies Record<string, CommandOption>;

/** The options of commands whose folder contains only generated files. */
export const OUTPUT_OPTIONS = {
  force: flag('Overwrite generated files that were edited by hand'),
  replace: flag('Replace the output of another document'),
  ...TAKE_OVER_OPTION,
} as const satisfies Record<string, CommandOption>;

/** The options for `writeOutput`. */
export function outputOptions(values: OptionValues): {
  readonly force: boolean;
  readonly takesOver: boolean;
  readonly replaces: boolean;
} {
  return {
    force: values['force'] === true,
    takesOver: takesOver(values),
    replaces: values['replace'] === true,
  };
}

export function takesOver(values: OptionValues): boolean {
  return values['take-over'] === true;
}
