import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { RelayEnvironmentProvider } from 'react-relay/hooks';
import { createMockEnvironment } from 'relay-test-utils';
import { test, vi } from 'vitest';
import { expect } from '../../../ui/testing/domMatchers.ts';
import { ProposeDialog } from './ProposeDialog.tsx';

vi.setConfig({ testTimeout: 30_000 });

test('a proposal without a date goes to the date that is missing', async () => {
  const environment = createMockEnvironment();
  render(
    <RelayEnvironmentProvider environment={environment}>
      <ProposeDialog roomId="chatRoom_1" interview={null} onProposed={vi.fn()} onClose={vi.fn()} />
    </RelayEnvironmentProvider>,
  );
  const user = userEvent.setup();
  const propose = screen.getByRole('button', { name: '提案する' });
  await user.click(propose);
  expect(screen.getByText('日付を入力してください。')).toBeInTheDocument();
  expect(screen.getByLabelText('候補1の日付')).toHaveFocus();
  await user.click(propose);
  expect(screen.getByLabelText('候補1の日付')).toHaveFocus();
  expect(environment.mock.getAllOperations()).toEqual([]);
});
