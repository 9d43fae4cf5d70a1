import { screen } from '@testing-library/react';
import { describe, test } from 'vitest';
import { expect } from '../../../ui/testing/domMatchers.ts';
import { company, renderSettings } from '../testing/renderSettings.tsx';

describe('how one writes and reads', () => {
  test('creators choose who may begin, companies do not', async () => {
    const { section } = await renderSettings();
    expect(section('メッセージ').getByRole('radio', { name: /受け取らない/ })).toBeInTheDocument();
    expect(section('メッセージ').getByRole('switch', { name: /既読を表示する/ })).toBeInTheDocument();
  });

  test('companies choose the keys', async () => {
    const { section } = await renderSettings(company);
    expect(section('メッセージ').getByRole('switch', { name: /Enterで送信する/ })).toBeInTheDocument();
    expect(screen.queryByRole('radio', { name: /受け取らない/ })).toBeNull();
  });
});
