import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { test, vi } from 'vitest';
import { expect } from '../../../ui/testing/domMatchers.ts';
import { MediaField } from './MediaField.tsx';
import type { UploadState } from './uploads.ts';
import type { WorkMedium } from './workValues.ts';

const medium = (key: string): WorkMedium => ({
  key,
  mediaId: key,
  kind: 'IMAGE',
  url: `/media/${key}.webp`,
  width: 4,
  height: 3,
  thumbhash: null,
  posterUrl: null,
  caption: '',
  fileName: `${key}.png`,
});

const failed: UploadState = { step: 'failed', sent: 0, message: '送れませんでした。' };

function Probe(): ReactElement {
  const [media, setMedia] = useState(() => ['a', 'b', 'c'].map(medium));
  const [states, setStates] = useState<ReadonlyMap<string, UploadState>>(new Map([['c', failed]]));
  const used = {
    states,
    add: vi.fn(),
    remove: (key: string) => setMedia((all) => all.filter((one) => one.key !== key)),
    retry: () => setStates(new Map([['c', { ...failed, step: 'waiting' } as const]])),
    move: vi.fn(),
    describe: vi.fn(),
    showFilmBy: vi.fn(),
  };
  return <MediaField media={media} used={used} error={undefined} errorAt={() => undefined} />;
}

test('the focus goes on to the neighbour of what was taken out, and it is told', async () => {
  const user = userEvent.setup();
  render(<Probe />);
  await user.click(screen.getByRole('button', { name: 'もう一度送る' }));
  expect(screen.getByRole('button', { name: '3番目の画像を外す' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: '2番目の画像を外す' }));
  expect(screen.getByRole('button', { name: '2番目の画像を外す' })).toHaveFocus();
  expect(await screen.findByText('2番目を外しました。')).toBeInTheDocument();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: '1番目の画像を外す' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByLabelText(/^画像と動画/)).toHaveFocus();
});
