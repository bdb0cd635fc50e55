// Printed from the migrations by `npm run rows -w forge-service`. Do not edit.

export interface PlanningRows {
  milestones: {
    id: number;
    project_id: number | null;
    group_id: number | null;
    iid: number;
    title: string;
    description: string | null;
    due_date: string | null;
    start_date: string | null;
    state: string;
    created_at: string;
    updated_at: string;
  };
  labels: {
    id: number;
    project_id: number;
    name: string;
    color: string;
    description: string | null;
    created_at: string;
  };
  issues: {
    id: number;
    project_id: number;
    iid: number;
    title: string;
    description: string | null;
    state: string;
    author_id: number | null;
    milestone_id: number | null;
    confidential: boolean;
    discussion_locked: boolean | null;
    due_date: string | null;
    issue_type: string;
    weight: number | null;
    created_at: string;
    updated_at: string;
    closed_at: string | null;
    closed_by_id: number | null;
  };
  issue_assignees: {
    issue_id: number;
    user_id: number;
    position: number;
  };
  issue_labels: {
    issue_id: number;
    label_id: number;
  };
  issue_events: {
    id: number;
    issue_id: number;
    action: string;
    created_at: string;
  };
}
