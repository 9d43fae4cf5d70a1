import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { test, vi } from 'vitest';
import { expect } from '../testing/domMatchers.ts';
import { Button } from './Button.tsx';
import { buttonClass } from './buttonClass.ts';
import { IconButton } from './IconButton.tsx';

function Publish({ onPublish }: { readonly onPublish: () => void }): ReactElement {
  const [busy, setBusy] = useState(false);
  return (
    <Button
      loading={busy}
      loadingText="公開中"
      onClick={() => {
        onPublish();
        setBusy(true);
      }}
    >
      公開する
    </Button>
  );
}

test('a second press does nothing while the first is at work', async () => {
  const publish = vi.fn();
  render(<Publish onPublish={publish} />);
  const button = screen.getByRole('button');
  await userEvent.dblClick(button);
  await userEvent.keyboard('{Enter} ');
  expect(publish).toHaveBeenCalledTimes(1);
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(button).toHaveFocus();
});

test('says what it does, then what it is doing', async () => {
  render(<Publish onPublish={() => undefined} />);
  const button = screen.getByRole('button');
  expect(screen.getByText('公開する').className).not.toMatch(/away/);
  expect(screen.getByText('公開中').className).toMatch(/away/);
  await userEvent.click(button);
  expect(screen.getByText('公開する').className).toMatch(/away/);
  expect(screen.getByText('公開中').className).not.toMatch(/away/);
});

test('a form is not sent twice by Enter in its field', async () => {
  const send = vi.fn();
  const form = (loading: boolean): ReactElement => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <input aria-label="募集タイトル" />
      <Button type="submit" loading={loading}>
        送信する
      </Button>
    </form>
  );
  const { rerender } = render(form(false));
  await userEvent.type(screen.getByLabelText('募集タイトル'), '{Enter}');
  expect(send).toHaveBeenCalledTimes(1);
  rerender(form(true));
  await userEvent.type(screen.getByLabelText('募集タイトル'), '{Enter}');
  expect(send).toHaveBeenCalledTimes(1);
});

test('is no submit button unless told', () => {
  render(<Button>複製する</Button>);
  expect(screen.getByRole('button')).toHaveAttribute('type', 'button');
});

test('links can look like each kind', () => {
  const looks = (['primary', 'secondary', 'creator', 'danger', 'text'] as const).map((variant) =>
    buttonClass({ variant }),
  );
  expect(new Set(looks).size).toBe(5);
  expect(buttonClass({ size: 's' })).not.toBe(buttonClass({ size: 'l' }));
});

test('an icon button has a name, a pressed state, and also waits', () => {
  const save = vi.fn();
  const { rerender } = render(<IconButton icon="bookmark" label="保存する" pressed onClick={save} />);
  const button = screen.getByRole('button', { name: '保存する', pressed: true });
  fireEvent.click(button);
  rerender(<IconButton icon="bookmark" label="保存する" pressed loading onClick={save} />);
  fireEvent.click(button);
  expect(save).toHaveBeenCalledTimes(1);
});
