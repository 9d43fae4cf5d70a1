import { screen } from '@testing-library/react';
import { describe, test } from 'vitest';
import { expect } from '../../../ui/testing/domMatchers.ts';
import { creator, renderSettings } from '../testing/renderSettings.tsx';

const settings = (change: object) => ({
  user: { ...creator, notificationSettings: { ...Object(creator['notificationSettings']), ...change } },
});

describe('what holds for all kinds', () => {
  test('hours of quiet are the night at first, and either end is chosen', async () => {
    const { user, sent, answer } = await renderSettings();
    await user.click(screen.getByRole('switch', { name: /おやすみ時間を設定する/ }));
    expect(sent()).toEqual({ input: { quietHours: { from: 22, until: 7 } } });
    await answer(settings({ quietHours: { from: 22, until: 7 } }));
    const from = screen.getByRole('combobox', { name: 'おやすみの開始' });
    expect(from).toHaveProperty('value', '22');
    // The other end is no choice: such hours would be none.
    expect(from.querySelector('option[value="7"]')).toBeNull();
    await user.selectOptions(screen.getByRole('combobox', { name: 'おやすみの終了' }), '8');
    expect(sent()).toEqual({ input: { quietHours: { from: 22, until: 8 } } });
    await answer(settings({ quietHours: { from: 22, until: 8 } }));
    await user.click(screen.getByRole('switch', { name: /おやすみ時間を設定する/ }));
    expect(sent()).toEqual({ input: { quietHours: null } });
  });

  test.each([
    [/メッセージの本文を表示しない/, { hidesWords: true }],
    [/新着とご案内のメールを受け取る/, { agreesToNews: true }],
  ])('%s is off until it is chosen', async (name, input) => {
    const { user, sent, answer } = await renderSettings();
    const choice = screen.getByRole('switch', { name });
    expect(choice).not.toBeChecked();
    await user.click(choice);
    expect(sent()).toEqual({ input });
    await answer(settings(input));
    expect(screen.getByRole('switch', { name })).toBeChecked();
  });
});
