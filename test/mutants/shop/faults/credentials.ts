import { isOf, open, type ShopFault } from './plant.ts';

/** Who may come in with which token. */
export const credentialFaults: readonly ShopFault[] = [
  [
    'an expired token is taken',
    (shop) => {
      const inner = shop.mayEnter.bind(shop);
      shop.mayEnter = (request) =>
        inner(request) || (request.headers.get('authorization') ?? '').startsWith('Bearer ey');
    },
  ],
  [
    'a token is taken by its beginning',
    (shop) =>
      (shop.mayEnter = (request) => (request.headers.get('authorization') ?? '').startsWith('Bearer kind_')),
  ],
  [
    'tokens are compared by their length',
    (shop) => (shop.mayEnter = (request) => request.headers.get('authorization')?.length === 31),
  ],
  ['creation is open', open(isOf('POST'))],
];
