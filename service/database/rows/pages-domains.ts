// Printed from the migrations by `npm run rows -w forge-service`. Do not edit.

export interface PagesDomainsRows {
  pages_domains: {
    id: number;
    project_id: number;
    domain: string;
    auto_ssl_enabled: boolean;
    certificate: string | null;
    verified: boolean;
    verification_code: string;
    enabled_until: string | null;
    created_at: string;
  };
}
