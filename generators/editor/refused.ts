/** A request that cannot be fulfilled here: the editor shows the message to the user. */
export class RequestRefused extends Error {}
