export * as operations from './operations.js';
export * from './schemas.js';
