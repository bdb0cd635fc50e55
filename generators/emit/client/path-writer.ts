import { encodeLiteral } from '../../../runtime/parameters/percent.ts';
import type { PathPart, PathSegment } from '../../../runtime/routing/path-segment.ts';
import { code, join, type Code } from '../../code/code.ts';
import { stringLiteral } from '../../code/string.ts';
import type { RuntimeFunction, Use } from './runtime-function.ts';

/**
 * Whether no value of its parameter can make a segment `.` or `..`, encoded or not, so that it can be written part by
 * part. Otherwise, the codec checks the whole segment.
 */
export function isSafeSegment(segment: PathSegment): boolean {
  const text = segment.map((part) => (part.kind === 'literal' ? part.text : '')).join('');
  if (segment.every(({ kind }) => kind === 'literal')) return !/^(?:\.|%2e){1,2}$/i.test(text);
  if (segment.length === 1) return true;
  if (segment.filter(({ kind }) => kind === 'parameter').length > 1) return false;
  return /[^.]/.test(text) && !text.includes('%') && !segment.some(isSpanning);
}

/** A path of single values: `'/groups/' + segment(values, 'id')`. Text of the document is encoded here. */
export function printPath(segments: readonly PathSegment[], use: Use): Code {
  const terms: Code[] = [];
  let text = '';
  const endText = () => {
    if (text !== '') terms.push(stringLiteral(text));
    text = '';
  };
  for (const parts of segments) {
    text += '/';
    for (const part of parts) {
      if (part.kind === 'literal') text += encodeLiteral(part.text.toWellFormed());
      else {
        endText();
        terms.push(code`${use(writerOf(part, parts))}(values, ${stringLiteral(part.name)})`);
      }
    }
  }
  endText();
  return join(terms, code` + `);
}

function writerOf(part: PathPart, parts: PathSegment): RuntimeFunction {
  if (isSpanning(part)) return { name: 'segments', module: 'path' };
  return { name: parts.length === 1 ? 'segment' : 'segmentPart', module: 'path' };
}

function isSpanning(part: PathPart): boolean {
  return part.kind === 'parameter' && part.multi;
}
