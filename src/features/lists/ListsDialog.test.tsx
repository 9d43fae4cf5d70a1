import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { test } from 'vitest';
import { expect } from '../../ui/testing/domMatchers.ts';
import { renderAsMember } from '../onboarding/testing/renderAsMember.tsx';
import { company } from '../session/testing/viewers.ts';
import { ListsDialog } from './ListsDialog.tsx';

const signs = { id: 'creatorList_signs', name: '看板の人', count: 0 };

async function opened(creatorListIds: readonly string[] = []) {
  const { environment } = await renderAsMember(
    <ListsDialog creatorIds={['c_1']} onClose={() => undefined} />,
    company,
    { path: '/recommend' },
  );
  const answer = (data: object) =>
    act(async () => {
      environment.mock.resolveMostRecentOperation({ data });
      await Promise.resolve();
    });
  await answer({
    creatorLists: [signs],
    nodes: [{ __typename: 'CreatorUser', id: 'c_1', creatorListIds }],
  });
  return { answer, sent: () => environment.mock.getMostRecentOperation().request.variables };
}

const box = (name: RegExp) => screen.findByRole('checkbox', { name });

test('a new list is ticked, whatever its name was read as, and none that a colleague made meanwhile', async () => {
  const { answer } = await opened();
  await userEvent.type(screen.getByRole('textbox', { name: /新しいリスト/u }), '文字の  人');
  await userEvent.click(screen.getByRole('button', { name: '作って入れる' }));
  const lists = [
    signs,
    { id: 'creatorList_theirs', name: '活版の人', count: 0 },
    { id: 'creatorList_new', name: '文字の 人', count: 1 },
  ];
  await answer({ saveCreatorList: { lists, saved: lists[2], errors: [] } });
  expect(await box(/文字の 人/u)).toBeChecked();
  expect(await box(/活版の人/u)).not.toBeChecked();
});

test('who is unticked and ticked again keeps what was noted, and the box the focus', async () => {
  const { answer, sent } = await opened([signs.id]);
  await userEvent.click(await box(/看板の人/u));
  expect(await box(/看板の人/u)).toHaveFocus();
  const list = { id: signs.id, count: 0 };
  const takenNotes = [{ creatorId: 'c_1', note: '三月に声をかける' }];
  await answer({ setCreatorsListed: { list, takenNotes, errors: [] } });
  await userEvent.click(await box(/看板の人/u));
  expect(sent()).toEqual({
    input: { listId: signs.id, creatorIds: ['c_1'], isListed: true, notes: takenNotes },
  });
});
