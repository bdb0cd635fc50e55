import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from './database.ts';
import { migrate, migrationFiles } from './migrate.ts';
import { sql } from './sql.ts';
import { openSqlite } from './sqlite.ts';

interface Column {
  readonly name: string;
  readonly type: string;
  readonly notnull: number;
  readonly pk: number;
}

/** The tables of one migration, with all their columns after the last migration. */
interface Group {
  readonly name: string;
  readonly tables: readonly { readonly name: string; readonly columns: readonly Column[] }[];
}

const types: Readonly<Record<string, string>> = {
  integer: 'number',
  bigint: 'number',
  'double precision': 'number',
  text: 'string',
  boolean: 'boolean',
  json: 'unknown',
  blob: 'Uint8Array',
};

const head = '// Printed from the migrations by `npm run rows -w forge-service`. Do not edit.\n\n';

/**
 * The modules with the types of rows, as texts by path below `database/`: `rows.ts`, and `rows/<migration>.ts` for each
 * migration that creates tables. They are read from a migrated database.
 */
export async function printRows(): Promise<ReadonlyMap<string, string>> {
  const folder = mkdtempSync(join(tmpdir(), 'forge-rows-'));
  const database = openSqlite(join(folder, 'rows.sqlite'));
  try {
    await migrate(database, 'sqlite', '2026-01-01T00:00:00.000Z');
    const groups = await readGroups(database);
    return new Map([
      ['rows.ts', printFront(groups)],
      ...groups.map((group) => [`rows/${group.name}.ts`, printGroup(group)] as const),
    ]);
  } finally {
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** In the order of creation, so that each table comes after those that its rows refer to. */
async function readGroups(database: Database): Promise<readonly Group[]> {
  const groups = new Map<string, Group['tables'][number][]>();
  const tables = await database.all<{ name: string }>(
    sql`select name from sqlite_schema where type = 'table' and name not like 'sqlite\\_%' escape '\\' order by rowid`,
  );
  const files = migrationFiles();
  for (const { name } of tables) {
    const columns = await database.all<Column>(
      sql`select name, lower(type) as type, "notnull", pk from pragma_table_info(${name}) order by cid`,
    );
    const creator = files.find(({ text }) => text.includes(`create table ${name} (`))?.file;
    const group = creator === undefined ? 'migrations' : creator.replace(/^\d+-(.*)\.sql$/, '$1');
    groups.set(group, [...(groups.get(group) ?? []), { name, columns }]);
  }
  return [...groups].map(([name, of]) => ({ name, tables: of }));
}

function printFront(groups: readonly Group[]): string {
  const imports = groups.map(
    (group) => `import type { ${typeName(group)} } from './rows/${group.name}.ts';\n`,
  );
  const names = groups.flatMap(({ tables }) => tables.map(({ name }) => `  '${name}',\n`));
  const parts = groups.map((group, at) => `    ${typeName(group)}${at < groups.length - 1 ? ',' : ' {}'}\n`);
  return `${head}${imports.toSorted().join('')}
/** All tables, each behind those that its rows refer to. */
export const tables = [
${names.join('')}] as const;

/** Rows by table. */
export interface Tables
  extends
${parts.join('')}
/** A row of a table. */
export type Row<Table extends keyof Tables> = Tables[Table];
`;
}

function printGroup(group: Group): string {
  const tables = group.tables.map(
    ({ name, columns }) => `  ${name}: {\n${columns.map(member).join('')}  };\n`,
  );
  return `${head}export interface ${typeName(group)} {\n${tables.join('')}}\n`;
}

/** `merge-requests` gives `MergeRequestsRows`. */
function typeName({ name }: Group): string {
  return `${name.replaceAll(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase())}Rows`;
}

function member({ name, type, notnull, pk }: Column): string {
  const known = types[type];
  if (known === undefined) throw new Error(`There is no type of rows for columns of type ${type} (${name}).`);
  const nullable = notnull === 0 && pk === 0 && known !== 'unknown' ? ' | null' : '';
  return `    ${name}: ${known}${nullable};\n`;
}
