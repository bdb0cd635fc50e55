import { describe, expect, test } from 'vitest';
import { methodNames } from '../../generators/emit/client/method-names.ts';
import { modelOf, operation } from '../types/model-of.ts';

describe('names of methods', () => {
  test.each<[string, readonly string[], readonly string[], number?]>([
    ['Projects', ['listProjects', 'getProject'], ['list', 'get']],
    ['Member roles', ['listMemberRoles', 'listGroupMemberRoles'], ['list', 'listGroupMemberRoles']],
    ['Service accounts', ['createServiceAccountToken'], ['createToken']],
    ['repos', ['repos/list-for-org', 'reposGet'], ['listForOrg', 'get']],
    ['Repository', ['listRepositoryTree'], ['listTree']],
    ['SAML', ['listSamlIdentities'], ['listIdentities']],
    ['Things', ['deleteThing'], ['delete']],
    ['Things', ['getThing', 'getThings'], ['getThing', 'getThings'], 2],
    ['Things', ['listThings', 'list'], ['listThings', 'list'], 1],
    ['Things', ['things'], ['things']],
    ['Addresses', ['getAddress'], ['get']],
    ['Agents', ['list', 'get', 'delete', 'new'], ['list', 'get', 'delete', 'new']],
    ['Agents', ['then', 'thenAgent'], ['then_', 'thenAgent'], 1],
  ])('in %s: %j', (tag, ids, want, clashes = 0) => {
    const paths = Object.fromEntries(
      ids.map((operationId, index) => [`/${index}`, { get: operation({ operationId, tags: [tag] }) }]),
    );
    const [family] = modelOf({ paths }).families;
    if (family === undefined) throw new Error('There is no family.');
    const { names, findings } = methodNames(family);
    expect(family.operations.map(({ names: { value } }) => names.get(value))).toEqual(want);
    expect(findings.map(({ code }) => code)).toEqual(Array(clashes).fill('client/method-clash'));
  });
});
