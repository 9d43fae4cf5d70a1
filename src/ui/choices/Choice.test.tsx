import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { test } from 'vitest';
import { expect } from '../testing/domMatchers.ts';
import { Checkbox } from './Checkbox.tsx';
import { RadioCards } from './RadioCards.tsx';
import { RadioGroup } from './RadioGroup.tsx';
import { Switch } from './Switch.tsx';

const kinds = [
  { value: 'a', label: '単発' },
  { value: 'b', label: '時間制', disabled: true },
  { value: 'c', label: '正社員' },
] as const;

function Kinds({ layout }: { readonly layout: 'stack' | 'segments' }): ReactElement {
  const [kind, setKind] = useState<'a' | 'b' | 'c' | null>('a');
  return <RadioGroup label="契約形態" layout={layout} options={kinds} value={kind} onChange={setKind} />;
}

test.each(['stack', 'segments'] as const)(
  '%s: one tab stop, arrows choose and pass the disabled one',
  async (layout) => {
    render(<Kinds layout={layout} />);
    await userEvent.tab();
    expect(screen.getByRole('radio', { name: '単発' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('radio', { name: '正社員' })).toBeChecked();
    expect(screen.getByRole('radio', { name: '正社員' })).toHaveFocus();
    expect(screen.getByRole('group', { name: '契約形態' })).toBeInTheDocument();
  },
);

test('a card is chosen by pressing anywhere on it', async () => {
  const chosen: string[] = [];
  render(
    <RadioCards
      label="契約形態"
      error="1つ選んでください。"
      options={[
        { value: 'a', title: '単発', description: '一式で支払います。' },
        { value: 'b', title: '時間制', description: '働いた時間で支払います。' },
      ]}
      value={null}
      onChange={(value) => chosen.push(value)}
    />,
  );
  await userEvent.click(screen.getByText('働いた時間で支払います。'));
  expect(chosen).toEqual(['b']);
  expect(screen.getByRole('group', { name: '契約形態' })).toHaveAccessibleDescription('1つ選んでください。');
});

test('a checkbox can be between', async () => {
  const heard: boolean[] = [];
  render(
    <Checkbox checked={false} indeterminate onChange={(checked) => heard.push(checked)}>
      すべて
    </Checkbox>,
  );
  const box = screen.getByRole('checkbox', { name: 'すべて' });
  expect(box).toBePartiallyChecked();
  await userEvent.click(box);
  expect(heard).toEqual([true]);
});

test('a switch is one to those who listen', async () => {
  const heard: boolean[] = [];
  render(
    <Switch checked onChange={(on) => heard.push(on)}>
      メールで知らせる
    </Switch>,
  );
  await userEvent.click(screen.getByRole('switch', { name: 'メールで知らせる', checked: true }));
  expect(heard).toEqual([false]);
});
