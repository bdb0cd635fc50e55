import { limits } from './limits.ts';

/** An error of a configuration, whose message is for the author of the configuration. */
export class ConfigurationError extends Error {
  override name = 'ConfigurationError';

  constructor(message: string, options?: ErrorOptions) {
    super(message.slice(0, limits.messageLength), options);
  }
}
