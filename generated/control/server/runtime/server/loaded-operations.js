import { lenientContract } from "./lenient-contract.js";
import { Responses } from "./response.js";
/** The operations of a server; the contract of each is loaded when it is first called, and then kept. */
export class LoadedOperations {
    #source;
    #isLenient;
    #loaded = new Map();
    constructor(source, scalars) {
        this.#source = source;
        this.#isLenient = scalars === 'lenient';
    }
    /** The operation of a name. Throws a TypeError where there is none. */
    named(name) {
        const { operations } = this.#source;
        const operation = Object.hasOwn(operations, name) ? operations[name] : undefined;
        if (operation === undefined)
            throw new TypeError(`There is no operation ${name}.`);
        return operation;
    }
    /** What is loaded of an operation; a promise before its first call. */
    load(operation) {
        return this.#loaded.get(operation.name) ?? this.#loadFirst(operation);
    }
    async #loadFirst(operation) {
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
