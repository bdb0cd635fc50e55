/** What the shop checks and how, each rule separate so that a fault can replace it. */
export interface Rules {
  isRecord(value: unknown): value is Readonly<Record<string, unknown>>;
  required: readonly string[];
  members: Readonly<Record<string, (value: unknown) => boolean>>;
  mayHaveMore: boolean;
  isText(value: unknown): value is string;
  lengthOf(text: string): number;
  isInteger(value: unknown): boolean;
  isNumber(value: unknown): value is number;
  isBoolean(value: unknown): boolean;
  isDate(value: unknown): boolean;
  isDateTime(text: string): boolean;
  isEmail(text: string): boolean;
  isState(value: unknown): boolean;
  isTag(value: unknown): boolean;
  isTags(value: unknown): boolean;
  isOwner(value: unknown): boolean;
  /** The number in a path or query; undefined if there is none. */
  numberIn(text: string): number | undefined;
  parameters: Readonly<Record<string, (text: string, rules: Rules) => boolean>>;
  mayHaveMoreParameters: boolean;
}

/** The rules as the document states them, written without the toolkit. */
export function rightRules(): Rules {
  const rules: Rules = {
    isRecord: (value): value is Readonly<Record<string, unknown>> =>
      typeof value === 'object' && value !== null && !Array.isArray(value),
    required: ['name'],
    members: {
      name: (value) => rules.isText(value) && within(rules.lengthOf(value), 1, 50),
      state: (value) => rules.isState(value),
      due: (value) => value === null || rules.isDate(value),
      tags: (value) => rules.isTags(value),
      priority: (value) => rules.isInteger(value) && within(Number(value), 1, 5),
      weight: (value) => rules.isNumber(value) && value > 0 && value <= 1000,
      urgent: (value) => rules.isBoolean(value),
      owner: (value) => rules.isOwner(value),
    },
    mayHaveMore: false,
    isText: (value) => typeof value === 'string',
    lengthOf: (text) => [...text].length,
    isInteger: (value) => Number.isSafeInteger(value),
    isNumber: (value) => typeof value === 'number',
    isBoolean: (value) => typeof value === 'boolean',
    isDate: (value) => {
      if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(value)) return false;
      const time = Date.parse(`${value}T00:00:00Z`);
      return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
    },
    isDateTime: (text) => {
      const parts = /^(\d{4}-\d\d-\d\d)T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/i.exec(
        text,
      );
      return parts !== null && rules.isDate(parts[1]);
    },
    isEmail: (text) => /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)*$/.test(text),
    isState: (value) => value === 'open' || value === 'closed',
    isTag: (value) =>
      rules.isText(value) && within(rules.lengthOf(value), 1, 30) && /^[a-z][a-z0-9 ]*$/.test(value),
    isTags: (value) =>
      Array.isArray(value) &&
      value.length <= 3 &&
      new Set(value).size === value.length &&
      value.every((tag) => rules.isTag(tag)),
    isOwner: (value) => {
      if (!rules.isRecord(value)) return false;
      const { email, note, ...others } = value;
      const isNote = note === undefined || (rules.isText(note) && rules.lengthOf(note) <= 60);
      return rules.isText(email) && rules.isEmail(email) && isNote && Object.keys(others).length === 0;
    },
    numberIn: (text) => (/^[+-]?\d+$/.test(text) ? Number(text) : undefined),
    parameters: {
      page: (text, { numberIn }) => (numberIn(text) ?? 0) >= 1,
      per_page: (text, { numberIn }) => within(numberIn(text) ?? 0, 1, 100),
      state: (text, { isState }) => isState(text),
      search: (text, { lengthOf }) => lengthOf(text) <= 50,
      since: (text, { isDateTime }) => isDateTime(text),
      ids: (text, { numberIn }) => {
        const ids = text === '' ? [] : text.split(',');
        return (
          ids.length <= 5 && new Set(ids).size === ids.length && ids.every((id) => (numberIn(id) ?? 0) >= 1)
        );
      },
    },
    mayHaveMoreParameters: false,
  };
  return rules;
}

export function within(value: number, from: number, to: number): boolean {
  return value >= from && value <= to;
}

/** Whether a body is what the document asks for. */
export function isRight(body: unknown, rules: Rules): boolean {
  if (!rules.isRecord(body) || rules.required.some((name) => !Object.hasOwn(body, name))) return false;
  return Object.entries(body).every(([name, value]) => {
    const rule = Object.hasOwn(rules.members, name) ? rules.members[name] : undefined;
    return rule === undefined ? rules.mayHaveMore : rule(value);
  });
}
