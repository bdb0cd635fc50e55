import { once } from 'node:events';
import { request as send, type IncomingMessage } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { beforeAll, describe, expect, test } from 'vitest';
import { describeWorld } from '../families/world.ts';

/** Long enough for a piece to arrive in each period where other processes use the processors. */
const idle = 1_000;

describe('a request whose body comes slowly', () => {
  const world = describeWorld({ idle });
  beforeAll(async () => {
    await world().running.seed({ groups: [{ full_path: 'acme' }], projects: [{ full_path: 'acme/tools' }] });
  });

  /** Sends the pieces of a milestone with a pause before each; an undefined piece is never sent. */
  async function milestone(pieces: readonly (string | undefined)[]): Promise<number | 'broken off'> {
    const { running } = world();
    const length = pieces.reduce((sum, piece) => sum + (piece ?? 'never').length, 0);
    const request = send(`${running.url}/api/v4/projects/acme%2Ftools/milestones`, {
      method: 'POST',
      headers: {
        'private-token': running.token ?? '',
        'content-type': 'application/json',
        'content-length': length,
      },
    });
    const answered: Promise<number | 'broken off'> = once(request, 'response').then(
      ([response]: IncomingMessage[]) => {
        response?.resume();
        return response?.statusCode ?? 0;
      },
      () => 'broken off',
    );
    for (const piece of pieces) {
      await wait(idle / 3);
      if (piece !== undefined) request.write(piece);
    }
    if (!pieces.includes(undefined)) request.end();
    return await answered;
  }

  const titles = async (): Promise<readonly string[]> => {
    const { body } = await world().root('GET', '/projects/acme%2Ftools/milestones');
    return (body as readonly { readonly title: string }[]).map(({ title }) => title);
  };

  test('is answered as long as it goes on, and broken off when it stalls', async () => {
    const text = Array.from({ length: 6 }, () => 'x'.repeat(2000));
    expect(await milestone(['{"title":"Slow","description":"', ...text, '"}'])).toBe(201);
    expect(await milestone(['{"title":"Stalled","description":"', 'x'.repeat(5000), undefined])).toBe(
      'broken off',
    );
    expect(await milestone([undefined])).toBe('broken off');
    // A byte now and then is no progress.
    const drops = Array.from({ length: 6 }, () => 'x');
    expect(await milestone(['{"title":"Drops","description":"', ...drops, undefined])).toBe('broken off');
    expect(await titles()).toEqual(['Slow']);
  });
});
