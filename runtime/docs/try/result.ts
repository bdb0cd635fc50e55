import { element } from '../element.ts';
import { judgeAnswer } from './judge.ts';
import type { TriedModule } from './operation.ts';
import type { Received } from './send.ts';

/** Most characters of a body that are shown. */
const MOST_SHOWN = 100_000;

/** A response for people: what is wrong with it first. */
export function printResult(answer: Received, module: TriedModule): readonly HTMLElement[] {
  const { status, milliseconds, headers, text } = answer;
  const faults = judgeAnswer(answer, module.operation.responses, module);
  const lines = [...headers].map(([name, value]) => `${name}: ${value}`);
  const verdict =
    faults.length === 0
      ? element('p', { class: 'verdict' }, 'The response is as documented.')
      : element(
          'div',
          { class: 'verdict wrong' },
          element('p', {}, 'The response is not as documented:'),
          element('ul', {}, ...faults.map((fault) => element('li', {}, fault))),
        );
  return [
    element('h3', {}, `Response ${status}`, element('small', {}, ` ${Math.round(milliseconds)} ms`)),
    verdict,
    element(
      'details',
      {},
      element('summary', {}, `Headers that this page may read (${lines.length})`),
      element('pre', { class: 'code', tabindex: '0' }, lines.join('\n')),
    ),
    ...(text === '' ? [] : [element('pre', { class: 'code', tabindex: '0' }, readable(answer))]),
  ];
}

function readable({ text, contentType, isCut }: Received): string {
  if (!isCut && /[/+]json\b/.test(contentType ?? '')) {
    try {
      return shortened(JSON.stringify(JSON.parse(text), undefined, 2));
    } catch {
      return shortened(text);
    }
  }
  return shortened(text);
}

function shortened(text: string): string {
  return text.length <= MOST_SHOWN ? text : `${text.slice(0, MOST_SHOWN)}…`;
}
