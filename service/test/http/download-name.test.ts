import { describe, expect, test } from 'vitest';
import { growth, LINEAR } from '../../../test/runs/growth.ts';
import { attachment, downloadName } from '../../http/download-name.ts';

describe('the name of a download', () => {
  test.each([
    ['7/repository/archive', '7.tar.gz'],
    ['acme%2Ftools/repository/archive', 'tools.tar.gz'],
    ['acme%2Ftools/repository/archive.tar.bz2', 'tools.tar.bz2'],
    ['7/repository/blobs/0a1b/raw', '0a1b'],
    ['7/repository/files/docs%2Fa%20b.md/raw', 'a b.md'],
    ['7/repository/files/%E0%A4%A/raw', '%E0%A4%A'],
    ['7/jobs/3/artifacts', 'artifacts.zip'],
    ['7/jobs/3/artifacts/out/a.txt', 'a.txt'],
    ['7/jobs/3/artifacts/out%2Fa.txt', 'a.txt'],
    ['7/jobs/3/artifacts/out/', undefined],
    ['7/jobs/artifacts/main/download', 'artifacts.zip'],
    ['7/jobs/artifacts/main/raw/out/download', 'download'],
    ['7/jobs/artifacts/feature/x/raw/out/b.txt', 'b.txt'],
    ['7/jobs/artifacts/feature%2Fx/raw/raw/b.txt', 'b.txt'],
    ['7/repository/tree', undefined],
    ['7', undefined],
  ])('%s: %s', (path, name) => {
    expect(downloadName(`/api/v4/projects/${path}`)).toBe(name);
  });

  test.each([
    ['tools.tar.gz', 'attachment; filename="tools.tar.gz"'],
    ['a b.md', `attachment; filename="a_b.md"; filename*=UTF-8''a%20b.md`],
    ['grün".txt', `attachment; filename="gr_n_.txt"; filename*=UTF-8''gr%C3%BCn%22.txt`],
    [`it's (1)*.md`, `attachment; filename="it_s__1__.md"; filename*=UTF-8''it%27s%20%281%29%2A.md`],
    ['a\r\nb', `attachment; filename="a__b"; filename*=UTF-8''a%0D%0Ab`],
    ['\ud800', `attachment; filename="_"; filename*=UTF-8''%EF%BF%BD`],
  ])('%j is written %s', (name, header) => {
    expect(attachment(name)).toBe(header);
  });

  test('is found in linear time', () => {
    const times = growth((count) => {
      const path = `/api/v4/projects/7/jobs/artifacts${'/raw/jobs/artifacts/a'.repeat(count)}/`;
      return () => downloadName(path);
    }, 1_000);
    expect(times).toBeLessThan(LINEAR);
  });
});
