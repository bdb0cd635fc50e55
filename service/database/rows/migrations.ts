// Printed from the migrations by `npm run rows -w forge-service`. Do not edit.

export interface MigrationsRows {
  migrations: {
    number: number;
    name: string;
    applied_at: string;
  };
}
