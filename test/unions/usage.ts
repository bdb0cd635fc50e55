/** What the types of the unions allow, and what they do not. */
export const usage = `
import type { Account, Cat, Message, Parameters, Pet } from './types/index.js';

export const messages: Message[] = [{ role: 'USER', message: 'Hello' }, { role: 'TOOL', results: [] }];
// @ts-expect-error the tag is that of the other
export const crossed: Message = { role: 'TOOL', message: 'Hello' };
// @ts-expect-error a member is missing
export const silent: Message = { role: 'BOT' };

export function textOf(message: Message): string {
  return message.role === 'TOOL' ? (message.results ?? []).join() : message.message;
}

export const pets: Pet[] = [{ kind: 'cat', name: 'Tom', lives: 9 }, { kind: 'dog', bark: true }];
export const cat: Cat = { kind: 'cat', name: 'Tom' };
// @ts-expect-error no pet has this tag
export const bird: Pet = { kind: 'bird' };
// @ts-expect-error the member of the base is required
export const nothing: Cat = { lives: 9 };

export function nameOf(pet: Pet): string | undefined {
  return pet.kind === 'cat' ? String(pet.lives) : pet.name;
}

export const parameters: Parameters = { url: 'https://a.test', speed: 2 };
// @ts-expect-error the member of a part is required
export const bare: Parameters = { speed: 2 };

export const account: Account = { name: null };
`;
