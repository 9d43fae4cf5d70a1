import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect as expectCall, test, vi } from 'vitest';
import { expect } from '../../ui/testing/domMatchers.ts';
import { renderAsMember } from '../onboarding/testing/renderAsMember.tsx';
import { company } from '../session/testing/viewers.ts';
import { RenameList } from './RenameList.tsx';

async function opened() {
  const onClose = vi.fn<() => void>();
  const { environment } = await renderAsMember(
    <RenameList listId="creatorList_signs" name="看板の人" onClose={onClose} />,
    company,
    { path: '/lists' },
  );
  const answer = (saveCreatorList: object) =>
    act(async () => {
      environment.mock.resolveMostRecentOperation({ data: { saveCreatorList } });
      await Promise.resolve();
    });
  const rename = async (name: string) => {
    const field = screen.getByRole('textbox', { name: /リストの名前/u });
    await userEvent.clear(field);
    await userEvent.type(field, `${name}{Enter}`);
  };
  return { answer, rename, onClose, environment };
}

test('a name that another list has is refused at the field, and another one taken', async () => {
  const { answer, rename, onClose } = await opened();
  await rename('活版の人');
  await answer({
    lists: null,
    errors: [
      {
        __typename: 'ArgumentInvalidError',
        __isMutationErrorInterface: 'ArgumentInvalidError',
        message: '同じ名前のリストがあります。',
        field: 'name',
      },
    ],
  });
  expect(screen.getByRole('textbox', { name: /リストの名前/u })).toHaveAccessibleDescription(
    '同じ名前のリストがあります。',
  );
  expectCall(onClose).not.toHaveBeenCalled();
  await rename('看板と暖簾');
  await answer({ lists: [{ id: 'creatorList_signs', name: '看板と暖簾' }], errors: [] });
  expectCall(onClose).toHaveBeenCalledOnce();
});

test('nothing is sent for the same name or none', async () => {
  const { rename, onClose, environment } = await opened();
  const sent = environment.mock.getAllOperations().length;
  await userEvent.clear(screen.getByRole('textbox', { name: /リストの名前/u }));
  expect(screen.getByRole('button', { name: '変更する' })).toBeDisabled();
  await rename('看板の人');
  expectCall(environment.mock.getAllOperations()).toHaveLength(sent);
  expectCall(onClose).toHaveBeenCalledOnce();
});
