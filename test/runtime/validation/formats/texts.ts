import * as peers from '@hyperjump/json-schema-formats';
import { isByte } from '../../../../runtime/validation/formats/byte.ts';
import { isJsonPointer, isRelativeJsonPointer } from '../../../../runtime/validation/formats/json-pointer.ts';
import { isRegex } from '../../../../runtime/validation/formats/regex.ts';
import { isUuid } from '../../../../runtime/validation/formats/uuid.ts';
import type { Format } from './format.ts';

/** Identifiers, pointers, expressions and encoded bytes. */
export const texts: Readonly<Record<string, Format>> = {
  uuid: {
    check: isUuid,
    peer: peers.isUuid,
    verdicts: {
      'RFC 9562 4': {
        valid: [
          '123e4567-e89b-12d3-a456-426614174000',
          '123E4567-E89b-F2d3-0456-426614174000',
          '00000000-0000-0000-0000-000000000000',
          'ffffffff-ffff-ffff-ffff-ffffffffffff',
        ],
        invalid: [
          '',
          'urn:uuid:123e4567-e89b-12d3-a456-426614174000',
          '123e4567e89b12d3a456426614174000',
          '123e4567-e89b-12d3-a456-42661417400g',
          '{123e4567-e89b-12d3-a456-426614174000}',
          '123e4567-e89b-12d3-a456-426614174000\n',
          '123e4567-e89b-12d3-a456-4266141740000',
        ],
      },
    },
  },
  regex: {
    check: isRegex,
    peer: peers.isRegex,
    verdicts: {
      'ECMA-262 22.2.1 with u': {
        valid: [
          '',
          'a+',
          '\\\\Z',
          '[^]',
          '\\p{L}',
          '^(?<a>x)\\k<a>$',
          '\\u{1f600}',
          'a{1,2}',
          '(?=a)',
          '(?<!a)',
          '\\/',
        ],
        invalid: [
          '(',
          '[',
          'a\\Z',
          '\\A',
          '*',
          '{}',
          '}',
          'a{',
          ']',
          '\\p{Foo}',
          'a**',
          '\\-',
          '(?i)a',
          '\\1',
        ],
      },
    },
  },
  'json-pointer': {
    check: isJsonPointer,
    peer: (text) => (text.isWellFormed() ? peers.isJsonPointer(text) : undefined),
    verdicts: {
      'RFC 6901 3': {
        valid: ['', '/', '/a~0b/~1', '/a\nb', '//', '/é', '/a b'],
        invalid: ['a', '/~', '/~2', '#/a', '~0', '/~~0'],
      },
    },
  },
  'relative-json-pointer': {
    check: isRelativeJsonPointer,
    peer: (text) => (text.isWellFormed() ? peers.isRelativeJsonPointer(text) : undefined),
    verdicts: {
      'draft-bhutton-relative-json-pointer-00 3': {
        valid: ['0', '0#', '12/a', '1/~1', '0+1', '0-1/a', '10+0'],
        invalid: ['', '01', '-1', '/a', '0##', '1/~2', '0a', '0+', '0+01', '0+1#', '0#/a', '+1'],
      },
    },
  },
  byte: {
    check: isByte,
    verdicts: {
      'RFC 4648 4': {
        valid: ['', 'aGk=', 'YQ==', 'abcd', '+/+/'],
        invalid: [
          'a',
          'a===',
          'ab=c',
          'ab c',
          'YQ=',
          'YQ',
          '=',
          '====',
          '!!!!',
          'a\nb',
          'YWJj\n',
          '!!!\nYWJj',
          '-_-_',
          '\r\n',
        ],
      },
    },
  },
};
