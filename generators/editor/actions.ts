import type { CodeAction, Diagnostic, TextEdit } from 'vscode-languageserver-protocol';
import { printScalar } from './scalar.ts';
import type { FileView } from './views.ts';

/** What puts findings right: the name that was meant in place of one that is not known. */
export function actionsFor(
  diagnostics: readonly Diagnostic[],
  view: FileView,
  uri: string,
): readonly CodeAction[] {
  return diagnostics.flatMap((diagnostic) => {
    const edit = editFor(diagnostic, view);
    if (edit === undefined) return [];
    const title = `Replace it by ${edit.newText}`;
    return [
      {
        title,
        kind: 'quickfix',
        diagnostics: [diagnostic],
        isPreferred: true,
        edit: { changes: { [uri]: [edit] } },
      },
    ];
  });
}

/** Messages name what is not known, and what may be meant, as texts of JSON. */
const text = /"(?:[^"\\]|\\.)*"/g;

function editFor(
  { source, message: told, range }: Diagnostic,
  { content, isJson }: FileView,
): TextEdit | undefined {
  const message = typeof told === 'string' ? told : told.value;
  const at = message.indexOf(' Did you mean ');
  if (source !== 'forgespec' || at === -1) return undefined;
  const wanted = textsOf(message.slice(at))[0];
  const before = content.text.slice(content.offsetAt(range.start), content.offsetAt(range.end));
  if (wanted === undefined || before === '') return undefined;
  const inner = before.replace(/^(["'])([^]*)\1$/, '$2');
  // Of a reference one name of many is wrong; a name of its own is replaced as a whole.
  const wrong =
    textsOf(message.slice(0, at)).findLast((each) => each !== '' && inner.endsWith(each)) ?? inner;
  const start = inner.lastIndexOf(wrong);
  const isPart = inner.includes('/') && (start === 0 || inner[start - 1] === '/');
  const whole = isPart ? `${inner.slice(0, start)}${wanted}${inner.slice(start + wrong.length)}` : wanted;
  return { range, newText: printScalar(whole, before, isJson) };
}

function textsOf(message: string): readonly string[] {
  return [...message.matchAll(text)].map(([each]) => JSON.parse(each) as string);
}
