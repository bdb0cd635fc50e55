/** Reads a body as text. */
export function readText(response) {
    return response.text();
}
//# sourceMappingURL=read-text.js.map