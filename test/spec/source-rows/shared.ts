import { type Facts, integer, nullable, text } from './row.ts';

/** The user summary of A 2.6 and B 2.5. */
export const userSummary: Facts = {
  id: integer,
  username: text,
  name: text,
  state: text,
  avatar_url: nullable(text),
  web_url: text,
};

export const sortDirections = ['asc', 'desc'];
