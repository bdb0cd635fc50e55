import { describe, expect, test } from 'vitest';
import { multipartNames } from '../../generators/validate/multipart-names.ts';

const part = (header: string) => `--B\r\n${header}\r\n\r\nname="inside"\r\n`;

describe('the names of the parts of a multipart body', () => {
  test.each([
    [part('Content-Disposition: form-data; name="a"'), ['a']],
    [
      part('content-disposition: form-data; filename="x"; name="a b"') +
        part('Content-Disposition: form-data; name=c'),
      ['a b', 'c'],
    ],
    [part('Content-Type: text/plain'), []],
    ['--B--\r\n', []],
    ['', []],
  ])('%j', (text, names) => {
    expect(multipartNames(text, 'multipart/form-data; charset=utf-8; boundary=B')).toEqual(names);
  });

  test('are unknown without a boundary, which may be quoted', () => {
    expect(multipartNames(part('x'), 'multipart/form-data')).toBeUndefined();
    expect(
      multipartNames(
        '--a b\nContent-Disposition: form-data; name=c\n\n',
        'multipart/form-data; boundary="a b"',
      ),
    ).toEqual(['c']);
  });
});
