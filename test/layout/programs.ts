import { basename } from 'node:path';
import { emitterNames } from '../../generators/emit/emitter-names.ts';
import { layouts } from '../../generators/model/layout.ts';
import { nodeOnly, type Program } from '../outputs/program.ts';
import { documents } from './documents.ts';

/** Declarations of the runtime name modules of Node, which do not concern the layout. */
export const programs: readonly Program[] = documents.flatMap((document) =>
  layouts.map((layout) => ({
    name: `the files of ${basename(document)} in layout ${layout} compile`,
    environment: 'browser',
    output: { document, emitters: emitterNames, layout },
    declarations: ['types/**/*.d.ts', 'client/**/*.d.ts', 'validators/**/*.d.ts'],
    except: nodeOnly,
  })),
);
