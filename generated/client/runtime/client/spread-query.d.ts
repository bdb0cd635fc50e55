import type { Values } from './operation.js';
/**
 * Writes a query of objects alone, whose members stand in it under their own names and nest to any depth. What it writes
 * is what the codec writes.
 */
export declare function writeSpreadQuery({ query }: Values): string;
