/** A fault of a configuration, whose message is for the author of the configuration. */
export class ConfigurationError extends Error {
  override name = 'ConfigurationError';
}
