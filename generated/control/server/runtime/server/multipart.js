import { decodeForm } from "../parameters/decode-pairs.js";
import { memberPointer } from "../parameters/error.js";
import { formLimits } from "../parameters/limits.js";
import { isInQuery, mergeMembers } from "../parameters/query-members.js";
import { collectBytes, decodeUtf8, limitBytes, tooLarge } from "./bytes.js";
import { bodyFaults, decodingFaults, unknownFaults } from "./faults.js";
import { splitMultipart } from "./multipart-parser.js";
import { Refusal } from "./problem.js";
/**
 * A multipart body (RFC 7578), not read yet. Reading throws a `Refusal` where it is malformed, too large or not as the
 * document says; a handler that lets it through answers with it.
 */
export class Multipart {
    #source;
    constructor(source) {
        this.#source = source;
    }
    /**
     * The parts in the order in which they are sent, while they arrive; before them those that stand in the query, where
     * the document allows that. They are not checked against the document.
     */
    async *parts() {
        for (const [name, text] of this.#source.members.pairs())
            yield textPart(name, text ?? '');
        yield* this.#sent();
    }
    async *#sent() {
        const { body, boundary, limits } = this.#source;
        if (boundary === '')
            return;
        let count = 0;
        for await (const { name, filename, contentType, content } of splitMultipart(body, boundary)) {
            count += 1;
            if (count > limits.parts)
                throw new Refusal({ status: 413, message: `The form has more than ${limits.parts} parts.` });
            const limit = filename === undefined ? limits.field : limits.file;
            yield { name, filename, contentType, content: limitBytes(content, limit) };
        }
    }
    /**
     * Reads the whole form, decoded and validated. Files are kept in memory, all of them together within the limit for
     * bodies in memory, unless `takeFile` is given: then the bytes are its own, and the files in the result have none.
     */
    async read(takeFile) {
        const fields = [];
        const files = new Map();
        let remaining = this.#source.limits.body;
        for await (const part of this.#sent()) {
            const { name, filename } = part;
            if (filename === undefined) {
                const bytes = await collectBytes(part.content);
                remaining -= bytes.length;
                fields.push(`${encodeURIComponent(name)}=${encodeURIComponent(textOf(bytes, name))}`);
            }
            else if (filename !== '') {
                const file = takeFile === undefined
                    ? await keep(part, { remaining, whole: this.#source.limits.body })
                    : await hand(part, takeFile);
                if (takeFile === undefined)
                    remaining -= file.size;
                const mark = `${this.#source.mark} ${files.size}`;
                files.set(mark, file);
                fields.push(`${encodeURIComponent(name)}=${encodeURIComponent(mark)}`);
            }
            if (remaining < 0)
                throw tooLarge(this.#source.limits.body);
        }
        return this.#validate(fields.join('&'), files);
    }
    #validate(form, files) {
        const { content, limits, unknownParameters, members } = this.#source;
        const bytes = Math.max(formLimits.bytes, form.length);
        const bounds = { ...formLimits, bytes, pairs: limits.parts };
        const decoded = decodeForm(content.fields, form, bounds, content.others);
        const own = withFiles(decoded.values, files);
        const values = mergeMembers(members.values, { ...own });
        const errors = decoded.errors.filter((error) => !isInQuery(error, members.values));
        const faults = [...decodingFaults('body', errors), ...decodingFaults('query', members.errors)];
        if (unknownParameters === 'refuse')
            faults.push(...unknownFaults('body', decoded.unknown));
        faults.push(...missingFiles(values, content.files ?? []));
        faults.push(...bodyFaults({ validator: content.validator, value: values, own, members, found: faults }));
        if (faults.length > 0) {
            const named = faults.map((fault) => members.named(fault));
            throw new Refusal({ status: 400, message: 'The form is not valid.', faults: named });
        }
        // The validator of the document is the one that the type was generated with.
        return values;
    }
}
function textPart(name, text) {
    const content = async function* () {
        yield new TextEncoder().encode(text);
    };
    return { name, filename: undefined, contentType: undefined, content: content() };
}
async function keep(part, { remaining, whole }) {
    const bytes = await collectBytes(limitBytes(part.content, Math.max(0, remaining), whole));
    return {
        name: part.filename ?? '',
        size: bytes.length,
        type: part.contentType ?? '',
        arrayBuffer: async () => bytes.slice().buffer,
    };
}
async function hand(part, takeFile) {
    let size = 0;
    const counted = async function* () {
        for await (const piece of part.content) {
            size += piece.length;
            yield piece;
        }
    };
    const filename = part.filename ?? '';
    await takeFile({ ...part, filename, content: counted() });
    const arrayBuffer = () => Promise.reject(new TypeError(`${filename} was handed on while it arrived.`));
    return { name: filename, size, type: part.contentType ?? '', arrayBuffer };
}
function textOf(bytes, name) {
    const text = decodeUtf8(bytes);
    if (text !== undefined)
        return text;
    const fault = { in: 'body', pointer: memberPointer('', name), message: 'is not text in UTF-8' };
    throw new Refusal({ status: 400, message: 'The form is not valid.', faults: [fault] });
}
/** Fields that are sent as text although the document says that they are files. */
function missingFiles(values, names) {
    return names.flatMap((name) => {
        const value = Object.hasOwn(values, name) ? Reflect.get(values, name) : [];
        if ([value].flat().every((item) => typeof item === 'object'))
            return [];
        return [{ in: 'body', pointer: memberPointer('', name), message: 'is not a file' }];
    });
}
/** Puts files where their marks are. */
function withFiles(values, files) {
    const found = Object.create(null);
    for (const [name, value] of Object.entries(values))
        found[name] = fileOrValue(value, files);
    return found;
}
function fileOrValue(value, files) {
    if (typeof value === 'string')
        return files.get(value) ?? value;
    if (value === null || typeof value !== 'object')
        return value;
    return Array.isArray(value)
        ? value.map((item) => fileOrValue(item, files))
        : withFiles(value, files);
}
