import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Suspense } from 'react';
import { RelayEnvironmentProvider } from 'react-relay/hooks';
import { createMockEnvironment } from 'relay-test-utils';
import { describe, test, vi } from 'vitest';
import '../../../ui/overlays/Dialog.tsx';
import { expect } from '../../../ui/testing/domMatchers.ts';
import { TemplatesDialog } from './TemplatesDialog.tsx';

vi.setConfig({ testTimeout: 30_000 });

const facts = {
  candidateName: '早瀬 澪',
  openingTitle: null,
  companyName: 'みなも菓子舗',
  ownName: '西村 佳乃',
};
const templates = [
  { __typename: 'ChatTemplate', id: 't1', title: 'お礼', body: '{候補者名}さん、ありがとうございます。' },
  { __typename: 'ChatTemplate', id: 't2', title: '日程のご相談', body: '面談の日程をご相談させてください。' },
];

async function show(all: readonly object[] = templates) {
  const environment = createMockEnvironment();
  const onInsert = vi.fn();
  render(
    <RelayEnvironmentProvider environment={environment}>
      <Suspense fallback={null}>
        <TemplatesDialog facts={facts} onInsert={onInsert} onClose={vi.fn()} />
      </Suspense>
    </RelayEnvironmentProvider>,
  );
  await act(async () => environment.mock.resolveMostRecentOperation({ data: { chatTemplates: [...all] } }));
  const answer = (data: object) =>
    act(async () => environment.mock.resolveMostRecentOperation({ data: { ...data } }));
  const sent = () => environment.mock.getMostRecentOperation().request.variables;
  return { user: userEvent.setup(), onInsert, answer, sent };
}

describe('the company’s texts', () => {
  test('one is found, chosen and put in by the keyboard alone, with the names filled in', async () => {
    const { user, onInsert } = await show();
    await user.click(screen.getByRole('searchbox', { name: '定型文を検索' }));
    await user.keyboard('{ArrowDown}{ArrowUp}{Enter}');
    expect(onInsert).toHaveBeenLastCalledWith('早瀬 澪さん、ありがとうございます。');
    await user.keyboard('日程{Enter}');
    expect(onInsert).toHaveBeenLastCalledWith('面談の日程をご相談させてください。');
    await user.keyboard('そんなものはない{Enter}');
    expect(onInsert).toHaveBeenCalledTimes(2);
  });

  test('one is written and stands in the list', async () => {
    const { user, answer, sent } = await show([]);
    await user.click(screen.getByRole('button', { name: '定型文を作成する' }));
    await user.click(screen.getByRole('button', { name: '保存する' }));
    expect(screen.getByText('名前を入力してください。')).toBeInTheDocument();
    await user.type(screen.getByRole('textbox', { name: /名前/u }), 'お礼');
    await user.type(screen.getByRole('textbox', { name: /本文/u }), 'ありがとうございます。');
    await user.click(screen.getByRole('button', { name: '保存する' }));
    expect(sent()).toMatchObject({ input: { title: 'お礼', body: 'ありがとうございます。' } });
    await answer({ saveChatTemplate: { errors: [], templates: [templates[0]] } });
    expect(screen.getByRole('button', { name: '「お礼」を挿入する' })).toBeInTheDocument();
  });
});
