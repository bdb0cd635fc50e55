/**
 * Headers about one connection, or about how one message is framed (RFC 9110, section 7.6.1; RFC 9112, section 6).
 * Programs set them themselves, so those of another message are not passed on.
 */
export const connectionHeaders: readonly string[] = [
  'connection',
  'content-length',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];
