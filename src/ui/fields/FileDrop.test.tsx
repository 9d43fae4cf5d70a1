import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { test, vi } from 'vitest';
import { expect } from '../testing/domMatchers.ts';
import { acceptFiles } from './acceptFiles.ts';
import { formatBytes } from '../pictures/formatBytes.ts';
import { FileDrop } from './FileDrop.tsx';

const png = new File(['12345'], '灯台.png', { type: 'image/png' });
const psd = new File(['12345'], '灯台.PSD', { type: '' });
const text = new File(['12345'], 'メモ.txt', { type: 'text/plain' });
const empty = new File([], '空.png', { type: 'image/png' });

test('divides what came, each refusal with its reason', () => {
  const { accepted, refused } = acceptFiles([png, text, psd, empty, png], {
    accept: 'image/*,.psd',
    maxCount: 2,
  });
  expect(accepted).toEqual([png, psd]);
  expect(refused.map((each) => each.message)).toEqual([
    '「メモ.txt」はこの欄で使えない形式です。',
    '「空.png」は中身が空です。',
    '「灯台.png」は入りません。あと2点までです。',
  ]);
  expect(acceptFiles([png], { maxBytes: 4 }).refused[0]?.message).toBe(
    '「灯台.png」は5Bです。4Bまでにしてください。',
  );
});

test.each([
  [512, '512B'],
  [20 * 1024 * 1024, '20MB'],
  [8.4 * 1024 * 1024, '8.4MB'],
  [320 * 1024, '320KB'],
])('%i bytes are %s', (bytes, shown) => {
  expect(formatBytes(bytes)).toBe(shown);
});

test('files come by choosing, dropping and pasting', async () => {
  const come = vi.fn();
  render(<FileDrop label="画像" accept="image/*" multiple onFiles={come} />);
  const input = screen.getByLabelText('画像');
  await userEvent.upload(input, png);
  expect(come).toHaveBeenLastCalledWith([png]);

  const transfer = { files: [png], types: ['Files'] };
  const over = createEvent.dragOver(input, { dataTransfer: transfer });
  fireEvent(input, over);
  expect(over.defaultPrevented).toBe(true);
  fireEvent.drop(input, { dataTransfer: transfer });
  expect(come).toHaveBeenCalledTimes(2);

  fireEvent.paste(document.body, { clipboardData: { files: [png] } });
  expect(come).toHaveBeenCalledTimes(3);
});

test('what is pasted into a field stays there; one place takes one file', () => {
  const come = vi.fn();
  render(
    <>
      <textarea aria-label="本文" />
      <FileDrop label="画像" onFiles={come} />
    </>,
  );
  fireEvent.paste(screen.getByLabelText('本文'), { clipboardData: { files: [png] } });
  expect(come).not.toHaveBeenCalled();
  fireEvent.drop(screen.getByLabelText('画像'), { dataTransfer: { files: [png, psd], types: ['Files'] } });
  expect(come).toHaveBeenCalledExactlyOnceWith([png]);
});

test('behind a dialog nothing is taken, and what another place took is left', () => {
  const behind = vi.fn();
  const before = vi.fn();
  render(
    <>
      <div aria-hidden="true">
        <FileDrop label="作品" dropAnywhere onFiles={behind} />
      </div>
      <FileDrop label="場面" onFiles={before} />
    </>,
  );
  fireEvent.paste(document.body, { clipboardData: { files: [png] } });
  expect(before).toHaveBeenCalledExactlyOnceWith([png]);
  const transfer = { files: [png], types: ['Files'] };
  fireEvent.drop(screen.getByLabelText('場面'), { dataTransfer: transfer });
  expect(before).toHaveBeenCalledTimes(2);
  const drop = createEvent.drop(document.body, { dataTransfer: transfer });
  fireEvent(document.body, drop);
  expect(drop.defaultPrevented).toBe(true);
  expect(behind).not.toHaveBeenCalled();
});

test('may take what is dropped anywhere on the page, once, and leaves what is no file', () => {
  const come = vi.fn();
  render(<FileDrop label="画像" dropAnywhere onFiles={come} />);
  const transfer = { files: [png], types: ['Files'] };
  const over = createEvent.dragOver(document.body, { dataTransfer: transfer });
  fireEvent(document.body, over);
  expect(over.defaultPrevented).toBe(true);
  fireEvent.drop(document.body, { dataTransfer: transfer });
  fireEvent.drop(screen.getByLabelText('画像'), { dataTransfer: transfer });
  expect(come).toHaveBeenCalledTimes(2);
  const words = createEvent.drop(document.body, { dataTransfer: { files: [], types: ['text/plain'] } });
  fireEvent(document.body, words);
  expect(words.defaultPrevented).toBe(false);
});

test('says what cannot be used, at the field', () => {
  render(<FileDrop label="画像" accept="image/*" onFiles={() => undefined} />);
  const input = screen.getByLabelText('画像');
  fireEvent.drop(input, { dataTransfer: { files: [text], types: ['Files'] } });
  expect(input).toHaveAccessibleDescription('「メモ.txt」はこの欄で使えない形式です。');
  expect(input).toBeInvalid();
});

test('nothing is taken while disabled', () => {
  const come = vi.fn();
  render(<FileDrop label="画像" onFiles={come} disabled />);
  fireEvent.drop(screen.getByLabelText('画像'), { dataTransfer: { files: [png], types: ['Files'] } });
  fireEvent.paste(document.body, { clipboardData: { files: [png] } });
  expect(come).not.toHaveBeenCalled();
});
