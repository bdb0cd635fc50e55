// Printed from the migrations by `npm run rows -w forge-service`. Do not edit.

export interface MembershipRows {
  access_requests: {
    id: number;
    kind: string;
    source_id: number;
    user_id: number;
    created_at: string;
  };
  invitations: {
    id: number;
    kind: string;
    source_id: number;
    email: string;
    access_level: number;
    member_role_id: number | null;
    expires_at: string | null;
    origin: string | null;
    created_by_id: number | null;
    created_at: string;
  };
  promotions: {
    id: number;
    kind: string;
    source_id: number;
    user_id: number;
    access_level: number;
    member_role_id: number | null;
    expires_at: string | null;
    requested_by_id: number | null;
    created_at: string;
  };
  saml_providers: {
    id: number;
    group_id: number;
    created_at: string;
  };
  saml_identities: {
    id: number;
    provider_id: number;
    user_id: number;
    extern_uid: string;
    created_at: string;
  };
  saml_group_links: {
    id: number;
    group_id: number;
    name: string;
    access_level: number;
    member_role_id: number | null;
    created_at: string;
  };
  ssh_certificates: {
    id: number;
    group_id: number;
    title: string;
    public_key: string;
    fingerprint: string;
    created_at: string;
  };
}
