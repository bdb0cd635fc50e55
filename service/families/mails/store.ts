import type { Writes } from '../../database/database.ts';
import { sql } from '../../database/sql.ts';

/** Stores a mail to a user. The service itself sends none. */
export async function storeMail(
  writes: Writes,
  mail: { readonly userId: number; readonly subject: string; readonly body: string; readonly now: string },
): Promise<void> {
  await writes.run(sql`
    insert into mails (user_id, subject, body, created_at)
    values (${mail.userId}, ${mail.subject}, ${mail.body}, ${mail.now})`);
}
