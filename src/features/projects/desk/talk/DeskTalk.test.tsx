import { screen } from '@testing-library/react';
import { test } from 'vitest';
import { expectAskedAgain } from '../../../../testing/askedAgain.tsx';
import { DeskActsContext } from '../acts/deskContext.ts';
import type { DeskActs } from '../acts/deskContext.ts';
import { DeskTalk } from './DeskTalk.tsx';

const nothing = (): void => undefined;
const acts: DeskActs = {
  move: nothing,
  put: nothing,
  undo: nothing,
  decline: nothing,
  assign: nothing,
  chat: nothing,
  pending: null,
};

test('the conversation beside a candidate that did not come is asked for again by each press', async () => {
  await expectAskedAgain({
    part: (
      <DeskActsContext value={acts}>
        <DeskTalk id="candidate_1" turn={0} onClose={nothing} />
      </DeskActsContext>
    ),
    root: (online) => ({
      candidate: online({ __typename: 'Candidate', id: 'candidate_1', chatRoomId: null }),
    }),
    query: 'DeskTalkQuery',
    title: 'メッセージを読み込めませんでした。',
    shown: () => screen.findByRole('button', { name: 'メッセージを始める' }),
  });
});
