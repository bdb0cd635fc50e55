import type { Email } from '../../../generated/types/index.js';
import type { Row } from '../../database/rows.ts';

/** Part A 2.9 */
export function emailView({ id, email, confirmed_at }: Row<'emails'>): Email {
  return { id, email, confirmed_at };
}
