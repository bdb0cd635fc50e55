import type { StateCore, Token } from 'markdown-it';
import { capitalised } from '../../diagnostics/capitalised.ts';

/** Reads the boxes of tasks (GFM 0.29, section 5.3) and the titles of alerts, at the start of items and of quotes. */
export function readStarts({ tokens, Token: TokenOf }: StateCore): void {
  for (const [index, { children }] of tokens.entries()) {
    const text = children?.[0];
    if (children === null || text?.type !== 'text') continue;
    const around = tokens[index - 2]?.type;
    if (around === 'list_item_open') readBox(children, text, new TokenOf('task', 'input', 0));
    if (around === 'blockquote_open') {
      readTitle(children, text, [
        new TokenOf('strong_open', 'strong', 1),
        new TokenOf('strong_close', 'strong', -1),
      ]);
    }
  }
}

function readBox(line: Token[], text: Token, box: Token): void {
  const [mark, state] = /^\[([ x])\](?=\s|$)/i.exec(text.content) ?? [];
  if (mark === undefined || (mark === text.content && line[1]?.type !== 'softbreak')) return;
  box.attrSet('type', 'checkbox');
  if (state !== ' ') box.attrSet('checked', '');
  text.content = text.content.slice(mark.length);
  line.unshift(box);
}

function readTitle(line: Token[], text: Token, [open, close]: readonly [Token, Token]): void {
  const kind = /^\[!(note|tip|important|warning|caution)\]$/i.exec(text.content)?.[1];
  if (kind === undefined) return;
  text.content = `${capitalised(kind.toLowerCase())}:`;
  line.splice(0, 1, open, text, close);
}
