import type { Awaitable } from './awaitable.ts';
import type { AnyHandler } from './handler.ts';
import { lenientContract } from './lenient-contract.ts';
import type { Operation, OperationContract, OperationInfo } from './operation.ts';
import { Responses } from './response.ts';

/** An operation whose contract is loaded. */
export interface LoadedOperation<Principal> {
  readonly contract: OperationContract;
  readonly responses: Responses;
  readonly handler: AnyHandler<Principal>;
}

export interface LoadedOperationsSource<Principal> {
  /** By name. */
  readonly operations: Readonly<Record<string, Operation>>;
  /** By the name of the operation. */
  readonly handlers: Readonly<Record<string, AnyHandler<Principal> | undefined>>;
  /** Makes the handler of an operation that has none. */
  readonly fallback: (operation: OperationInfo, contract: OperationContract) => AnyHandler<Principal>;
}

/** The operations of a server. The contract of each is loaded by its first call. */
export class LoadedOperations<Principal> {
  readonly #source: LoadedOperationsSource<Principal>;
  readonly #isLenient: boolean;
  readonly #loaded: Map<string, LoadedOperation<Principal>> = new Map();

  constructor(source: LoadedOperationsSource<Principal>, scalars: 'exact' | 'lenient') {
    this.#source = source;
    this.#isLenient = scalars === 'lenient';
  }

  /** The operation with a name. Throws a TypeError if there is none. */
  named(name: string): Operation {
    const { operations } = this.#source;
    const operation = Object.hasOwn(operations, name) ? operations[name] : undefined;
    if (operation === undefined) throw new TypeError(`There is no operation ${name}.`);
    return operation;
  }

  /** The responses of an operation; undefined until it is loaded. */
  responsesOf({ name }: OperationInfo): Responses | undefined {
    return this.#loaded.get(name)?.responses;
  }

  /** The contract of an operation; a promise until it is loaded. */
  load(operation: Operation): Awaitable<LoadedOperation<Principal>> {
    return this.#loaded.get(operation.name) ?? this.#loadFirst(operation);
  }

  async #loadFirst(operation: Operation): Promise<LoadedOperation<Principal>> {
    const { name } = operation;
    const { handlers, fallback } = this.#source;
    const loadedContract = await operation.load();
    const contract = this.#isLenient ? lenientContract(loadedContract) : loadedContract;
    const handler = Object.hasOwn(handlers, name) ? handlers[name] : undefined;
    const loaded = {
      contract,
      responses: new Responses(contract.responses),
      handler: handler ?? fallback(operation, contract),
    };
    this.#loaded.set(name, loaded);
    return loaded;
  }
}
