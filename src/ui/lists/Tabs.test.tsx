import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { test } from 'vitest';
import { expect } from '../testing/domMatchers.ts';
import { Tabs } from './Tabs.tsx';

const stages = [
  { value: 'all', label: 'すべて', count: 38 },
  { value: 'unread', label: '未読' },
  { value: 'met', label: '面談' },
] as const;

function Stages(): ReactElement {
  const [stage, setStage] = useState<'all' | 'unread' | 'met'>('all');
  return (
    <Tabs label="段階" tabs={stages} value={stage} onChange={setStage}>
      {stage}の中身
    </Tabs>
  );
}

test('arrows, Home and End move and choose; only the chosen one is a tab stop', async () => {
  render(<Stages />);
  await userEvent.tab();
  expect(screen.getByRole('tab', { name: /すべて/ })).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(screen.getByRole('tab', { name: '面談', selected: true })).toHaveFocus();
  expect(screen.getByRole('tabpanel', { name: '面談' })).toHaveTextContent('metの中身');
  await userEvent.keyboard('{Home}{ArrowRight}');
  expect(screen.getByRole('tab', { name: '未読', selected: true })).toHaveFocus();
  await userEvent.keyboard('{End}');
  expect(screen.getByRole('tab', { name: '面談' })).toHaveAttribute('tabindex', '0');
  expect(screen.getByRole('tab', { name: '未読' })).toHaveAttribute('tabindex', '-1');
  await userEvent.tab();
  expect(screen.getByRole('tabpanel')).toHaveFocus();
});
