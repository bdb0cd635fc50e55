import { memberName, nestedPairs } from "../parameters/nested-pairs.js";
import { encodePercent } from "../parameters/percent.js";
import { isNested } from "../parameters/spread-name.js";
import { asQuery } from "./query.js";
/**
 * Writes a query of objects alone, whose members stand in it under their own names and nest to any depth. What it writes
 * is what the codec writes.
 */
export function writeSpreadQuery({ query }) {
    return asQuery(Object.values(query ?? {})
        .flatMap((members) => Object.entries((members ?? {})))
        .flatMap(([name, value]) => nestedPairs(memberName(name, isNested), value))
        .map((pair) => pair.flatMap((text) => (text === null ? [] : encodePercent(text))).join('='))
        .join('&'));
}
