export { createClient } from "./client.js";
export { allOf, basic, bearer, cookieToken, headerToken, queryToken } from "./authentication.js";
export { deprecationWarnings } from "./deprecation.js";
export { ApiError, AuthenticationError, ConflictError, ConnectionError, NotFoundError, PermissionError, RateLimitError, ServerError, TimeoutError, ValidationError, } from "./errors.js";
export { hooks } from "./hooks.js";
export { retries } from "./retries.js";
export { timeout } from "./timeout.js";
export { InvalidValueError, validation } from "./validation.js";
