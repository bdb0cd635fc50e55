import { keyOfId, keyOfPath } from '../../source/references/link-target.ts';
import type { Link } from '../../model/model.ts';
import type { TsModel, TsOperation, TsReceivedOperation } from '../../typescript/ts-model.ts';
import { operationLink, webhookLink, type PageLink } from './page-links.ts';
import { pagePaths } from './paths.ts';

/** Another operation as a page shows it: plain data, so that the page depends on nothing else of it. */
export interface Related extends PageLink {
  readonly family: string;
}

/** A callback on the page of its operation. */
export interface RelatedCallback extends PageLink {
  readonly address: string;
}

/** The other operations that the page of an operation shows. */
export interface RelatedOperations {
  readonly previous: Related | undefined;
  readonly next: Related | undefined;
  readonly callbacks: readonly RelatedCallback[];
  /** The operation that a callback belongs to. */
  readonly caller: Related | undefined;
  /** The targets of the links of its responses, by the keys of the links. */
  readonly targets: Readonly<Record<string, Related>>;
}

/** Finds the related operations of all pages. */
export class Relations {
  readonly #order: readonly Related[];
  /** Indices in the order, by path. */
  readonly #indices: ReadonlyMap<string, number>;
  readonly #targets: ReadonlyMap<string, Related>;
  readonly #callbacks: ReadonlyMap<string, readonly RelatedCallback[]>;
  readonly #callers: ReadonlyMap<string, string>;
  /** The names of the functions that call operations. */
  readonly functions: ReadonlySet<string>;

  constructor({ families, operations, received }: TsModel) {
    this.#order = families.flatMap((family) => family.operations.map(relatedOf));
    this.#indices = new Map(this.#order.map(({ path }, index) => [path, index]));
    this.#targets = new Map(
      [...operations, ...received.map(({ operation }) => operation)].flatMap((operation) => {
        const related = relatedOf(operation);
        return [
          [keyOfId(operation.id), related] as const,
          ...(operation.sentBy === 'client'
            ? [[keyOfPath(operation.path, operation.method), related] as const]
            : []),
        ];
      }),
    );
    const callbacks = received.filter(({ caller }) => caller !== undefined);
    this.#callbacks = new Map(
      [...Map.groupBy(callbacks, ({ caller = '' }) => caller)].map(([id, own]) => [id, own.map(callbackOf)]),
    );
    this.#callers = new Map(
      callbacks.map(({ operation, caller = '' }) => [pagePaths.operation(operation), caller]),
    );
    this.functions = new Set(operations.map(({ names }) => names.value));
  }

  /** @param operation may also be that of a webhook or a callback */
  of(operation: TsOperation): RelatedOperations {
    const path = pagePaths.operation(operation);
    const index = this.#indices.get(path) ?? NaN;
    const caller = this.#callers.get(path);
    const links = operation.responses.flatMap((response) => response.links);
    return {
      previous: this.#order[index - 1],
      next: this.#order[index + 1],
      callbacks: this.#callbacks.get(operation.id) ?? [],
      caller: caller === undefined ? undefined : this.#targets.get(keyOfId(caller)),
      targets: Object.fromEntries(links.flatMap((link) => this.#targetOf(link))),
    };
  }

  #targetOf({ key }: Link): readonly (readonly [string, Related])[] {
    const target = key === undefined ? undefined : this.#targets.get(key);
    return key === undefined || target === undefined ? [] : [[key, target]];
  }
}

function relatedOf(operation: TsOperation): Related {
  return { ...operationLink(operation), family: operation.family };
}

function callbackOf(received: TsReceivedOperation): RelatedCallback {
  return { ...webhookLink(received), address: received.address ?? '' };
}
