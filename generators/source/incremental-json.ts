import type { Json } from './document.ts';
import { changedPart } from './changed-part.ts';
import { containerAround, lengthened, offsetsOf, spanOf, type Span } from './json-spans.ts';
import { outlineJson } from './json-syntax.ts';
import { limits } from './limits.ts';
import { parseJson } from './parse-json.ts';
import type { FileText, ParsedFile } from './parsed-file.ts';
import { textFile } from './text-file.ts';
import { withValue } from './with-value.ts';

/** A version of a file without findings. */
interface Version {
  readonly text: string;
  readonly value: Json;
  readonly spans: Span;
}

/**
 * Parses the versions of one JSON file, one after the other. Of each version, it parses only the innermost object or
 * array that contains the whole change. If that part is a valid value, the rest of the file is unchanged around it. The
 * result equals that of `parseJson`, and values share everything that has not changed.
 */
export class IncrementalJson {
  #version: Version | undefined;

  parse(given: FileText): ParsedFile {
    const again = this.#version === undefined ? undefined : edited(this.#version, given);
    if (again !== undefined) {
      this.#version = again;
      const file = textFile({ ...given, findOffset: offsetsOf(again.text, again.spans) });
      return { file, value: again.value, findings: [] };
    }
    const parsed = parseJson(given);
    const { value, findings } = parsed;
    // A broken text is soon correct again, and then similar to the version before it broke.
    if (value !== undefined && findings.length === 0)
      this.#version = { text: given.text, value, spans: spanOf(given.text) };
    return parsed;
  }
}

/** The next version of a file; undefined if the whole text has to be read. */
function edited(before: Version, { path, text }: FileText): Version | undefined {
  const container = containerAround(before.text, before.spans, changedPart(before.text, text));
  if (container === undefined || container.tokens.length === 0) return undefined;
  const { tokens, start, end } = container;
  const by = text.length - before.text.length;
  const part = text.slice(start, end + by);
  // The depth of the container and the depth of its contents are limited together.
  if (outlineJson(part).depth + tokens.length > limits.depth) return undefined;
  const { value, findings } = parseJson({ path, text: part });
  if (value === undefined || findings.length > 0) return undefined;
  return {
    text,
    value: withValue(before.value, { tokens }, value),
    spans: lengthened(before.spans, tokens, by),
  };
}
