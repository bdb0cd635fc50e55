import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { processTerminal } from '../../generators/cli/terminal.ts';

let shown: string;
const { isTTY } = process.stderr;
beforeEach(() => {
  shown = '';
  vi.useFakeTimers();
  process.stderr.isTTY = true;
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => (shown += String(text)) !== '');
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  process.stderr.isTTY = isTTY;
});

test('only the last stage is shown, after a second', () => {
  const terminal = processTerminal('text');
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

test.each<[string, (terminal: ReturnType<typeof processTerminal>) => void, string]>([
  ['is done', (terminal) => terminal.done(), ''],
  ['is told', (terminal) => terminal.note('Ready.'), 'Ready.\n'],
])('a stage that waits is not shown after all %s', (_, act, want) => {
  const terminal = processTerminal('text');
  terminal.progress('Building');
  act(terminal);
  vi.advanceTimersByTime(5_000);
  expect(shown).toBe(want);
});
