import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isInstalled } from '../runs/programs.ts';
import { runMock, type RunningMock } from './running.ts';

let mock: RunningMock;
const folder = mkdtempSync(join(tmpdir(), 'forgespec-files-'));
beforeAll(async () => {
  mock = await runMock(fileURLToPath(new URL('fixtures/files.yaml', import.meta.url)));
});
afterAll(async () => {
  await mock.stop();
  rmSync(folder, { recursive: true });
});

interface Got {
  readonly type: string | null;
  readonly disposition: string | null;
  readonly bytes: Buffer;
}

async function get(path: string, accept = '*/*'): Promise<Got> {
  const response = await fetch(`${mock.address}${path}`, { headers: { accept } });
  expect(response.status).toBe(200);
  return {
    type: response.headers.get('content-type'),
    disposition: response.headers.get('content-disposition'),
    bytes: Buffer.from(await response.arrayBuffer()),
  };
}

/** A program of the machine that prints the only file in an archive. */
interface Reader {
  readonly program: string;
  readonly words: readonly string[];
  /** What has to be installed. */
  readonly needs: Parameters<typeof isInstalled>[0];
}

const unzip: Reader = { program: 'unzip', words: ['-p'], needs: 'unzip' };
const untar = (letter: string): Reader => ({
  program: 'tar',
  words: [`-xO${letter}f`],
  needs: letter === 'j' ? 'bzip2' : 'tar',
});

function contentOf({ program, words }: Reader, bytes: Buffer): string {
  const file = join(folder, 'archive');
  writeFileSync(file, bytes);
  return execFileSync(program, [...words, file, 'README.md'], { encoding: 'utf8' });
}

const inside = '# Example\n\nA file of the mock.\n';

