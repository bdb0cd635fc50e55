import type { Refusal } from '../../generated/server/index.js';
import { UniqueViolation } from '../database/database.ts';

/** Runs work that takes a name, and refuses if somebody else took it at the same moment. */
export async function unlessTaken<Result>(refusal: Refusal, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof UniqueViolation ? refusal : error;
  }
}
