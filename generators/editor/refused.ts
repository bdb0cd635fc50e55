/** A request that makes no sense here: the editor shows the message to the person. */
export class RequestRefused extends Error {}
