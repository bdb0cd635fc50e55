/** Of all servers of Node, those of frameworks too. */
export const defaultTimeouts = { headers: 15_000, request: 120_000, keepAlive: 10_000 };
/** How often Node looks for connections that take too long, in milliseconds. */
export function checkingInterval({ headers }) {
    return Math.min(1_000, headers);
}
