/** An article that accompanies the document. */
export interface Guide {
  /** Name of its file without the ending, in addresses too. */
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  readonly order: number;
  /** Markdown, without the front matter. */
  readonly text: string;
}
