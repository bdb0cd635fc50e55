import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openTerminal, type Terminal } from '../../generators/cli/terminal.ts';

let shown: string;
const screen = { isTTY: true, write: (text: string) => (shown += text) };
const around = { stdout: screen, stderr: screen, env: {} };
beforeEach(() => {
  shown = '';
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('only the last stage is shown, after a second', () => {
  const terminal = openTerminal('text', around);
  terminal.progress('Reading');
  terminal.progress('Building');
  vi.advanceTimersByTime(999);
  expect(shown).toBe('');
  vi.advanceTimersByTime(1);
  expect(shown).toBe('Building …');
  terminal.progress('Writing');
  vi.advanceTimersByTime(1);
  expect(shown).toBe('Building …\r\u001b[2KWriting …');
});

test.each<[string, (terminal: Terminal) => void, string]>([
  ['is done', (terminal) => terminal.done(), ''],
  ['is told', (terminal) => terminal.note('Ready.'), 'Ready.\n'],
])('a stage that waits is not shown after all %s', (_, act, want) => {
  const terminal = openTerminal('text', around);
  terminal.progress('Building');
  act(terminal);
  vi.advanceTimersByTime(5_000);
  expect(shown).toBe(want);
});
