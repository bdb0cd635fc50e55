import { decodeQuery } from "../parameters/decode-pairs.js";
import { memberPointer, pointerSteps } from "../parameters/error.js";
import { queryLimits } from "../parameters/limits.js";
import { querySyntax, splitPairs } from "../parameters/pairs.js";
import { pairsOf, rootOf, splitQuery } from "../parameters/query-members.js";
import { SentNames } from "../parameters/sent-names.js";
import { isSpread } from "../parameters/value-type.js";
export const noMembers = { values: {}, errors: [], pairs: () => [], named: (fault) => fault };
export function isAny(members) {
    return members !== noMembers && (members.errors.length > 0 || Object.keys(members.values).length > 0);
}
const nothing = [];
const emptyQuery = { values: {}, errors: [], unknown: [] };
/**
 * The query of one request: the parameters of the operation, and the members of its body that stand beside them where
 * the document allows it. Read once, when it is known which content the body has.
 */
export class Query {
    #text;
    #own;
    #body;
    #credentials;
    #split;
    #sent;
    constructor(text, { parameters, body }, credentials) {
        this.#text = text;
        this.#own = parameters.query?.descriptors ?? nothing;
        this.#body = body;
        this.#credentials = credentials;
    }
    /** The members of a content that stand in the query; to be asked before `own`. */
    membersOf(content) {
        if (this.#text === '' || this.#body?.inQuery === undefined)
            return noMembers;
        const [fields, credentials] = [textFields(content), this.#credentials];
        this.#split = splitQuery(this.#text, this.#own, { fields, others: content.others, credentials });
        const { values, errors } = this.#split.members;
        return { values, errors, pairs: () => pairsOf(this.#text, values), named: (fault) => this.named(fault) };
    }
    /** The parameters of the operation. What nothing describes is unknown, but for credentials. */
    own() {
        if (this.#text === '' && this.#own.length === 0)
            return emptyQuery;
        const decoded = this.#split?.own ?? decodeQuery(this.#own, this.#text, queryLimits);
        if (decoded.unknown.length === 0)
            return decoded;
        const { values, errors, unknown } = decoded;
        return { values, errors, unknown: unknown.filter(({ name }) => !this.#credentials.has(name)) };
    }
    /** A fault of the query with the name that the caller has sent. */
    named(fault) {
        if (fault.in !== 'query' || fault.pointer === '' || fault.parameter !== undefined)
            return fault;
        this.#sent ??= new SentNames(splitPairs(this.#text, querySyntax, queryLimits).pairs.map(({ name }) => name));
        const [first = '', ...rest] = pointerSteps(fault.pointer);
        if (rest.length === 0 && this.#sent.has(first))
            return fault;
        const parameter = this.#own.find(({ name }) => name === first);
        const isHidden = parameter !== undefined && isSpread(parameter) && rest.length > 0;
        const name = this.#sent.find(isHidden ? rest : [rootOf(first), ...rest]);
        return name === first ? fault : { ...fault, parameter: name };
    }
    /** Faults of names that are files of the body: those cannot stand in a query. */
    fileFaults(unknown) {
        if (this.#body?.inQuery === undefined)
            return [];
        const files = new Set(Object.values(this.#body.content).flatMap(({ files: names = [] }) => names));
        return unknown
            .filter(({ name }) => files.has(rootOf(name)))
            .map(({ name }) => ({
            in: 'query',
            pointer: memberPointer('', name),
            message: 'is a file and has to be sent in a body of the type multipart/form-data',
        }));
    }
}
const withoutFiles = new WeakMap();
/** The fields of a content that are no files; the same list each time, as it is indexed once. */
function textFields(content) {
    const { fields, files = [] } = content;
    if (files.length === 0)
        return fields;
    const known = withoutFiles.get(content) ?? fields.filter(({ name }) => !files.includes(name));
    withoutFiles.set(content, known);
    return known;
}
