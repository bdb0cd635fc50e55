/** One line of JSON for each entry. Errors are told with their stacks. */
export const consoleLog = {
    info: (fields, message) => console.info(line('info', fields, message)),
    warn: (fields, message) => console.warn(line('warn', fields, message)),
    error: (fields, message) => console.error(line('error', fields, message)),
};
function line(level, fields, message) {
    return JSON.stringify({ level, message, ...fields }, (_, value) => value instanceof Error ? value.stack : value);
}
