import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
// What is loaded when it is first needed: here at once.
import '../../../../ui/overlays/MenuPopover.tsx';
import { MessageRow } from './MessageRow.tsx';
import type { RowActs } from './MessageRow.tsx';
import type { RoomMessage } from '../session/roomMessage.ts';

const picture = (sequence: number, isDeleted = false): RoomMessage => ({
  id: `m${sequence}`,
  sequence,
  change: sequence,
  clientId: `c${sequence}`,
  sendAt: '2026-03-30T01:00:00Z',
  isDeleted,
  sender: { id: 'a', name: '丹羽 佐和子', isCreator: false },
  replyTo: null,
  content: {
    kind: 'media',
    url: isDeleted ? '' : `/media/${sequence}.webp`,
    isFilm: false,
    width: 4,
    height: 3,
    thumbhash: null,
    posterUrl: null,
    albumId: 'album',
  },
});

function shown(messages: readonly [RoomMessage, ...RoomMessage[]], userId: string) {
  const act = () => vi.fn<(message: RoomMessage) => void>();
  const acts = {
    reply: act(),
    remove: act(),
    report: act(),
    copy: vi.fn<(text: string) => void>(),
    jump: vi.fn<(sequence: number) => void>(),
    sendAgain: vi.fn<(clientId: string) => void>(),
    takeBack: vi.fn<(clientId: string) => void>(),
  } satisfies RowActs;
  render(
    <MessageRow
      row={{ kind: 'album', key: 'c1', messages, isFirst: true }}
      userId={userId}
      ownName="早瀬 澪"
      isCreator
      readUpTo={0}
      canWrite
      goal={null}
      asks={new Set()}
      files={new Map()}
      acts={acts}
    />,
  );
  return acts;
}

test('one picture of an album is deleted by who sent it, and the others stay', async () => {
  const user = userEvent.setup();
  const acts = shown([picture(1), picture(2), picture(3)], 'a');
  await user.click(screen.getByRole('button', { name: '2点目の操作' }));
  expect(screen.queryByRole('menuitem', { name: '報告する' })).toBeNull();
  await user.click(await screen.findByRole('menuitem', { name: '削除する' }));
  expect(acts.remove).toHaveBeenCalledExactlyOnceWith(picture(2));
  // Nothing stands for all of them.
  expect(screen.queryByRole('button', { name: '削除する' })).toBeNull();
});

test('one picture of an album is reported by who received it', async () => {
  const user = userEvent.setup();
  const acts = shown([picture(1), picture(2)], 'me');
  await user.click(screen.getByRole('button', { name: '1点目の操作' }));
  expect(screen.queryByRole('menuitem', { name: '削除する' })).toBeNull();
  await user.click(await screen.findByRole('menuitem', { name: '報告する' }));
  expect(acts.report).toHaveBeenCalledExactlyOnceWith(picture(1));
});

test('a deleted picture keeps its place; an answer goes to one that stands', async () => {
  const user = userEvent.setup();
  const acts = shown([picture(1, true), picture(2), picture(3)], 'a');
  expect(screen.getByText('画像が削除されました')).toBeTruthy();
  expect(screen.queryByRole('button', { name: '1点目の操作' })).toBeNull();
  await user.click(screen.getByRole('button', { name: '返信する' }));
  expect(acts.reply).toHaveBeenCalledExactlyOnceWith(picture(2));
});

test('of an album that is deleted whole one line is left', () => {
  shown([picture(1, true), picture(2, true)], 'a');
  expect(screen.getByText('メッセージが削除されました')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('files that wait to be asked, or were refused, are sent or taken back together, or one alone', async () => {
  const user = userEvent.setup();
  const sendAgain = vi.fn<(clientId: string) => void>();
  const takeBack = vi.fn<(clientId: string) => void>();
  const unsent = (clientId: string, refusal: string | null) => ({
    clientId,
    text: '',
    file: { name: `${clientId}.pdf`, batchId: 'b', albumId: null },
    replyToId: null,
    writtenAt: 0,
    after: 0,
    refusal,
  });
  const act = vi.fn<() => void>();
  render(
    <MessageRow
      row={{
        kind: 'unsentFiles',
        key: 'b',
        unsent: [unsent('f1', null), unsent('f2', '形式が違います。')],
        isFirst: true,
      }}
      userId="me"
      ownName="早瀬 澪"
      isCreator
      readUpTo={0}
      canWrite
      goal={null}
      asks={new Set(['f1'])}
      files={new Map()}
      acts={{ reply: act, remove: act, report: act, copy: act, jump: act, sendAgain, takeBack }}
    />,
  );
  expect(screen.getByText('形式が違います。')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'f2.pdfの送信を取り消す' }));
  expect(takeBack).toHaveBeenCalledExactlyOnceWith('f2');
  await user.click(screen.getByRole('button', { name: 'このまま送信する' }));
  expect(sendAgain.mock.calls).toEqual([['f1'], ['f2']]);
});
