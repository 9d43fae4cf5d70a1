import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { RelayEnvironmentProvider } from 'react-relay/hooks';
import { createMockEnvironment, MockPayloadGenerator } from 'relay-test-utils';
import { expect, test, vi } from 'vitest';
// Here at once, so that no test waits for it to be compiled.
import '../../ui/feedback/toastEngine.tsx';
import '../../ui/feedback/ToastHost.tsx';
import '../../ui/overlays/Dialog.tsx';
import './ReportContentDialog.tsx';
import { ToastRegion } from '../../ui/feedback/ToastRegion.tsx';
import { createSessionStore, SessionContext, type SessionState } from '../session/session.ts';
import { creator, guest } from '../session/testing/viewers.ts';
import { ReportLink } from './ReportLink.tsx';

vi.setConfig({ testTimeout: 30_000 });

function show(state: SessionState) {
  const environment = createMockEnvironment();
  render(
    <SessionContext value={createSessionStore(state, {})}>
      <RelayEnvironmentProvider environment={environment}>
        <ReportLink subjectId="w_1" kind="work" shareToken="opens" />
        <ToastRegion />
      </RelayEnvironmentProvider>
    </SessionContext>,
  );
  return { environment, user: userEvent.setup({ delay: null }) };
}

test('a guest is offered nothing', () => {
  show(guest);
  expect(screen.queryByRole('button')).toBeNull();
});

test('a member tells why, and is thanked once it is taken', async () => {
  const { environment, user } = show(creator);
  await user.click(screen.getByRole('button', { name: 'この作品を報告する' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'この作品を報告する' }));
  await user.click(dialog.getByRole('button', { name: '報告する' }));
  dialog.getByText('理由を選んでください。');
  expect(environment.mock.getAllOperations()).toEqual([]);
  await user.click(dialog.getByRole('radio', { name: '著作権などの侵害' }));
  await user.type(dialog.getByRole('textbox', { name: /詳しい内容/ }), ' 私の絵です。 ');
  await user.click(dialog.getByRole('button', { name: '報告する' }));
  expect(environment.mock.getMostRecentOperation().request.variables).toEqual({
    input: { subjectId: 'w_1', shareToken: 'opens', reason: 'COPYRIGHT', detail: '私の絵です。' },
  });
  await act(async () => {
    environment.mock.resolveMostRecentOperation((operation) =>
      MockPayloadGenerator.generate(operation, { OkPayload: () => ({ ok: true, errors: [] }) }),
    );
  });
  await screen.findByText('報告を受け付けました。運営が内容を確認します。');
  expect(screen.queryByRole('dialog')).toBeNull();
});
