import { describe, expect, test } from 'vitest';
import { WorkFolder } from './process.ts';

const YAML = `# A comment that stays.
openapi: 3.1.1
info: { title: T, version: '1' }
components:
  schemas:
    A: { "type": 'int', maxlength: 4, minlength: 1, minLength: 2 }
    B: { $ref: 'other.json#/B' }
`;
const OTHER = '{\n  "B": {"descripton": "b\\u00e9", "type": "str"}\n}\n';

describe('lint --fix', () => {
  test('corrects what was meant in all files, and nothing else', async () => {
    const folder = new WorkFolder({ 'a.yaml': YAML, 'other.json': OTHER });
    const { code, stdout } = await folder.run('lint a.yaml --fix');
    expect(code).toBe(1);
    expect(stdout).toContain('a.yaml: 2 corrections');
    expect(stdout).toContain('other.json: 2 corrections');
    expect(folder.read('a.yaml')).toBe(YAML.replace("'int'", "'integer'").replace('maxlength', 'maxLength'));
    expect(folder.read('other.json')).toBe(
      OTHER.replace('descripton', 'description').replace('"str"', '"string"'),
    );
  });

  test('writes nothing where nothing is to be corrected', async () => {
    const folder = new WorkFolder({ 'a.yaml': YAML.split('components')[0] ?? '' });
    const { code, stdout } = await folder.run('lint a.yaml --fix');
    expect(code).toBe(0);
    expect(stdout).not.toContain('correction');
  });
});
