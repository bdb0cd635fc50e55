import { markup, type Html } from '../html.ts';
import { layOut, type Arrow, type Move, type StateBox } from './lay-out.ts';

/** The states of a resource and the moves between them. */
export interface StatesDrawing {
  /** Unique on the page. */
  readonly id: string;
  readonly title: string;
  readonly moves: readonly Move[];
}

/** Draws states and moves as SVG. Its colours come from the styles of the page. */
export function drawStates({ id, title, moves }: StatesDrawing): Html {
  const { boxes, lines, width, height } = layOut(moves);
  const marker = `${id}-arrow`;
  return markup`<div class="scroll" tabindex="0" role="group" aria-label="${title}"><svg class="states" role="img" aria-label="${title}" width="${width}" height="${height}" viewBox="${`0 0 ${width} ${height}`}"><defs><marker id="${marker}" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto"><path class="head" d="M0 0L8 4L0 8z"/></marker></defs>${lines.map((line) => drawLine(line, marker))}${boxes.map(drawBox)}</svg></div>`;
}

function drawBox({ name, x, y, width, height }: StateBox): Html {
  return markup`<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="8"/><text x="${x + width / 2}" y="${y + height / 2 + 5}">${name}</text>`;
}

function drawLine({ path, label, x, y }: Arrow, marker: string): Html {
  return markup`<path class="move" d="${path}" marker-end="url(#${marker})"/><text class="by" x="${x}" y="${y}">${label}</text>`;
}
