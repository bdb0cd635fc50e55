/** Another process uses the database. */
export class DatabaseInUse extends Error {
  override readonly name = 'DatabaseInUse';
}
