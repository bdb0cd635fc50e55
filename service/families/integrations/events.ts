/** Events that can trigger an integration, and their defaults (Part B 2.10). */
export const defaultEvents = {
  commit_events: true,
  push_events: true,
  issues_events: true,
  incident_events: false,
  alert_events: true,
  confidential_issues_events: true,
  merge_requests_events: true,
  tag_push_events: true,
  deployment_events: false,
  note_events: true,
  confidential_note_events: true,
  pipeline_events: false,
  wiki_page_events: true,
  job_events: false,
  comment_on_event_enabled: true,
  vulnerability_events: false,
} as const;

export type EventName = keyof typeof defaultEvents;

export type Events = Readonly<Record<EventName, boolean>>;

/** Whether a member of a request selects an event. */
export function isEvent(name: string): name is EventName {
  return Object.hasOwn(defaultEvents, name);
}

/** The events of a stored integration: the selected ones, and defaults for the rest. */
export function eventsOf(stored: unknown): Events {
  return { ...defaultEvents, ...(stored as Partial<Events>) };
}
