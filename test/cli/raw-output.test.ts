import { expect, test } from 'vitest';
import { writeDocument } from '../hostile/document.ts';
import { WorkFolder } from './process.ts';

/** Controls but ends of lines, and changes of direction: what a terminal obeys. */
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const acting = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/;
const text = 'a\u0007\u001b]0;b\u0007\u009b31m\r\u202ec';

/** All texts are hostile, also the path of the server, but those without which there would be no operation. */
const hostile = JSON.stringify(
  writeDocument((position, ordinary) =>
    position.startsWith('path.') || position.startsWith('operation.id') ? ordinary : text,
  ),
);
const ordinary = JSON.stringify(writeDocument((_, own) => own));

function workFolder(): WorkFolder {
  const folder = new WorkFolder();
  folder.write('d.json', hostile);
  folder.write('o.json', ordinary);
  return folder;
}

test.each([
  'lint d.json',
  'lint d.json --format json',
  'lint d.json --format sarif',
  'generate d.json --out api',
  'generate d.json --out api --format json',
  'scaffold handlers --document d.json --format json',
  'diff o.json d.json',
  'diff o.json d.json --format json',
  'diff d.json o.json --format markdown',
  'diff o.json d.json --format changelog',
  'diff d.json o.json --format changelog-json',
  'diff d.json o.json --format junit',
  'verify d.json --mock --allow-writes --max-time 5',
  'verify d.json --mock --allow-writes --max-time 5 --format json',
])('nothing in a document acts on the terminal: %s', async (call) => {
  const { code, stdout, stderr } = await workFolder().run(call);
  expect([0, 1, 2]).toContain(code);
  expect(`${stdout}${stderr}`).not.toBe('');
  expect(acting.exec(`${stdout}${stderr}`)).toBeNull();
});

test('nor in what a mock prints, or its address', async () => {
  const mock = workFolder().start('mock d.json --port 0');
  await mock.prints(/Control-C/);
  expect(mock.printed).toContain('<U+202E>');
  expect(acting.exec(mock.printed)).toBeNull();
});
