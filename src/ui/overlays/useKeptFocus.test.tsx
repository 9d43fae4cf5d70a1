import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useRef, useState } from 'react';
import type { ReactElement } from 'react';
import { createPortal } from 'react-dom';
import { test } from 'vitest';
import { expect } from '../testing/domMatchers.ts';
import { useKeptFocus } from './useKeptFocus.ts';

const frames = () =>
  new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });

function Rows({ rest = 0 }: { readonly rest?: number }): ReactElement {
  const place = useRef<HTMLElement>(null);
  useKeptFocus(place);
  const [rows, setRows] = useState(['一', '二']);
  const [asking, setAsking] = useState<string | null>(null);
  const end = (gone: string): void => setRows(rows.filter((row) => row !== gone));
  return (
    <>
      <section ref={place} aria-label="一覧" tabIndex={-1}>
        {rows.slice(rest).map((row) => (
          <p key={row}>
            <button type="button" onClick={() => end(row)}>
              {row}を外す
            </button>
            <button type="button" onClick={() => setAsking(row)}>
              {row}を尋ねて外す
            </button>
          </p>
        ))}
      </section>
      <button type="button" onClick={() => setRows([])}>
        すべて外す
      </button>
      {asking !== null &&
        createPortal(
          <dialog open>
            <button
              type="button"
              onClick={() => {
                end(asking);
                setAsking(null);
              }}
            >
              はい
            </button>
          </dialog>,
          document.body,
        )}
    </>
  );
}

const list = () => screen.getByRole('region', { name: '一覧' });

test('the focus of a row that goes is taken up by the place it stood in', async () => {
  render(<Rows />);
  await userEvent.click(screen.getByRole('button', { name: '一を外す' }));
  await waitFor(() => expect(list()).toHaveFocus());
});

test('so it is when a dialog stood between', async () => {
  render(<Rows />);
  await userEvent.click(screen.getByRole('button', { name: '二を尋ねて外す' }));
  await userEvent.click(screen.getByRole('button', { name: 'はい' }));
  await waitFor(() => expect(list()).toHaveFocus());
});

test('a focus that is elsewhere stays there', async () => {
  render(<Rows />);
  screen.getByRole('button', { name: '一を外す' }).focus();
  const all = screen.getByRole('button', { name: 'すべて外す' });
  await userEvent.click(all);
  await waitFor(() => expect(screen.queryByText('一を外す')).toBeNull());
  await frames();
  expect(all).toHaveFocus();
});

test('a control that was left for the blank page is forgotten', async () => {
  const { rerender } = render(<Rows />);
  screen.getByRole('button', { name: '一を外す' }).focus();
  await userEvent.click(document.body);
  rerender(<Rows rest={1} />);
  await frames();
  expect(document.body).toHaveFocus();
});

test('one that was not left is not, when it goes by itself', async () => {
  const { rerender } = render(<Rows />);
  await userEvent.click(document.body);
  screen.getByRole('button', { name: '一を外す' }).focus();
  rerender(<Rows rest={1} />);
  await waitFor(() => expect(list()).toHaveFocus());
});

function Message(): ReactElement {
  const place = useRef<HTMLDivElement>(null);
  useKeptFocus(place);
  const [isAnswered, setAnswered] = useState(false);
  return (
    <div ref={place}>
      <article aria-label="相談" tabIndex={-1}>
        <div>{isAnswered || <button onClick={() => setAnswered(true)}>返答する</button>}</div>
      </article>
    </div>
  );
}

test('the focus of a button that goes is taken up by the closest place around it', async () => {
  render(<Message />);
  await userEvent.click(screen.getByRole('button', { name: '返答する' }));
  await waitFor(() => expect(screen.getByRole('article', { name: '相談' })).toHaveFocus());
});
