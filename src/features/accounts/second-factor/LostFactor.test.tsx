import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { RelayEnvironmentProvider } from 'react-relay/hooks';
import { createMockEnvironment } from 'relay-test-utils';
import { test, vi } from 'vitest';
import { expect } from '../../../ui/testing/domMatchers.ts';
import { LostFactor } from './LostFactor.tsx';

test('once the mail is sent that takes the focus, and leads back', async () => {
  const environment = createMockEnvironment();
  const onBack = vi.fn();
  render(
    <RelayEnvironmentProvider environment={environment}>
      <LostFactor signInToken="s3cret" onBack={onBack} />
    </RelayEnvironmentProvider>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: '確認のメールを送る' }));
  await act(async () =>
    environment.mock.resolveMostRecentOperation({ data: { requestFactorRecovery: { errors: [] } } }),
  );
  expect(screen.getByRole('heading', { name: 'メールを送りました。' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: '戻る' }));
  expect(onBack).toHaveBeenCalledOnce();
});
