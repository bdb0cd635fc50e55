import { emitterNames } from '../../generators/emit/emitter-names.ts';
import type { Program } from '../outputs/program.ts';
import { scripts } from './document.ts';

const usage = `
import { createApi } from './client/index.js';
import type { Größe, Заказ, ユーザー, 用户 } from './types/index.js';

export const user: 用户 = { имя: 'A', 価格: 1 };
export const size: Größe = { имя: 'L', next: { имя: 'XL' } };
// @ts-expect-error a member is missing
export const order: Заказ = { 価格: 1 };
export const names: readonly ユーザー[] = [user, size];

export async function send(api: ReturnType<typeof createApi>): Promise<string> {
  const made = await api.用户管理.创建用户({ 名前: '一', имя: 'A', 価格: 1 });
  return made.имя;
}
`;

export const programs: readonly Program[] = [
  {
    name: 'names of other scripts compile',
    environment: 'node',
    output: { document: scripts, emitters: emitterNames },
    declarations: ['**/*.d.ts'],
    files: () => [{ path: 'usage.ts', text: usage }],
  },
];
