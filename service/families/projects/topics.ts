import type { Writes } from '../../database/database.ts';
import { sql } from '../../database/sql.ts';

/** Replaces the topics of a project with these, in this order. */
export async function setTopics(writes: Writes, projectId: number, names: readonly string[]): Promise<void> {
  await writes.run(sql`delete from project_topics where project_id = ${projectId}`);
  for (const [position, name] of names.entries()) {
    await writes.run(sql`insert into topics (name) values (${name}) on conflict do nothing`);
    await writes.run(sql`
      insert into project_topics (project_id, topic_id, position)
      select ${projectId}, id, ${position} from topics where lower(name) = ${name.toLowerCase()}
      on conflict do nothing`);
  }
}
