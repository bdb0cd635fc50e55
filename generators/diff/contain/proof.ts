/** The result of a proof. If it failed, nothing is known, and `keyword` is where the proof ended. */
export type Proof = { readonly isProven: true } | { readonly isProven: false; readonly keyword: string };

export const proven: Proof = { isProven: true };

export function unproven(keyword: string): Proof {
  return { isProven: false, keyword };
}

/** Proven if the condition is true. */
export function provenIf(condition: boolean, keyword: string): Proof {
  return condition ? proven : unproven(keyword);
}

/** Proven if all items are; otherwise the first failed proof. Proofs are run one after another. */
export function provenForAll<Item>(items: Iterable<Item>, prove: (item: Item) => Proof): Proof {
  for (const item of items) {
    const proof = prove(item);
    if (!proof.isProven) return proof;
  }
  return proven;
}
