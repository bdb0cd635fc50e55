import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from './migrate.ts';
import { sql } from './sql.ts';
import { openSqlite } from './sqlite.ts';

interface Column {
  readonly name: string;
  readonly type: string;
  readonly notnull: number;
  readonly pk: number;
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

/** The module `rows.ts`: the types of rows, read from a database that the migrations made. */
export async function printRows(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'forge-rows-'));
  const database = openSqlite(join(folder, 'rows.sqlite'));
  try {
    await migrate(database, 'sqlite', '2026-01-01T00:00:00.000Z');
    const tables = await database.all<{ name: string }>(
      sql`select name from sqlite_schema where type = 'table' and name not like 'sqlite\\_%' escape '\\' order by rowid`,
    );
    const printed = [];
    for (const { name } of tables) {
      const columns = await database.all<Column>(
        sql`select name, lower(type) as type, "notnull", pk from pragma_table_info(${name}) order by cid`,
      );
      printed.push(`  ${name}: {\n${columns.map(member).join('')}  };\n`);
    }
    const names = tables.map(({ name }) => `  '${name}',\n`).join('');
    return `${head}\n/** All tables, each behind those that its rows refer to. */\nexport const tables = [\n${names}] as const;\n\n/** Rows by table. */\nexport interface Tables {\n${printed.join('')}}\n\n/** A row of a table. */\nexport type Row<Table extends keyof Tables> = Tables[Table];\n`;
  } finally {
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

const head = '// Printed from the migrations by `npm run rows -w forge-service`. Do not edit.\n';

function member({ name, type, notnull, pk }: Column): string {
  const known = types[type];
  if (known === undefined) throw new Error(`There is no type of rows for columns of type ${type} (${name}).`);
  const nullable = notnull === 0 && pk === 0 && known !== 'unknown' ? ' | null' : '';
  return `    ${name}: ${known}${nullable};\n`;
}
