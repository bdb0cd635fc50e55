import { afterAll, beforeAll } from 'vitest';
import type { ForgeOptions } from '../../start/options.ts';
import { startForge, type RunningForge } from '../../start/start.ts';
import { strayPointer, undeclaredStatus } from '../declared.ts';
import { copiedDatabase } from '../copied-database.ts';
import { createToken } from '../../families/tokens/create.ts';
import { createUser } from '../../families/users/create.ts';
import type { Row } from '../../database/rows.ts';

/** What a request of a test gives back. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  /** Decoded JSON, or the text if it is not JSON. */
  readonly body: unknown;
}

/** Sends requests as one caller. Paths are below `/api/v4`; an object as the body is sent as JSON. */
export type Send = (method: string, path: string, body?: object) => Promise<Answer>;

/** A running service with callers. */
export interface World {
  readonly running: RunningForge;
  readonly root: Send;
  readonly nobody: Send;
  /** A new user with a token of all scopes. */
  user(username: string): Promise<{ readonly row: Row<'users'>; readonly send: Send }>;
}

/**
 * Starts a service for the tests of a file, and stops it after them. Its database is SQLite, or PostgreSQL with `npm
 * run test:postgres`.
 */
export function describeWorld(options: ForgeOptions = {}): () => World {
  let world: World | undefined;
  beforeAll(async () => {
    const database = options.database ?? (await copiedDatabase());
    const running = await startForge({ ...options, ...(database === undefined ? {} : { database }) });
    world = worldOf(running);
  });
  afterAll(async () => world?.running.stop());
  return () => {
    if (world === undefined) throw new Error('The service was not started.');
    return world;
  };
}

/** The callers of a running service. */
export function worldOf(running: RunningForge): World {
  const { forge, token } = running;
  return {
    running,
    root: sending(running, token),
    nobody: sending(running, undefined),
    async user(username) {
      return await forge.database.transaction(async (writes) => {
        const row = await createUser(writes, forge.clock, {
          username,
          name: username,
          email: `${username}@example.com`,
        });
        const { secret } = await createToken(writes, forge, {
          userId: row.id,
          name: 'test',
          scopes: ['api'],
          expiresAt: null,
        });
        return { row, send: sending(running, secret) };
      });
    },
  };
}

function sending({ url }: RunningForge, token: string | undefined): Send {
  return async (method, path, body) => {
    const headers = {
      ...(token === undefined ? {} : { 'private-token': token }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    };
    const response = await fetch(`${url}/api/v4${path}`, {
      method,
      headers,
      redirect: 'manual',
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const answer = { status: response.status, headers: response.headers, body: decoded(text) };
    const fault = undeclaredStatus(method, path, answer.status) ?? strayPointer(body ?? {}, answer.body);
    if (fault !== undefined) throw new Error(fault);
    return answer;
  };
}

function decoded(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
