import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../test/free-port.ts';
import { PATIENCE } from '../../test/runs/limits.ts';
import { POSTGRESQL } from '../../test/runs/programs.ts';

/** The folder of `initdb` and `postgres`; undefined if PostgreSQL is not installed. */
export const postgresPrograms: string | undefined = existsSync(POSTGRESQL)
  ? readdirSync(POSTGRESQL)
      .toSorted((one, other) => Number(other) - Number(one))
      .map((version) => join(POSTGRESQL, version, 'bin'))
      .find((folder) => existsSync(join(folder, 'initdb')))
  : undefined;

/** PostgreSQL refuses to run as root. */
const nobody = 65_534;
const identity = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {};

/** Whether the server of a cluster accepts connections: its file states this a while after it listens. */
function isReady(data: string): boolean {
  const file = join(data, 'postmaster.pid');
  return existsSync(file) && /^ready\s*$/m.test(readFileSync(file, 'utf8'));
}

/** A separate cluster on loopback, in a temporary folder, without durability. */
export class PostgresCluster {
  readonly #folder: string;
  readonly #server: ChildProcess;
  readonly #port: number;
  #databases = 0;

  private constructor(folder: string, server: ChildProcess, port: number) {
    this.#folder = folder;
    this.#server = server;
    this.#port = port;
  }

  static async start(programs: string): Promise<PostgresCluster> {
    const folder = mkdtempSync(join(tmpdir(), 'forge-postgres-'));
    if ('uid' in identity) chownSync(folder, nobody, nobody);
    const data = join(folder, 'data');
    execFileSync(
      join(programs, 'initdb'),
      [
        '--pgdata',
        data,
        '--auth=trust',
        '--username=forge',
        '--encoding=UTF8',
        '--no-sync',
        '--locale=C.UTF-8',
      ],
      { ...identity, stdio: 'pipe', cwd: folder },
    );
    const port = await freePort();
    const settings = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=60'];
    const server = spawn(
      join(programs, 'postgres'),
      [
        '-D',
        data,
        '-p',
        String(port),
        '-h',
        '127.0.0.1',
        '-k',
        folder,
        ...settings.flatMap((one) => ['-c', one]),
      ],
      { ...identity, stdio: 'ignore', cwd: folder },
    );
    const cluster = new PostgresCluster(folder, server, port);
    for (let waited = 0; !isReady(data); waited += 100) {
      if (waited > PATIENCE || server.exitCode !== null) {
        await cluster.stop();
        throw new Error(`PostgreSQL did not start within ${PATIENCE / 1000} s.`);
      }
      await wait(100);
    }
    return cluster;
  }

  /** The address of the cluster, without a database. */
  get address(): string {
    return `postgres://forge@127.0.0.1:${this.#port}`;
  }

  /** The address of a new, empty database. */
  async createDatabase(programs: string): Promise<string> {
    const name = `forge_${++this.#databases}`;
    const connection = ['-h', '127.0.0.1', '-p', String(this.#port), '-U', 'forge'];
    for (let waited = 0; ; waited += 100) {
      try {
        execFileSync(join(programs, 'createdb'), [...connection, name], { stdio: 'pipe' });
        return `postgres://forge@127.0.0.1:${this.#port}/${name}`;
      } catch (error) {
        if (waited > PATIENCE) throw error;
        await wait(100);
      }
    }
  }

  async stop(): Promise<void> {
    if (this.#server.exitCode === null) {
      // A fast shutdown: connections end, written data are kept.
      this.#server.kill('SIGINT');
      await once(this.#server, 'exit');
    }
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
