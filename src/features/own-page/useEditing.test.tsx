import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { hasDraft, keepDraft } from '../../lib/drafts/record.ts';
import { renderBeforeTown } from '../../testing/renderBeforeTown.tsx';
import { creator } from '../session/testing/viewers.ts';
import { LeaveDialog } from './LeaveDialog.tsx';
import { useEditing } from './useEditing.ts';

const editables = { name: { draftKey: 'name:1' }, bank: { draftKey: null } };

function Page(): ReactElement {
  const editing = useEditing(editables);
  return (
    <>
      <p>編集中: {editing.current ?? 'なし'}</p>
      <button type="button" onClick={() => editing.open('name')}>
        名前
      </button>
      <button type="button" onClick={() => editing.open('bank')}>
        口座
      </button>
      <button type="button" onClick={() => editing.setDirty(true)}>
        口座番号を打つ
      </button>
      <button type="button" onClick={editing.leave}>
        閉じる
      </button>
      {editing.question !== null && <LeaveDialog {...editing.question} />}
    </>
  );
}

const press = (user: { click: (element: Element) => Promise<void> }, name: string) =>
  user.click(screen.getByRole('button', { name }));

test('with nothing typed one section gives way to another', async () => {
  const { user } = await renderBeforeTown(<Page />, {}, creator);
  await press(user, '名前');
  await press(user, '口座');
  expect(screen.getByText('編集中: bank')).not.toBeNull();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('with something typed it asks first, and what may be kept is kept', async () => {
  const { user } = await renderBeforeTown(<Page />, {}, creator);
  await press(user, '名前');
  keepDraft('name:1', { name: '早瀬' });
  await press(user, '口座');
  expect(await screen.findByRole('alertdialog')).not.toBeNull();
  expect(screen.getByText('編集中: name')).not.toBeNull();
  expect(hasDraft('name:1')).toBe(true);
});

test('another page is not gone to before it is answered', async () => {
  const { user, router } = await renderBeforeTown(<Page />, {}, creator);
  await press(user, '口座');
  await press(user, '口座番号を打つ');
  void router.navigate({ to: '/products' });
  expect(await screen.findByRole('alertdialog')).not.toBeNull();
  expect(router.state.location.pathname).toBe('/');
});
