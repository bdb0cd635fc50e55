import { constants } from 'node:buffer';
import { truncateSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { WorkFolder } from './process.ts';

const NEW_PET = 'validate payload.json --document petstore.yaml --operation createPet --request';
const PET = 'validate payload.json --document petstore.yaml --operation getPet --response 200';

describe('validate', () => {
  test.for([
    ['a request', NEW_PET, '{ "name": "Bruno", "state": "available" }'],
    [
      'a response, with a value and a member that are not documented',
      PET,
      '{ "id": 1, "name": "B", "state": "x", "y": 0 }',
    ],
    ['a schema', 'validate payload.json --document petstore.yaml --schema Problem', '{ "message": "No." }'],
  ] as const)('accepts %s', async ([, call, payload]) => {
    const folder = new WorkFolder({ 'payload.json': payload });
    expect(await folder.run(call)).toEqual({ code: 0, stdout: 'payload.json: valid\n', stderr: '' });
  });

  test('shows each fault at its place in the payload', async () => {
    const payload = '{\n  "name": "",\n  "state": "resting",\n  "nickname": "B"\n}\n';
    const { code, stdout, stderr } = await new WorkFolder({ 'payload.json': payload }).run(NEW_PET);
    expect([code, stdout]).toEqual([1, '']);
    const places = [...stderr.matchAll(/^error payload\/invalid (.+)$/gm)].map(([, place]) => place);
    expect(places).toEqual(['payload.json:2:11', 'payload.json:3:12', 'payload.json:4:15']);
    expect(stderr).toMatch(/^3 errors$/m);
  });

  test('reads standard input for -', async () => {
    const call = 'validate - --document petstore.yaml --schema Problem';
    const folder = new WorkFolder();
    const input = '{ "message": 1 }';
    expect(await folder.spawn(call, { input: '{ "message": "No." }' })).toMatchObject({
      code: 0,
      stderr: '',
    });
    const refused = await folder.spawn(call, { input });
    expect(refused.code).toBe(1);
    expect(refused.stderr).toMatch(/^error payload\/invalid .+:1:14$/m);
  });

  test('a member named __proto__ is a member like any other', async () => {
    const folder = new WorkFolder({ 'payload.json': '{ "__proto__": { "name": "Bruno" } }' });
    const { code, stderr } = await folder.run(NEW_PET);
    expect(code).toBe(1);
    expect(stderr).toContain('/__proto__');
    expect(stderr).toContain('(required)');
  });

  test.for([
    ['not JSON', 'hello', 'error source/syntax payload.json:1:1'],
    ['cut short', '{ "name": "Bru', 'error source/syntax payload.json:1:'],
    ['empty', '', 'error source/'],
  ] as const)('cannot use a payload that is %s', async ([, payload, finding]) => {
    const { code, stdout, stderr } = await new WorkFolder({ 'payload.json': payload }).run(NEW_PET);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain(finding);
  });

  test.for([
    ['no file', 'validate --document petstore.yaml --schema Pet', /Name the file/],
    ['no target', 'validate payload.json --document petstore.yaml', /--operation ID, --schema NAME or --har/],
    ['both targets', `${NEW_PET} --schema Pet`, /not both/],
    [
      'no side',
      'validate payload.json --document petstore.yaml --operation getPet',
      /--request or --response STATUS/,
    ],
    ['both sides', `${NEW_PET} --response 201`, /either --request or --response/],
    ['a missing file', NEW_PET.replace('payload', 'absent'), /source\/unreadable/],
    ['a missing document', PET.replace('petstore', 'absent'), /source\/unreadable absent\.yaml:1:1/],
    ['an unknown operation', PET.replace('getPet', 'getPat'), /payload\/unknown-operation\n.*getPet/],
    [
      'an unknown schema',
      'validate payload.json --document petstore.yaml --schema Pett',
      /payload\/unknown-schema\n.*Pet/,
    ],
    [
      'a schema named like a prototype',
      'validate payload.json --document petstore.yaml --schema __proto__',
      /unknown-schema/,
    ],
    ['an undocumented status', PET.replace('200', '500'), /payload\/undocumented-status/],
    ['a response without a body', PET.replace('200', '404'), /payload\/missing-schema/],
  ] as const)('cannot answer with %s', async ([, call, complaint]) => {
    const { code, stdout, stderr } = await new WorkFolder({ 'payload.json': '{}' }).run(call);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(complaint);
  });

  test('json is what a program gets', async () => {
    const { code, stdout } = await new WorkFolder({ 'payload.json': '{}' }).run(`${NEW_PET} --format json`);
    expect(code).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject({
      findings: [{ code: 'payload/invalid', file: 'payload.json', line: 1, column: 1, pointer: '' }],
    });
  });
});

describe('validate --har', () => {
  const HAR = 'validate --har session.har --document petstore.yaml';

  test('shows the findings of each entry, and a summary by operation', async () => {
    const { code, stdout, stderr } = await new WorkFolder().run(HAR);
    expect(code).toBe(1);
    expect([...stderr.matchAll(/^error (traffic\/\S+) session\.har:/gm)].map(([, found]) => found)).toEqual([
      'traffic/invalid-parameter',
      'traffic/invalid-body',
      'traffic/invalid-body',
      'traffic/undocumented-status',
    ]);
    expect(stdout.trimEnd().split('\n')).toEqual([
      expect.stringMatching(/^listPets +1 of 2 fine +1 error$/),
      expect.stringMatching(/^createPet +0 of 1 fine +2 errors$/),
      expect.stringMatching(/^deletePet +0 of 1 fine +1 error$/),
      '4 entries',
    ]);
  });

  test('a recording without errors is fine', async () => {
    const folder = new WorkFolder();
    const recording = JSON.parse(folder.read('session.har')) as { log: { entries: unknown[] } };
    recording.log.entries.splice(1);
    folder.write('session.har', JSON.stringify(recording));
    const { code, stdout, stderr } = await folder.run(HAR);
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/^listPets +1 of 1 fine\n1 entry\n$/);
  });

  test('json holds findings, entries and the summary', async () => {
    const { code, stdout, stderr } = await new WorkFolder().run(`${HAR} --format json`);
    expect([code, stderr]).toEqual([1, '']);
    expect(JSON.parse(stdout)).toMatchObject({
      entries: [{ index: 0, operation: 'listPets', findings: [] }, { index: 1 }, { index: 2 }, { index: 3 }],
      summary: { entries: 4, unmatched: 0 },
    });
  });

  test.for([
    ['cut short', '{ "log": { "entries": [', /error traffic\/truncated session\.har:1:/],
    ['JSON of another kind', '{}', /error traffic\/not-har session\.har:1:1/],
  ] as const)('cannot use a recording that is %s', async ([, text, complaint]) => {
    const { code, stdout, stderr } = await new WorkFolder({ 'session.har': text }).run(HAR);
    expect([code, stdout.trim()]).toEqual([2, expect.any(String)]);
    expect(stderr).toMatch(complaint);
  });

  test.for([
    [HAR, /error traffic\/too-large\b.*\n.*more than \d+ characters/],
    [
      'validate session.har --schema Pet --document petstore.yaml',
      /error payload\/too-large\b.*\n.*more than \d+ characters/,
    ],
  ] as const)('%s refuses a file that no string can hold', async ([call, complaint]) => {
    const folder = new WorkFolder({ 'session.har': '' });
    // A file with a hole takes no space.
    truncateSync(join(folder.path, 'session.har'), 2 * constants.MAX_STRING_LENGTH);
    const { code, stderr } = await folder.run(call);
    expect(code).toBe(2);
    expect(stderr).toMatch(complaint);
  });

  test('takes another server with --base-url', async () => {
    const folder = new WorkFolder();
    folder.write(
      'session.har',
      folder.read('session.har').replaceAll('https://petstore.example', 'http://localhost:1'),
    );
    expect((await folder.run(HAR)).stdout).toMatch(/matched no operation/);
    expect((await folder.run(`${HAR} --base-url http://localhost:1/v1`)).stdout).toMatch(/^listPets /);
  });
});
