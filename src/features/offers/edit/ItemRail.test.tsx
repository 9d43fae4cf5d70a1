import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ItemRail } from './ItemRail.tsx';

const line = (number: number, label: string, text: readonly string[], state = 'DECIDED' as const) => ({
  number,
  term: label,
  label,
  state,
  text,
  notes: [],
});

test('each item says whether it is decided, open or missing, and leads to its place', async () => {
  const go = vi.fn<(number: number) => void>();
  render(
    <ItemRail
      at={2}
      onGo={go}
      lines={[
        line(2, '仕事の内容', ['題字一点']),
        { ...line(6, '納める場所', ['未定']), state: 'UNDECIDED' },
        { ...line(8, '報酬の額', []), state: 'NONE' },
        { ...line(12, 'そのほか', ['なし']), state: 'NONE' },
      ]}
    />,
  );
  expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
    '2 仕事の内容 入力済み',
    '6 納める場所 未定',
    '8 報酬の額 未入力',
    '12 そのほか 入力済み',
  ]);
  expect(screen.getByRole('button', { current: 'step' }).getAttribute('aria-label')).toBe(
    '2 仕事の内容 入力済み',
  );
  await userEvent.click(screen.getByRole('button', { name: '8 報酬の額 未入力' }));
  expect(go).toHaveBeenCalledExactlyOnceWith(8);
});
