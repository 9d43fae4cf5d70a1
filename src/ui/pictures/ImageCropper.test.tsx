import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, test, vi } from 'vitest';
import { expect } from '../testing/domMatchers.ts';
import { ImageCropper } from './ImageCropper.tsx';
import { formatOf, openPicture, PictureRefused, sizeProblem } from './pictureFile.ts';

const bytes = (text: string): Uint8Array =>
  Uint8Array.from(text, (character) => character.charCodeAt(0) % 256);
const photo = (name = 'me.jpg', type = 'image/jpeg'): File => new File(['\u00FF'], name, { type });
const least = { width: 160, height: 160 };

function show(read: Parameters<typeof ImageCropper>[0]['read'], onDone = vi.fn()) {
  const onClose = vi.fn();
  render(
    <ImageCropper
      open
      onClose={onClose}
      title="プロフィール画像を変更する"
      shape="face"
      onDone={onDone}
      {...(read === undefined ? {} : { read })}
    />,
  );
  return { onClose, onDone };
}

describe('what a file is', () => {
  test.each([
    ['\u00FF\u00D8\u00FF\u00E0 JFIF', 'jpeg'],
    ['\u0089PNG\r\n\u001A\n', 'png'],
    ['GIF89a', 'gif'],
    ['RIFF....WEBPVP8 ', 'webp'],
    ['\0\0\0\u0018ftypavif', 'avif'],
    ['\0\0\0\u0018ftypheic', 'heic'],
    ['\0\0\0\u0018ftypmp42', null],
    ['<svg xmlns=', null],
    ['', null],
  ])('%j is %s', (head, format) => {
    expect(formatOf(bytes(head))).toBe(format);
  });

  test('a text with a picture’s name is refused with what would do', async () => {
    await expect(openPicture(photo(), least, false)).rejects.toThrow('画像として読めないファイルです。');
  });

  test('more than 20 MB is refused before anything is read', async () => {
    const large = new File([new Uint8Array(21 * 1024 * 1024)], 'a.png');
    await expect(openPicture(large, least, false)).rejects.toThrow(
      'この画像は21MBです。20MBまでの画像を選んでください。',
    );
  });

  test('sides and pixels', () => {
    expect(sizeProblem({ width: 160, height: 160 }, least)).toBeNull();
    expect(sizeProblem({ width: 159, height: 900 }, least)).toBe(
      'この画像は159×900ピクセルです。160×160ピクセル以上の画像を選んでください。',
    );
    expect(sizeProblem({ width: 10_000, height: 5_001 }, least)).toMatch(/5,000万画素まで/);
  });
});

describe('the dialog', () => {
  test('says why a file cannot be used and takes another', async () => {
    const read = vi.fn().mockRejectedValue(new PictureRefused('この画像は小さすぎます。'));
    show(read);
    await userEvent.upload(screen.getByLabelText(/^画像/), photo());
    expect(await screen.findByText('この画像は小さすぎます。')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'この画像にする' })).toBeNull();
    await userEvent.upload(screen.getByLabelText(/^画像/), photo('b.jpg'));
    await waitFor(() => expect(read).toHaveBeenCalledTimes(2));
  });

  test('what is not said to be a picture is not even opened', async () => {
    const read = vi.fn();
    show(read);
    await userEvent.upload(screen.getByLabelText(/^画像/), photo('a.pdf', 'application/pdf'), {
      applyAccept: false,
    });
    expect(await screen.findByText('「a.pdf」はこの欄で使えない形式です。')).toBeInTheDocument();
    expect(read).not.toHaveBeenCalled();
  });

  test('a file refused after another takes its place, and nothing of the other can be sent', async () => {
    show(vi.fn().mockRejectedValue(new PictureRefused('切り抜けません。', true)));
    await userEvent.upload(screen.getByLabelText(/^画像/), photo('a.heic', 'image/heic'));
    expect(await screen.findByRole('button', { name: 'このまま送る' })).toBeInTheDocument();
    await userEvent.upload(screen.getByLabelText(/^画像/), new File([], 'b.png', { type: 'image/png' }));
    expect(await screen.findByText('「b.png」は中身が空です。')).toBeInTheDocument();
    expect(screen.queryByText('切り抜けません。')).toBeNull();
    expect(screen.queryByRole('button', { name: 'このまま送る' })).toBeNull();
  });

  test('a photo this browser cannot draw may be sent as it is', async () => {
    const file = photo('a.heic', 'image/heic');
    const { onDone } = show(vi.fn().mockRejectedValue(new PictureRefused('切り抜けません。', true)));
    await userEvent.upload(screen.getByLabelText(/^画像/), file);
    await userEvent.click(await screen.findByRole('button', { name: 'このまま送る' }));
    expect(onDone).toHaveBeenCalledWith(file);
  });

  test('an opened picture has a named slider and buttons beside dragging, and is let go of', async () => {
    const close = vi.fn();
    const picture = { url: 'blob:a', width: 400, height: 400, cut: vi.fn(), close };
    const { onClose } = show(vi.fn().mockResolvedValue(picture));
    await userEvent.upload(screen.getByLabelText(/^画像/), photo());
    expect(await screen.findByRole('slider', { name: '拡大率' })).toHaveAttribute('aria-valuetext', '100%');
    expect(screen.getByRole('button', { name: '画像を左へ動かす' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: '別の画像を選ぶ' }));
    expect(close).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'キャンセル' }));
    expect(onClose).toHaveBeenCalledOnce();
  });
});
