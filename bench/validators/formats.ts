import { fullFormats } from 'ajv-formats/dist/formats.js';
import { formats } from '../../generators/formats/formats.ts';
import type { Contest } from './compare.ts';

/** Texts of each format, the common ones first; all of them, and each of them changed so that both refuse it. */
const samples: Readonly<Record<string, readonly string[]>> = {
  date: ['2026-11-21', '2024-02-29'],
  time: ['08:30:00Z', '08:30:00.123+02:00'],
  'date-time': ['2026-11-21T08:30:00Z', '2026-11-21T08:30:00.123+02:00'],
  duration: ['P1Y2M3DT4H5M6S', 'P2W', 'PT36H'],
  uri: ['https://api.example.com/repos/octocat/hello-world/commits?per_page=100', 'urn:isbn:0451450523'],
  'uri-reference': ['/repos/octocat/hello-world', 'https://example.com/a#b'],
  'uri-template': ['https://api.example.com/repos/a/b/commits{/sha}{?page}', '/plain'],
  email: ['octocat@example.com', 'first.last+tag@mail.example.org'],
  hostname: ['api.example.com', 'localhost'],
  ipv4: ['192.168.0.1', '10.0.0.255'],
  ipv6: ['2001:db8::8a2e:370:7334', '::1', '::ffff:192.0.2.1'],
  uuid: ['123e4567-e89b-12d3-a456-426614174000'],
  regex: ['^[a-z]+$'],
  'json-pointer': ['/a/b~1c/0', ''],
  'relative-json-pointer': ['1/a', '0#'],
  byte: ['aGVsbG8gd29ybGQhIGhlbGxvIHdvcmxkIQ==', 'YQ=='],
};

/** Ours compared with ajv-formats for each format, for valid and invalid texts. */
export function formatContests(): readonly Contest[] {
  return Object.entries(samples).flatMap(([name, valid]) => {
    const checks = { ours: ourCheck(name), theirs: theirCheck(name) };
    const changed = valid.flatMap((text) => [`${text} \u0001`, `(${text}`, `${text.slice(0, -1)}`]);
    const bad = changed.filter((text) => !checks.ours(text) && !checks.theirs(text));
    return [
      { name: `${name}, good`, values: valid, ...checks },
      { name: `${name}, bad`, values: bad, ...checks },
    ];
  });
}

function ourCheck(name: string): (value: unknown) => boolean {
  const check = formats.get(name)?.check;
  if (check?.type !== 'string') throw new Error(`There is no check of ${name}.`);
  return check.test as (value: unknown) => boolean;
}

function theirCheck(name: string): (value: unknown) => boolean {
  const format: unknown = Reflect.get(fullFormats, name);
  if (format instanceof RegExp) return (value) => format.test(String(value));
  const validate: unknown = typeof format === 'function' ? format : Reflect.get(Object(format), 'validate');
  return (value) => Reflect.apply(validate as () => boolean, undefined, [value]);
}
