// Printed from the migrations by `npm run rows -w forge-service`. Do not edit.

export interface IntegrationsRows {
  integrations: {
    id: number;
    project_id: number;
    slug: string;
    active: boolean;
    inherited: boolean;
    events: unknown;
    properties: unknown;
    created_at: string;
    updated_at: string;
  };
}
