import { writeCursor } from '../../service/http/cursor.ts';
import { startForge, type RunningForge } from '../../service/start/start.ts';
import type { BenchOptions, Section } from '../section.ts';
import { median } from '../statistics.ts';
import { onDatabases } from './databases.ts';
import { fillWithProjects, readerToken } from './many-projects.ts';

const PER_PAGE = 20;
const DEEP = 1_000;
/** How much longer a deep page may take than the first, for pages that are found by a key. */
const FLAT = 1.5;

/** Milliseconds of a page, at the beginning and deep in the list. */
interface Depths {
  readonly first: number;
  readonly deep: number;
}

const ways = ['projects by offset', 'projects behind an id', 'groups by offset', 'groups by keyset'] as const;

type Way = (typeof ways)[number];

/** How long pages take, at the beginning of a list and deep in it, for short and long lists. */
export async function benchServicePages({ brief }: BenchOptions): Promise<Section> {
  const sizes = brief ? [1_000, 25_000] : [1_000, 100_000];
  const rounds = brief ? 5 : 31;
  const rows: string[][] = [];
  for (const size of sizes) {
    const results = await onDatabases(async (database) => {
      const address = await database.create();
      const running = await startForge(address === undefined ? {} : { database: address });
      try {
        await fillWithProjects(running, size);
        return await measureAll(running, size, rounds);
      } finally {
        await running.stop();
      }
    });
    for (const way of ways)
      for (const [title, depths] of results)
        rows.push(rowOf(way, `${size}`, title, depths[way], deepOf(size)));
  }
  return {
    title: 'Service: pages of long lists',
    remark:
      `Milliseconds of one page of ${PER_PAGE}, for a caller who is no administrator, in a list of as many public groups with a project each: the first page, and page ${DEEP} or the last one where there are fewer. ` +
      `Offset pages count the whole list for \`X-Total\`. ${rounds} rounds in turns, medians, one request at a time. ` +
      `Target: a deep page behind an id or by keyset takes at most ${FLAT} times as long as the first.`,
    head: ['List', 'Items', 'Database', 'Page 1, ms', 'Deep page', 'ms', 'Ratio', 'Target'],
    rows,
  };
}

function rowOf(way: Way, size: string, title: string, { first, deep }: Depths, page: number): string[] {
  const isByKey = way === 'projects behind an id' || way === 'groups by keyset';
  const ratio = deep / first;
  return [
    way,
    size,
    title,
    first.toFixed(1),
    String(page),
    deep.toFixed(1),
    `**${ratio.toFixed(2)}**`,
    isByKey ? (ratio <= FLAT ? 'holds' : 'does not hold') : '',
  ];
}

function deepOf(size: number): number {
  return Math.min(DEEP, Math.floor(size / PER_PAGE));
}

async function measureAll(
  running: RunningForge,
  size: number,
  rounds: number,
): Promise<Readonly<Record<Way, Depths>>> {
  const page = deepOf(size);
  const projects = `/projects?per_page=${PER_PAGE}`;
  const byId = `${projects}&order_by=id&sort=asc`;
  const groups = `/groups?all_available=true&per_page=${PER_PAGE}`;
  const byKey = `${groups}&pagination=keyset&order_by=name&sort=asc`;
  const before = async (path: string): Promise<Item | undefined> =>
    (await list(running, `${path}&page=${page - 1}`)).at(-1);
  const lastProject = await before(byId);
  const lastGroup = await before(`${groups}&order_by=name&sort=asc`);
  const cursor = writeCursor([String(lastGroup?.name).toLowerCase(), Number(lastGroup?.id)]);
  const paths: Readonly<Record<Way, readonly [first: string, deep: string]>> = {
    'projects by offset': [projects, `${projects}&page=${page}`],
    'projects behind an id': [byId, `${byId}&id_after=${lastProject?.id}`],
    'groups by offset': [groups, `${groups}&page=${page}`],
    'groups by keyset': [byKey, `${byKey}&cursor=${cursor}`],
  };
  const times = new Map<string, number[]>();
  for (let round = -2; round < rounds; round += 1)
    for (const path of ways.flatMap((way) => paths[way])) {
      const begin = performance.now();
      const items = await list(running, path);
      if (items.length !== PER_PAGE) throw new Error(`${path}: ${items.length} items`);
      // Two rounds of warm-up.
      if (round >= 0) times.set(path, [...(times.get(path) ?? []), performance.now() - begin]);
    }
  const depths = ways.map((way) => {
    const [first, deep] = paths[way].map((path) => median(times.get(path) ?? []));
    return [way, { first, deep }] as const;
  });
  return Object.fromEntries(depths) as Record<Way, Depths>;
}

interface Item {
  readonly id: number;
  readonly name: string;
}

async function list({ url }: RunningForge, path: string): Promise<readonly Item[]> {
  const response = await fetch(`${url}/api/v4${path}`, { headers: { 'private-token': readerToken } });
  const text = await response.text();
  if (response.status !== 200) throw new Error(`${path}: ${response.status} ${text}`);
  return JSON.parse(text) as readonly Item[];
}
