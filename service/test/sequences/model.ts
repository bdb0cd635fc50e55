import type { Send } from '../families/world.ts';

/** The callers, with their levels in the private project at the start. */
export const callers = {
  owner: 50,
  maintainer: 40,
  developer: 30,
  reporter: 20,
  guest: 10,
  stranger: 0,
} as const;

export type Caller = keyof typeof callers | 'nobody';

export const callerNames: readonly Caller[] = [
  'owner',
  'maintainer',
  'developer',
  'reporter',
  'guest',
  'stranger',
  'nobody',
];

/**
 * The contents of a list, by the text that names an item, with the members that must be returned as they were stored.
 */
export type Items = Map<string, Readonly<Record<string, unknown>>>;

/** A group or project: its visibility, and its owner, one caller or the members of the private group. */
export interface Held {
  readonly shown: string;
  readonly holder: Caller | 'team';
}

/** The expected state of the service after the requests so far. Responses provide what the service itself chooses. */
export class Model {
  /** Levels in the public project, where callers request access. */
  readonly members = new Map<Caller, number>([['owner', 50]]);
  readonly asking = new Set<Caller>();
  readonly milestones: Items = new Map();
  readonly invitations: Items = new Map();
  readonly pipelines: Items = new Map();
  /** The result of a pipeline's job, if it has ended. */
  readonly jobs = new Map<string, string>();
  readonly issues: Items = new Map();
  /** All projects by id. */
  readonly projects: Map<number, Held>;
  /** All groups by id. */
  readonly groups: Map<number, Held>;
  readonly #given = new Map<string, Set<string>>();

  constructor({ projects, groups }: Pick<Model, 'projects' | 'groups'>) {
    this.projects = new Map(projects);
    this.groups = new Map(groups);
  }

  /** Records an id from the service. Throws if it was used before. */
  give(kind: string, id: unknown): string {
    const given = this.#given.get(kind) ?? new Set<string>();
    const text = String(id);
    if (given.has(text)) throw new Error(`The ${kind} ${text} has the id of another one before it.`);
    this.#given.set(kind, given.add(text));
    return text;
  }
}

/** The service itself. */
export interface Real {
  readonly send: Readonly<Record<Caller, Send>>;
  readonly userIds: ReadonlyMap<Caller, number>;
  /** Path of the project that only its members see, and of the public one. */
  readonly hidden: string;
  readonly open: string;
  /** Ends the first waiting job of a pipeline. */
  finish(pipelineId: string, outcome: 'success' | 'failed'): Promise<void>;
}

/** What a caller holds in the private project. */
export function levelOf(caller: Caller): number {
  return caller === 'nobody' ? 0 : callers[caller];
}

/**
 * The status of a request to the private project: not found for others, forbidden below a level, otherwise as given.
 */
export function statusFor(caller: Caller, needed: number, allowed: number): number {
  if (caller === 'nobody') return 401;
  const level = levelOf(caller);
  return level === 0 ? 404 : level < needed ? 403 : allowed;
}

/** The status of a request for something missing in the private project. */
export function missingFor(caller: Caller): number {
  return caller === 'nobody' ? 401 : 404;
}
