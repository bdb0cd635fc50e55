/** A transition from one state to another. */
export interface Move {
  readonly from: string;
  readonly to: string;
  readonly label: string;
}

export interface StateBox {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** An arrow between boxes, with the point at which its label is centred. */
export interface Arrow {
  readonly path: string;
  readonly label: string;
  readonly x: number;
  readonly y: number;
}

/** Sizes in pixels. A character of a label is about 7 wide. */
const CHARACTER = 7;
const HEIGHT = 38;
const ROW = 96;
const MARGIN = 12;
/** Space above for arrows from a state to itself, and below for arrows back. */
const LOOP = 48;

/**
 * Puts states in columns by the number of moves that lead to them. Moves to later columns are drawn between the columns,
 * moves back below, and moves to the same state above. Moves between the same states share an arrow.
 */
export function layOut(moves: readonly Move[]): {
  boxes: readonly StateBox[];
  lines: readonly Arrow[];
  width: number;
  height: number;
} {
  const ranks = rankStates(moves);
  const arrows = mergeMoves(moves);
  const columns = Math.max(...ranks.values()) + 1;
  const widest = Math.max(...[...ranks.keys()].map((name) => name.length)) * (CHARACTER + 1) + 28;
  const gap = Math.max(...arrows.map(({ label }) => label.length)) * CHARACTER + 48;
  const filled = Array.from({ length: columns }, () => 0);
  const top = arrows.some(({ from, to }) => from === to) ? LOOP : MARGIN;
  const isBack = ({ from, to }: Move): boolean =>
    from !== to && (ranks.get(to) ?? 0) <= (ranks.get(from) ?? 0);
  const bottom = arrows.some(isBack) ? LOOP : MARGIN;
  const boxes = [...ranks].map(([name, rank]): StateBox => {
    const row = filled[rank] ?? 0;
    filled[rank] = row + 1;
    return { name, x: MARGIN + rank * (widest + gap), y: top + row * ROW, width: widest, height: HEIGHT };
  });
  const boxOf = new Map(boxes.map((box) => [box.name, box]));
  const lines = arrows.flatMap((arrow): Arrow[] => {
    const from = boxOf.get(arrow.from);
    const to = boxOf.get(arrow.to);
    return from === undefined || to === undefined ? [] : [lineBetween(from, to, arrow.label)];
  });
  const rows = Math.max(...filled);
  return {
    boxes,
    lines,
    width: MARGIN * 2 + columns * widest + (columns - 1) * gap,
    height: top + (rows - 1) * ROW + HEIGHT + bottom,
  };
}

/** The column of each state: one more than that of the first state that leads to it. */
function rankStates(moves: readonly Move[]): ReadonlyMap<string, number> {
  const targets = new Set(moves.filter(({ from, to }) => from !== to).map(({ to }) => to));
  const starts = moves.map(({ from }) => from).filter((name) => !targets.has(name));
  const ranks = new Map<string, number>();
  const open = starts.length > 0 ? [...new Set(starts)] : moves.slice(0, 1).map(({ from }) => from);
  for (const name of open) ranks.set(name, 0);
  for (const name of open) {
    for (const { from, to } of moves) {
      if (from !== name || ranks.has(to)) continue;
      ranks.set(to, (ranks.get(name) ?? 0) + 1);
      open.push(to);
    }
  }
  for (const { from, to } of moves) for (const name of [from, to]) if (!ranks.has(name)) ranks.set(name, 0);
  return ranks;
}

function mergeMoves(moves: readonly Move[]): readonly Move[] {
  const arrows = new Map<string, Move>();
  for (const move of moves) {
    const key = JSON.stringify([move.from, move.to]);
    const known = arrows.get(key);
    const labels = known === undefined ? [] : known.label.split(', ');
    arrows.set(key, { ...move, label: [...new Set([...labels, move.label])].join(', ') });
  }
  return [...arrows.values()];
}

function lineBetween(from: StateBox, to: StateBox, label: string): Arrow {
  const middle = (box: StateBox): number => box.x + box.width / 2;
  if (from === to) {
    const x = middle(from);
    return {
      label,
      x,
      y: from.y - 34,
      path: `M${x - 26} ${from.y}C${x - 26} ${from.y - 40} ${x + 26} ${from.y - 40} ${x + 26} ${from.y - 2}`,
    };
  }
  if (to.x > from.x) {
    const [x1, y1, x2, y2] = [from.x + from.width, from.y + HEIGHT / 2, to.x - 2, to.y + HEIGHT / 2];
    const half = (x1 + x2) / 2;
    return {
      label,
      x: half,
      y: (y1 + y2) / 2 - 8,
      path: `M${x1} ${y1}C${half} ${y1} ${half} ${y2} ${x2} ${y2}`,
    };
  }
  const [x1, y1, x2, y2] = [middle(from), from.y + HEIGHT, middle(to), to.y + HEIGHT + 2];
  const low = Math.max(y1, y2) + 36;
  return { label, x: (x1 + x2) / 2, y: low - 4, path: `M${x1} ${y1}C${x1} ${low} ${x2} ${low} ${x2} ${y2}` };
}
