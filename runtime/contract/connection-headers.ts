/**
 * Headers of one connection and of how a message is sent on it (RFC 9110, section 7.6.1; RFC 9112, section 6): programs
 * set them by themselves, and those of another message may differ.
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
