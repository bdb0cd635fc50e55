/** Whether something is proven. If not, the keyword at which the proof ended; nothing is known then. */
export type Proof = { readonly isProven: true } | { readonly isProven: false; readonly keyword: string };

export const proven: Proof = { isProven: true };

export function unproven(keyword: string): Proof {
  return { isProven: false, keyword };
}

/** Proven where the condition holds. */
export function provenIf(condition: boolean, keyword: string): Proof {
  return condition ? proven : unproven(keyword);
}

/** Proven where each is; else the first that is not. Proofs are asked for one after another. */
export function provenForAll<Item>(items: Iterable<Item>, prove: (item: Item) => Proof): Proof {
  for (const item of items) {
    const proof = prove(item);
    if (!proof.isProven) return proof;
  }
  return proven;
}
