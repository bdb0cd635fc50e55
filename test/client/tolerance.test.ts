import { beforeAll, expect, test } from 'vitest';
import { createClient } from '../../runtime/client/client.ts';
import { InvalidValueError, validation, type OperationValidators } from '../../runtime/client/validation.ts';
import { sendJson, startService } from '../runtime/client/service.ts';
import { generateClient, load, specification, type AnyFunction, type ClientModule } from './generated.ts';

const role = { id: 3, name: 'Release manager', group_id: 42, base_access_level: 30, read_code: true };

let list: AnyFunction;
let validators: OperationValidators;

beforeAll(async () => {
  const folder = await generateClient(specification, ['validators']);
  const { listGroupMemberRoles } = await load<ClientModule>(folder, 'client/index.js');
  if (listGroupMemberRoles === undefined) throw new Error('There is no function.');
  list = listGroupMemberRoles;
  validators = await load<OperationValidators>(folder, 'validators/operations.js');
});

test.each([
  ['nothing new', role],
  ['a member that nobody knows', { ...role, added_later: { deep: [1] } }],
  ['a value beyond the documented ones', { ...role, base_access_level: 99 }],
])('an answer with %s comes as it is, checked or not', async (_, answer) => {
  await using service = await startService((_seen, response) => sendJson(response, [answer]));
  for (const use of [[], [validation(validators)]])
    expect(await list(createClient({ baseUrl: service.origin, use }), { id: 42 })).toEqual([answer]);
});

test('an answer of another shape fails where it is checked', async () => {
  await using service = await startService((_seen, response) => sendJson(response, [{ ...role, id: 'x' }]));
  const client = createClient({ baseUrl: service.origin, use: [validation(validators)] });
  await expect(list(client, { id: 42 })).rejects.toThrow(InvalidValueError);
});
