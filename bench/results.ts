import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeMachine } from './machine.ts';
import { printSection, type Section } from './section.ts';

const file = join(import.meta.dirname, 'results.md');

const head = `# Benchmarks

Each section is of the last \`npm run bench\` that measured it. Compare figures of one section only: times differ from machine to machine, ratios less so.
`;

/** Adds a section to the results: replaces the one with its title, or comes at the end. */
export function recordSection(section: Section): void {
  const remark = `${section.remark} Measured on ${describeMachine()}.`;
  const text = printSection({ ...section, remark });
  const known = existsSync(file)
    ? readFileSync(file, 'utf8')
        .split(/^(?=## )/m)
        .slice(1)
    : [];
  const index = known.findIndex((each) => each.startsWith(`## ${section.title}\n`));
  const sections = index === -1 ? [...known, text] : known.with(index, text);
  writeFileSync(file, [head, ...sections].map((each) => each.trimEnd()).join('\n\n') + '\n');
}
