import { Responses } from "./response.js";
/** The operations of a server; the contract of each is loaded when it is first called, and then kept. */
export class LoadedOperations {
    #source;
    #loaded = new Map();
    constructor(source) {
        this.#source = source;
    }
    /** The operation of a name. Throws a TypeError where there is none. */
    named(name) {
        const { operations } = this.#source;
        const operation = Object.hasOwn(operations, name) ? operations[name] : undefined;
        if (operation === undefined)
            throw new TypeError(`There is no operation ${name}.`);
        return operation;
    }
    /** What is loaded of an operation; undefined before its first call. */
    known({ name }) {
        return this.#loaded.get(name);
    }
    async load(operation) {
        const { name } = operation;
        const { handlers, fallback } = this.#source;
        const contract = await operation.load();
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
//# sourceMappingURL=loaded-operations.js.map