/** The service's response: a project of about two kilobytes. */
export const project: string = JSON.stringify({
  id: 7,
  name: 'Deploy',
  path_with_namespace: 'acme/platform/deploy',
  created_at: '2024-03-11T08:15:30.512Z',
  topics: Array.from({ length: 40 }, (_, index) => `topic-${index}`),
  description: 'Ships releases to every region. '.repeat(45),
});
