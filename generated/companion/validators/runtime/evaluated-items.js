/** Adds the places of items that another check found `contains` to match. */
export function takeItems(into, found) {
    if (found !== undefined)
        for (const index of found)
            into.push(index);
}
/** How many items of a list there are beside its first ones and those at some places. */
export function countOthers(length, first, places) {
    let count = Math.max(0, length - first);
    for (const place of places)
        if (place >= first && place < length)
            count -= 1;
    return count;
}
