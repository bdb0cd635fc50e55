/** Texts that are known at once; of GitHub's document there are half as many. */
const MOST = 20_000;

/** What was made of texts that documents repeat. All is forgotten when it gets much, as edits bring other texts. */
export class RecentTexts<Made> {
  readonly #known = new Map<string, Made>();

  of(text: string, make: () => Made): Made {
    const known = this.#known.get(text);
    if (known !== undefined) return known;
    const made = make();
    if (this.#known.size >= MOST) this.#known.clear();
    this.#known.set(text, made);
    return made;
  }
}
