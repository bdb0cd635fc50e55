/** What the types of variants allow, and what they do not. */
export const usage = `
import { createClient, sendCat, sendOwner, sendPet } from './client/index.js';
import type { AnyPet, Cat, Event, Labelled, Owner, Pet, PetBase, PetRequest, Shape } from './types/index.js';

export const pets: PetRequest[] = [
  { kind: 'cat', name: 'Tom', lives: 9, friends: [{ kind: 'dog' }, { kind: 'Hamster', wheel: true }] },
  { kind: 'hound', bark: true, secret: 'Postmen' },
];
// @ts-expect-error no pet has this tag
export const bird: PetRequest = { kind: 'bird' };
// @ts-expect-error a member of the variant is missing
export const kitten: PetRequest = { kind: 'cat' };
// @ts-expect-error the member belongs to another variant
export const crossed: PetRequest = { kind: 'dog', lives: 9 };
// @ts-expect-error a variant has its own tag
export const wrong: Cat = { kind: 'dog', lives: 9 };
// @ts-expect-error only responses have it
export const numbered: PetRequest = { kind: 'dog', id: 1 };
// @ts-expect-error only requests have it
export const told: Pet = { kind: 'dog', secret: 'Postmen' };

/** What all pets have in common knows no tags. */
export const common: PetBase = { kind: 'bird', name: 'Tweety' };

export function describe(pet: Pet): string {
  switch (pet.kind) {
    case 'cat':
      return String(pet.lives) + (pet.friends ?? []).map(describe).join();
    case 'dog':
    case 'hound':
      return String(pet.bark);
    default:
      return pet.kind satisfies 'Hamster';
  }
}
export const asPet = (cat: Cat): Pet => cat;
export const asCommon = (pet: Pet): PetBase => pet;
export const another = (pet: AnyPet): string => (pet.kind === 'cat' ? String(pet.lives) : '');

export function area(shape: Shape): number {
  if (shape.type === 'Circle') return shape.radius;
  return shape.type === 'Square' ? shape.length : shape.sides;
}
// @ts-expect-error the mapping is absent, so that names select
export const circle: Shape = { type: 'circle', radius: 1 };

export const events: Event[] = [
  { event: 'other', at: 'now' },
  { event: 'push', commit: 'c' },
  { event: 'tag', commit: 'c', tag: 't' },
];
export function where(event: Event): string | undefined {
  if (event.event === 'other') return event.at;
  return event.event === 'branch' ? event.branch + event.commit : event.commit;
}

export const owner: Owner = { pet: { kind: 'cat', lives: 9 }, pets: [{ kind: 'dog' }], best: null };
export const labelled: Labelled = { of: { kind: 'cat', lives: 9, label: 'Tom' } };
// @ts-expect-error a labelled pet is a pet
export const unlabelled: Labelled = { of: { kind: 'bird', label: 'Tweety' } };

export async function send(): Promise<void> {
  const client = createClient({ baseUrl: 'https://pets.test' });
  const sent = await sendPet(client, { kind: 'cat', lives: 9 });
  if (sent.kind === 'cat') sent.lives.toFixed();
  // @ts-expect-error no pet has this tag
  await sendPet(client, { kind: 'bird' });
  await sendCat(client, { kind: 'cat', lives: 9 });
  const { best } = await sendOwner(client, { pet: { kind: 'dog' }, pets: [{ kind: 'hound' }], best: { kind: 'dog' } });
  if (best?.kind === 'dog') String(best.bark);
}
`;
