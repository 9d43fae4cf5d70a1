import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApi, type TestApi } from '../../../graphql/testing.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

const input = {
  topic: 'JOBS',
  name: '早瀬 みお',
  email: 'mio@example.jp',
  body: '応募の取り消し方を教えてください。',
};
const send = async (changes: Record<string, unknown> = {}, ip = '198.51.100.7') => {
  const { data } = await api.send(
    `mutation ($input: SendContactInput!) {
      sendContact(input: $input) {
        ok
        errors { __typename ... on UserInputInvalidError { field } }
      }
    }`,
    { input: { ...input, ...changes } },
    { ip },
  );
  return data?.['sendContact'];
};
const messages = () =>
  api.services.db.selectFrom('contact_messages').select(['category', 'name', 'body', 'status']).execute();
const mails = async () =>
  (await api.services.db.selectFrom('outbox').select('payload').where('kind', '=', 'mail').execute()).map(
    ({ payload }) => payload,
  );

test('is kept, told to the operators and answered, once however often it is sent', async () => {
  expect(await send()).toEqual({ ok: true, errors: [] });
  expect(await send()).toEqual({ ok: true, errors: [] });
  expect(await messages()).toEqual([
    { category: 'JOBS', name: '早瀬 みお', body: input.body, status: 'NEW' },
  ]);
  expect(await mails()).toEqual([
    expect.objectContaining({ template: 'contactReceived', to: 'mio@example.jp' }),
    expect.objectContaining({ template: 'contactToOperators', to: api.services.config.operatorMail }),
  ]);
});

test('says what is wrong at its field', async () => {
  expect(await send({ email: 'mio', name: ' ', body: '' })).toEqual({
    ok: false,
    errors: ['email', 'name', 'body'].map((field) => ({ __typename: 'UserInputInvalidError', field })),
  });
});

test('is limited for each address', async () => {
  const email = 'often@example.jp';
  for (const body of ['1', '2', '3', '4', '5'])
    expect(await send({ email, body })).toMatchObject({ ok: true });
  expect(await send({ email, body: '6' })).toMatchObject({
    errors: [{ __typename: 'RateLimitExceededError' }],
  });
});
