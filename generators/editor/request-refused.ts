/** A request that is refused. The editor shows the message to the user. */
export class RequestRefused extends Error {}
