import { screen } from '@testing-library/react';
import { test } from 'vitest';
import { expectAskedAgain } from '../../../testing/askedAgain.tsx';
import { WaitingVersionDialog } from './WaitingVersionDialog.tsx';

test('the version that waits, where it did not come, is asked for again by each press', async () => {
  await expectAskedAgain({
    part: <WaitingVersionDialog productId="product_1" title="審査中のバージョン" onClose={() => undefined} />,
    root: (online) => ({
      myProduct: online(null),
      categories: [],
      industries: [],
      tools: [],
    }),
    query: 'WaitingVersionDialogQuery',
    title: '作品を読み込めませんでした。',
    shown: () => screen.findByText('この作品は、ほかの画面で削除されています。'),
  });
});
