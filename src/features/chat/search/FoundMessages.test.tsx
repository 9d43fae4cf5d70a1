import { screen } from '@testing-library/react';
import { test } from 'vitest';
import { expectAskedAgain } from '../../../testing/askedAgain.tsx';
import { foundMessage } from '../testing/messages.ts';
import { FoundMessages } from './FoundMessages.tsx';

const none = { hasNextPage: false, endCursor: null };

test('what was searched for and did not come is asked for again by each press', async () => {
  await expectAskedAgain({
    part: <FoundMessages text="納期" isCreator={false} />,
    root: (online) => ({ searchMessages: online({ edges: [], pageInfo: none }) }),
    query: 'FoundMessagesQuery',
    title: 'メッセージを読み込めませんでした。',
    shown: () => screen.findByText('見つかりませんでした。'),
  });
});

test('more of it that did not come is told below what stands, and asked for again by each press', async () => {
  await expectAskedAgain({
    part: <FoundMessages text="納期" isCreator={false} />,
    root: (online) => ({
      searchMessages: ({ after }: { readonly after?: string | null }) =>
        after == null
          ? { edges: [foundMessage(1)], pageInfo: { hasNextPage: true, endCursor: 'c1' } }
          : online({ edges: [foundMessage(2)], pageInfo: none })(),
    }),
    query: 'FoundMessagesPaginationQuery',
    title: '続きを読み込めませんでした。',
    begin: (press) => press('さらに表示する'),
    shown: () => screen.findByRole('link', { name: /2通目の納期/ }),
  });
});
