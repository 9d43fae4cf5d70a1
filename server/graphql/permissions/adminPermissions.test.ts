import { isNonNullType, isObjectType } from 'graphql';
import type { GraphQLArgument } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { staffRoles } from '../../lib/request/staff.ts';
import { staffApi } from '../../modules/staff/testing.ts';
import { adminPermissions } from './testAdminPermissions.ts';
import { adminSchema } from '../adminSchema.ts';
import { testApi } from '../testing.ts';
import type { TestApi } from '../testing.ts';

let api: TestApi;
let desk: ReturnType<typeof staffApi>;
beforeAll(async () => {
  api = await testApi();
  desk = staffApi(api);
});
afterAll(() => api.close());

/** A value that is right in kind and means nothing. */
function valueOf({ type }: GraphQLArgument): string {
  const name = String(type).replaceAll(/[![\]]/gu, '');
  if (String(type).startsWith('[')) return '[]';
  if (name === 'ID') return '"x"';
  if (name === 'Int') return '1';
  if (name === 'Boolean') return 'true';
  if (name === 'DateTime') return '"2026-04-01T00:00:00.000Z"';
  const found = adminSchema.getType(name);
  if (found && 'getValues' in found) return found.getValues()[0]?.name ?? '';
  if (found && 'getFields' in found) return '{}';
  return '"x"';
}

const calls = (['query', 'mutation'] as const).flatMap((kind) => {
  const root = kind === 'query' ? adminSchema.getQueryType() : adminSchema.getMutationType();
  return Object.values(root?.getFields() ?? {}).map((field) => {
    const given = field.args.filter(({ type }) => isNonNullType(type));
    const args =
      given.length === 0 ? '' : `(${given.map((arg) => `${arg.name}: ${valueOf(arg)}`).join(', ')})`;
    const type = adminSchema.getType(String(field.type).replaceAll(/[![\]]/gu, ''));
    const selection = !isObjectType(type)
      ? ''
      : 'errors' in type.getFields()
        ? ' { errors { __typename } }'
        : ' { __typename }';
    return { name: field.name, call: `${kind} { ${field.name}${args}${selection} }` };
  });
});

/** Refused for who asks, whatever was asked for. */
const refused = ['FORBIDDEN', 'UNAUTHENTICATED', 'ForbiddenError'];

describe('who of the house may call what', () => {
  test('every field has a row, and every row a field', () => {
    expect(Object.keys(adminPermissions).sort()).toEqual(calls.map(({ name }) => name).sort());
  });

  test.each(calls)('$name', async ({ name, call }) => {
    const rule = adminPermissions[name];
    const nobody = await desk.send(call);
    const isRefused = (answer: typeof nobody) =>
      refused.some((word) => JSON.stringify(answer).includes(`"${word}"`)) ||
      (answer.errors ?? []).some(({ extensions }) => refused.includes(String(extensions?.['code'])));
    if (rule === 'everyone') {
      expect(isRefused(nobody)).toBe(false);
      return;
    }
    expect(isRefused(nobody)).toBe(true);
    for (const role of staffRoles) {
      const may = rule === 'staff' || role === 'ADMINISTRATOR' || rule?.includes(role) === true;
      const answer = await desk.send(call, {}, { as: await desk.staff(role, role) });
      const payload: unknown = Object.values(answer.data ?? {})[0];
      expect([role, isRefused(answer)], JSON.stringify(payload)).toEqual([role, !may]);
    }
  });
});
