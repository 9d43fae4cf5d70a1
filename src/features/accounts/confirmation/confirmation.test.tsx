import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { graphql, RelayEnvironmentProvider } from 'react-relay/hooks';
import { createMockEnvironment } from 'relay-test-utils';
import { test, vi } from 'vitest';
import type { confirmationTestMutation } from '../../../../__generated__/confirmationTestMutation.graphql.ts';
import { commit } from '../../../relay/commit.ts';
import { expect } from '../../../ui/testing/domMatchers.ts';
import './ConfirmationDialog.tsx';
import { ConfirmationHost } from './ConfirmationHost.tsx';

vi.setConfig({ testTimeout: 30_000 });

const mutation = graphql`
  mutation confirmationTestMutation {
    requestDataExport {
      errors {
        ...mutationErrors @relay(mask: false)
      }
    }
  }
`;
const required = { __typename: 'ConfirmationRequiredError', message: '確認が必要です。' };

async function asked(times = 1) {
  const environment = createMockEnvironment();
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
  render(
    <RouterContextProvider router={router}>
      <RelayEnvironmentProvider environment={environment}>
        <ConfirmationHost />
      </RelayEnvironmentProvider>
    </RouterContextProvider>,
  );
  const names = () => environment.mock.getAllOperations().map(({ request }) => request.node.operation.name);
  const answer = (data: object) =>
    act(async () => environment.mock.resolveMostRecentOperation({ data: { ...data } }));
  const answers = [];
  for (let time = 0; time < times; time += 1) {
    answers.push(commit<confirmationTestMutation>(environment, mutation, {}));
    await answer({ requestDataExport: { errors: [required] } });
  }
  const dialog = within(await screen.findByRole('dialog', { name: 'ご本人の確認' }));
  await waitFor(() => expect(names()).toEqual(['ConfirmationWaysQuery']));
  await answer({
    me: {
      id: 'u',
      email: 'mio@example.jp',
      hasPassword: true,
      isGoogleLoggedIn: false,
      passkeys: [],
      secondFactor: null,
    },
  });
  return { dialog, names, answer, answers, environment, user: userEvent.setup({ delay: null }) };
}

test('what the server will not do unasked is done once the person has shown who they are', async () => {
  const { dialog, names, answer, answers, environment, user } = await asked();
  expect(dialog.getByLabelText('現在のパスワード', { selector: 'input' })).toHaveFocus();
  await user.keyboard('wrong{Enter}');
  const message = 'パスワードが違います。';
  await answer({
    confirmIdentity: { errors: [{ __typename: 'UserInputInvalidError', message, field: 'password' }] },
  });
  const field = dialog.getByLabelText('現在のパスワード', { selector: 'input' });
  expect(field).toHaveAccessibleDescription(message);
  await user.clear(field);
  await user.type(field, 'right{Enter}');
  expect(environment.mock.getMostRecentOperation().request.variables).toEqual({
    input: { password: 'right' },
  });
  await answer({ confirmIdentity: { errors: [] } });
  await waitFor(() => expect(names()).toEqual(['confirmationTestMutation']));
  expect(screen.queryByRole('dialog')).toBeNull();
  await answer({ requestDataExport: { errors: [] } });
  expect(await answers[0]).toEqual({ requestDataExport: { errors: [] } });
});

test('whoever leaves the dialog has done nothing, and two who ask at once share one', async () => {
  const { dialog, names, answers, user } = await asked(2);
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  await user.click(dialog.getByRole('button', { name: '閉じる' }));
  for (const one of answers) expect(await one).toEqual({ requestDataExport: { errors: [required] } });
  expect(names()).toEqual([]);
});
