import { writeFileSync } from 'node:fs';
import { printRows } from './print-rows.ts';

writeFileSync(new URL('rows.ts', import.meta.url), await printRows());
