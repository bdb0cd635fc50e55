// Printed from the migrations by `npm run rows -w forge-service`. Do not edit.

export interface ImportsRows {
  snippets: {
    id: number;
    author_id: number;
    title: string;
    description: string | null;
    visibility: string;
    origin: string;
    created_at: string;
    updated_at: string;
  };
  snippet_files: {
    snippet_id: number;
    position: number;
    name: string;
    hash: string;
    size: number;
  };
  gist_imports: {
    user_id: number;
    started_at: string;
  };
  mails: {
    id: number;
    user_id: number;
    subject: string;
    body: string;
    created_at: string;
  };
}
