/** The part of their iterations that random searches make: a tenth in `npm test`, all in `npm run test:all`. */
export const share = Number(process.env['FC_RUNS'] ?? 0.1);

/** The seed of random values. A run says the same twice; others look elsewhere: `FC_SEED=$RANDOM npm test`. */
export const seed = Number(process.env['FC_SEED'] ?? 1);

/** The iterations of a random search in this run, of those that it makes in a whole one. `FC_RUNS=10` makes ten times more. */
export function iterations(whole: number): number {
  return Math.max(1, Math.round(whole * share));
}
