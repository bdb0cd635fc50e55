import { keyOfId, keyOfPath } from '../../source/link-target.ts';
import type { Link } from '../../model/model.ts';
import type { TsModel, TsOperation, TsReceivedOperation } from '../../typescript/ts-model.ts';
import type { PageLink } from './page.ts';
import { pagePaths } from './paths.ts';
import { operationTitle, webhookTitle } from './page-texts.ts';

/** Another operation as a page names it: plain data, so that a page depends on no more of it. */
export interface Related extends PageLink {
  readonly family: string;
}

/** A callback as the page of its operation lists it. */
export interface RelatedCallback extends PageLink {
  readonly address: string;
}

/** What the page of an operation says of other operations. */
export interface RelatedOperations {
  readonly previous: Related | undefined;
  readonly next: Related | undefined;
  readonly callbacks: readonly RelatedCallback[];
  /** Of a callback: the operation that it belongs to. */
  readonly caller: Related | undefined;
  /** The operations that links of its responses lead to, by the keys of these. */
  readonly targets: Readonly<Record<string, Related>>;
}

/** Operations of a document as pages of others name them, found once for all pages. */
export class Relations {
  readonly #order: readonly Related[];
  readonly #places: ReadonlyMap<string, number>;
  readonly #targets: ReadonlyMap<string, Related>;
  readonly #callbacks: ReadonlyMap<string, readonly RelatedCallback[]>;
  readonly #callers: ReadonlyMap<string, string>;
  /** The names of the functions that call operations. */
  readonly functions: ReadonlySet<string>;

  constructor({ families, operations, received }: TsModel) {
    this.#order = families.flatMap((family) => family.operations.map(relatedOf));
    this.#places = new Map(this.#order.map(({ path }, index) => [path, index]));
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

  /** @param operation one of the document, or the operation of one that is received */
  of(operation: TsOperation): RelatedOperations {
    const path = pagePaths.operation(operation);
    const place = this.#places.get(path);
    const caller = this.#callers.get(path);
    const links = operation.responses.flatMap((response) => response.links);
    return {
      previous: place === undefined ? undefined : this.#order[place - 1],
      next: place === undefined ? undefined : this.#order[place + 1],
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
  return { path: pagePaths.operation(operation), title: operationTitle(operation), family: operation.family };
}

function callbackOf(received: TsReceivedOperation): RelatedCallback {
  return {
    path: pagePaths.operation(received.operation),
    title: webhookTitle(received),
    address: received.address ?? '',
  };
}
