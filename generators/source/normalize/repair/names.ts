import { finding } from '../../../diagnostics/catalog.ts';
import type { Finding } from '../../../diagnostics/finding.ts';
import type { JsonObject } from '../../../json/json.ts';
import { setMember } from '../../../json/member.ts';
import type { Places } from '../../../diagnostics/place.ts';
import type { Kind } from '../../document/structure.ts';
import { nodesOf } from '../../document/walk.ts';
import { nameOf } from '../../files/text-file.ts';

/** The required form of member names, and the most likely intention of a name in another form. */
const forms: Readonly<Partial<Record<Kind, Form>>> = {
  paths: { form: /^(?:\/|x-)/, wanted: 'begin with "/"', correct: (name) => `/${name}` },
  responses: {
    form: /^(?:[1-5](?:\d\d|XX)$|default$|x-)/,
    wanted: 'be a status such as 200 or 4XX, or "default"',
    correct: (name) => (/^default$/i.test(name) ? 'default' : name.toUpperCase()),
  },
};

const named = nodesOf('paths', 'responses');

interface Form {
  readonly form: RegExp;
  readonly wanted: string;
  readonly correct: (name: string) => string;
}

/**
 * Names of paths and statuses (OpenAPI 3.1.1, sections 4.8.8 and 4.8.16) are changed to the required form; members for
 * whose names this is impossible are removed.
 */
export function* repairNames(root: JsonObject, places: Places): Generator<Finding> {
  for (const { value, shape } of named(root)) {
    const expected = forms[shape];
    if (expected !== undefined) yield* repairMembers(value, expected, places);
  }
}

function* repairMembers(
  holder: JsonObject,
  { form, wanted, correct }: Form,
  places: Places,
): Generator<Finding> {
  if (Object.keys(holder).every((name) => form.test(name))) return;
  const members = Object.entries(holder).map(([name, value]) => ({
    name,
    value,
    at: nameOf(places.at(holder, name)),
  }));
  const taken = new Set(members.map(({ name }) => name).filter((name) => form.test(name)));
  for (const { name } of members) delete holder[name];
  for (const { name, value, at } of members) {
    if (taken.has(name)) {
      setMember(holder, name, value);
      continue;
    }
    const corrected = correct(name);
    const isReadable = form.test(corrected) && !taken.has(corrected);
    const outcome = isReadable ? `read as ${JSON.stringify(corrected)}` : 'left out';
    yield finding('openapi/malformed-name', { name, wanted, outcome }, at);
    if (!isReadable) continue;
    taken.add(corrected);
    setMember(holder, corrected, value);
  }
}