describe('an archive that a program of the machine reads', () => {
  test.for<readonly [path: string, type: string, name: string, reader: Reader]>([
    ['/archive.zip', 'application/zip', 'archive.zip', unzip],
    ['/archive.tar', 'application/x-tar', 'archive.tar', untar('')],
    ['/archive.tar.gz', 'application/gzip', 'archive.tar.gz', untar('z')],
    ['/archive.tgz', 'application/gzip', 'archive.tgz', untar('z')],
    ['/archive.tar.bz2', 'application/x-bzip2', 'archive.tar.bz2', untar('j')],
    ['/archive.tbz', 'application/x-bzip2', 'archive.tbz', untar('j')],
    ['/archive.bz2', 'application/x-bzip2', 'archive.bz2', untar('j')],
    ['/archive', 'application/octet-stream', 'archive.tar.gz', untar('z')],
    ['/archive?format=zip', 'application/octet-stream', 'archive.zip', unzip],
    ['/files/a%2Fb%20%22c%22.zip', 'application/zip', 'a_b__c_.zip', unzip],
  ])('%s is of %s, and called %s', async ([path, type, name, reader], { skip }) => {
    skip(!isInstalled(reader.needs));
    const got = await get(path);
    expect([got.type, got.disposition]).toEqual([type, `attachment; filename="${name}"`]);
    expect(contentOf(reader, got.bytes)).toBe(inside);
  });

  test.for<readonly [type: string, reader: Reader]>([
    ['application/zip', unzip],
    ['application/gzip', untar('z')],
  ])('is sent as the media type %s asks', async ([type, reader], { skip }) => {
    skip(!isInstalled(reader.needs));
    const got = await get('/typed', type);
    expect([got.type, contentOf(reader, got.bytes)]).toEqual([type, inside]);
    expect(got.disposition).toMatch(/^attachment; filename="typed\./);
  });
});

/** Width and height by the fields of each format. */
const sizes: Readonly<Record<string, (bytes: Buffer) => readonly [number, number]>> = {
  png: (bytes) => {
    expect(bytes.subarray(0, 8)).toEqual(Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1'));
    const start = bytes.indexOf('IDAT') + 4;
    expect(inflateSync(bytes.subarray(start, start + bytes.readUInt32BE(start - 8))).length).toBe(2);
    return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  },
  jpg: (bytes) => {
    expect([bytes.readUInt16BE(0), bytes.readUInt16BE(bytes.length - 2)]).toEqual([0xffd8, 0xffd9]);
    const frame = bytes.indexOf(Buffer.from([0xff, 0xc0]));
    return [bytes.readUInt16BE(frame + 7), bytes.readUInt16BE(frame + 5)];
  },
  gif: (bytes) => {
    expect([bytes.toString('latin1', 0, 6), bytes.at(-1)]).toEqual(['GIF89a', 0x3b]);
    return [bytes.readUInt16LE(6), bytes.readUInt16LE(8)];
  },
  ico: (bytes) => {
    expect([bytes.readUInt32LE(0), bytes.readUInt16LE(4), bytes.readUInt32LE(14)]).toEqual([
      0x10000,
      1,
      bytes.length - 22,
    ]);
    return [bytes.readUInt8(6), bytes.readUInt8(7)];
  },
  svg: (bytes) => {
    const [, width, height] =
      /^<svg xmlns="[^"]+" width="(\d+)" height="(\d+)">/.exec(bytes.toString()) ?? [];
    return [Number(width), Number(height)];
  },
};

describe('an image', () => {
  test.each([
    ['/typed', 'image/png', 'png', 'image/png'],
    ['/typed', 'image/jpeg', 'jpg', 'image/jpeg'],
    ['/typed', 'image/gif', 'gif', 'image/gif'],
    ['/typed', 'image/svg+xml', 'svg', 'image/svg+xml'],
    ['/typed', 'image/x-icon', 'ico', 'image/x-icon'],
    ['/files/logo.PNG', '*/*', 'png', 'image/png'],
    ['/files/photo.jpeg', '*/*', 'jpg', 'image/jpeg'],
    ['/files/favicon.ico', '*/*', 'ico', 'image/vnd.microsoft.icon'],
    ['/avatar', '*/*', 'png', 'image/png'],
  ])('%s with Accept: %s is a real %s of %s', async (path, accept, format, type) => {
    const { bytes, ...got } = await get(path, accept);
    expect(got).toEqual({ type, disposition: null });
    expect(sizes[format]?.(bytes)).toEqual([1, 1]);
  });
});

test.each([
  ['/files/notes.txt', '*/*', 'text/plain; charset=utf-8', 'A text of the mock.\n'],
  ['/files/site.css', '*/*', 'text/css; charset=utf-8', 'body { margin: 0; }\n'],
  ['/files/unknown', '*/*', 'application/octet-stream', 'text'],
  ['/files/unknown', 'text/html, */*;q=0.5', 'application/octet-stream', 'text'],
  ['/files/notes.txt', 'text/html, */*;q=0.5', 'text/plain; charset=utf-8', 'A text of the mock.\n'],
  ['/files/unknown', 'text/csv', 'text/csv; charset=utf-8', 'name,value\nexample,1\n'],
  ['/files/notes.txt', 'text/html', 'text/plain; charset=utf-8', 'A text of the mock.\n'],
  ['/typed', 'text/plain', 'text/plain; charset=utf-8', 'As written.'],
  ['/typed', 'application/pdf', 'application/pdf', '%PDF-1.7'],
])('%s with Accept: %s is %s', async (path, accept, type, want) => {
  const { bytes, ...got } = await get(path, accept);
  expect([got.type, got.disposition, bytes.toString()]).toEqual([type, null, want]);
});

test.each([
  ['/files/notes.txt', 'notes.txt'],
  ['/files/a%2Flogo.png', 'a_logo.png'],
  ['/files/report.zip', 'report.zip'],
])('%s is saved as bytes where a caller asks for bytes', async (path, name) => {
  const { bytes, ...got } = await get(path, 'application/octet-stream');
  expect(got).toEqual({ type: 'application/octet-stream', disposition: `attachment; filename="${name}"` });
  expect(bytes).toEqual((await get(path)).bytes);
});
