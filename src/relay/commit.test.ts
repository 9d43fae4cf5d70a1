import { graphql } from 'relay-runtime';
import { createMockEnvironment } from 'relay-test-utils';
import { expect, test } from 'vitest';
import type { commitTestMutation } from '../../__generated__/commitTestMutation.graphql.ts';
import { commit } from './commit.ts';
import { mutationErrors } from './mutationErrors.ts';

const mutation = graphql`
  mutation commitTestMutation($id: ID!) {
    createBookmark(productId: $id) {
      errors {
        ...mutationErrors @relay(mask: false)
      }
    }
  }
`;

function send() {
  const environment = createMockEnvironment();
  const answer = commit<commitTestMutation>(environment, mutation, { id: 'w_1' });
  const respond = (errors: readonly object[]) =>
    environment.mock.resolveMostRecentOperation({ data: { createBookmark: { errors: [...errors] } } });
  return { environment, answer, respond };
}

test('a refusal is an answer, with its field and its time', async () => {
  const { answer, respond } = send();
  respond([
    { __typename: 'UserInputInvalidError', message: '長すぎます。', field: 'name' },
    { __typename: 'RateLimitExceededError', message: '多すぎます。', retryAt: '2026-11-22T00:00:00Z' },
  ]);
  expect(mutationErrors(await answer)).toEqual([
    { __typename: 'UserInputInvalidError', message: '長すぎます。', field: 'name' },
    { __typename: 'RateLimitExceededError', message: '多すぎます。', retryAt: '2026-11-22T00:00:00Z' },
  ]);
});

test("a failure of the server is no refusal, even in the payload's errors", async () => {
  const { answer, respond } = send();
  respond([{ __typename: 'InternalServerError', message: 'エラーが発生しました。' }]);
  await expect(answer).rejects.toThrow('エラーが発生しました。');
});

test('rejects without an answer', async () => {
  const { environment, answer } = send();
  environment.mock.rejectMostRecentOperation(new Error('gone'));
  await expect(answer).rejects.toThrow('gone');
});

test('nothing is read where a payload has no errors', () => {
  expect(mutationErrors({ viewProduct: { status: 'OK' }, other: null })).toEqual([]);
});
