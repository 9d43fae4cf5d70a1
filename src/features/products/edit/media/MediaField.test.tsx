import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { test, vi } from 'vitest';
import { expect } from '../../../../ui/testing/domMatchers.ts';
import { MediaField } from './MediaField.tsx';
import type { UploadState } from './uploads.ts';
import type { WorkMedium } from '../workValues.ts';

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

test('a picture that is too large is refused before it travels, and one that can never go has nothing to press again', () => {
  const add = vi.fn();
  const lost: UploadState = { step: 'failed', sent: 0, message: '読み込めませんでした。', isFinal: true };
  const used = {
    states: new Map([['a', lost]]),
    add,
    remove: vi.fn(),
    retry: vi.fn(),
    move: vi.fn(),
    describe: vi.fn(),
    showFilmBy: vi.fn(),
  };
  render(<MediaField media={[medium('a')]} used={used} error={undefined} errorAt={() => undefined} />);
  expect(screen.getByRole('alert')).toHaveTextContent('読み込めませんでした。');
  expect(screen.queryByRole('button', { name: 'もう一度送る' })).toBeNull();
  const file = (name: string, type: string): File => {
    const made = new File(['x'], name, { type });
    Object.defineProperty(made, 'size', { value: 30 * 1024 * 1024 });
    return made;
  };
  const files = [file('大きい.png', 'image/png'), file('動画.mp4', 'video/mp4')];
  const input = screen.getByLabelText(/^画像と動画/);
  fireEvent.drop(input, { dataTransfer: { files, types: ['Files'] } });
  expect(add).toHaveBeenCalledExactlyOnceWith([files[1]]);
  expect(input).toHaveAccessibleDescription('「大きい.png」は30MBです。20MBまでにしてください。');
});

test('a picture on its way is cancelled by a button of that name', async () => {
  const remove = vi.fn();
  const used = {
    states: new Map<string, UploadState>([['a', { step: 'sending', sent: 0.4, message: null }]]),
    add: vi.fn(),
    remove,
    retry: vi.fn(),
    move: vi.fn(),
    describe: vi.fn(),
    showFilmBy: vi.fn(),
  };
  render(<MediaField media={[medium('a')]} used={used} error={undefined} errorAt={() => undefined} />);
  const button = screen.getByRole('button', { name: /キャンセル/ });
  expect(button).toHaveTextContent('キャンセル');
  expect(screen.queryByRole('button', { name: /外す/ })).toBeNull();
  await userEvent.click(button);
  expect(remove).toHaveBeenCalledOnce();
});

test('the focus goes on to the neighbour of what was taken out, and it is told', async () => {
  const user = userEvent.setup();
  render(<Probe />);
  await user.click(screen.getByRole('button', { name: 'もう一度送る' }));
  expect(screen.getByRole('button', { name: '3番目の画像のアップロードをキャンセル' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: '2番目の画像を外す' }));
  expect(screen.getByRole('button', { name: '2番目の画像のアップロードをキャンセル' })).toHaveFocus();
  expect(await screen.findByText('2番目を外しました。')).toBeInTheDocument();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: '1番目の画像を外す' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByLabelText(/^画像と動画/)).toHaveFocus();
});
