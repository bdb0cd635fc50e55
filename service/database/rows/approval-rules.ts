// Printed from the migrations by `npm run rows -w forge-service`. Do not edit.

export interface ApprovalRulesRows {
  protected_branches: {
    id: number;
    project_id: number;
    name: string;
    allow_force_push: boolean;
    code_owner_approval_required: boolean;
  };
  protected_branch_access: {
    id: number;
    protected_branch_id: number;
    kind: string;
    access_level: number | null;
    user_id: number | null;
    group_id: number | null;
  };
  approval_rules: {
    id: number;
    project_id: number | null;
    group_id: number | null;
    name: string;
    rule_type: string;
    report_type: string | null;
    approvals_required: number;
    applies_to_all_protected_branches: boolean;
  };
  approval_rule_users: {
    approval_rule_id: number;
    user_id: number;
  };
  approval_rule_groups: {
    approval_rule_id: number;
    group_id: number;
  };
  approval_rule_branches: {
    approval_rule_id: number;
    protected_branch_id: number;
  };
  approval_settings: {
    id: number;
    project_id: number | null;
    group_id: number | null;
    value: unknown;
  };
}
