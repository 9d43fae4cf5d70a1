import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { test, vi } from 'vitest';
import { expect } from '../testing/domMatchers.ts';
import { Button } from '../buttons/Button.tsx';
import { Dialog } from './Dialog.tsx';
import { MenuButton } from '../buttons/MenuButton.tsx';
import { PopoverButton } from '../buttons/PopoverButton.tsx';
import { Sheet } from './Sheet.tsx';

function Ending({ dismissable = true }: { readonly dismissable?: boolean }): ReactElement {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>終える</Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="この募集を終了しますか"
        dismissable={dismissable}
        footer={<Button onClick={() => setOpen(false)}>キャンセル</Button>}
      >
        見送りのお知らせが届きます。
      </Dialog>
    </>
  );
}

test('opens with its name, keeps the focus inside, closes by Esc and gives the focus back', async () => {
  render(<Ending />);
  const opener = screen.getByRole('button', { name: '終える' });
  await userEvent.click(opener);
  const dialog = screen.getByRole('dialog', { name: 'この募集を終了しますか' });
  expect(dialog).toContainElement(
    document.activeElement instanceof HTMLElement ? document.activeElement : null,
  );
  for (let press = 0; press < 6; press += 1) {
    await userEvent.tab();
    expect(dialog).toContainElement(
      document.activeElement instanceof HTMLElement ? document.activeElement : null,
    );
  }
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(opener).toHaveFocus());
});

test('閉じる closes', async () => {
  render(<Ending dismissable={false} />);
  await userEvent.click(screen.getByRole('button', { name: '終える' }));
  await userEvent.click(screen.getByRole('button', { name: '閉じる' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('hides the page behind and holds it still for as long as it stands', async () => {
  const { container } = render(<Ending />);
  await userEvent.click(screen.getByRole('button', { name: '終える' }));
  await waitFor(() => expect(container).toHaveAttribute('aria-hidden', 'true'));
  expect(document.documentElement).toHaveAttribute('data-still');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(container).not.toHaveAttribute('aria-hidden');
  expect(document.documentElement).not.toHaveAttribute('data-still');
});

test('a press outside closes it, unless something would be lost', async () => {
  const { unmount } = render(<Ending />);
  await userEvent.click(screen.getByRole('button', { name: '終える' }));
  const scrimOf = (dialog: HTMLElement): Element => dialog.parentElement?.parentElement ?? dialog;
  await userEvent.click(screen.getByText('見送りのお知らせが届きます。'));
  await userEvent.click(scrimOf(screen.getByRole('dialog')));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  unmount();

  render(<Ending dismissable={false} />);
  await userEvent.click(screen.getByRole('button', { name: '終える' }));
  await userEvent.click(scrimOf(screen.getByRole('dialog')));
  expect(screen.getByRole('dialog')).toBeInTheDocument();
});

function Nested(): ReactElement {
  const [outer, setOuter] = useState(false);
  const [inner, setInner] = useState(false);
  return (
    <>
      <Button onClick={() => setOuter(true)}>編集する</Button>
      <Dialog open={outer} onClose={() => setOuter(false)} title="募集を編集する">
        <Button onClick={() => setInner(true)}>削除する</Button>
        <Dialog open={inner} onClose={() => setInner(false)} title="消しますか" role="alertdialog">
          元に戻せません。
        </Dialog>
      </Dialog>
    </>
  );
}

test('one over another closes alone, and gives the focus back into the one below', async () => {
  render(<Nested />);
  const opener = screen.getByRole('button', { name: '編集する' });
  await userEvent.click(opener);
  await userEvent.click(screen.getByRole('button', { name: '削除する' }));
  const question = screen.getByRole('alertdialog', { name: '消しますか' });
  expect(question).toHaveFocus();
  // The one below is behind.
  await waitFor(() => expect(screen.queryByRole('dialog', { name: '募集を編集する' })).toBeNull());
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(screen.getByRole('dialog', { name: '募集を編集する' })).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('button', { name: '削除する' })).toHaveFocus());
  expect(document.documentElement).toHaveAttribute('data-still');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(opener).toHaveFocus());
  expect(document.documentElement).not.toHaveAttribute('data-still');
});

test('a popover in it closes alone', async () => {
  const close = vi.fn();
  render(
    <Dialog open onClose={close} title="募集を編集する">
      <PopoverButton label="分野" renderContent={() => <p>画面設計</p>}>
        分野を選ぶ
      </PopoverButton>
    </Dialog>,
  );
  await userEvent.click(screen.getByRole('button', { name: '分野を選ぶ' }));
  await screen.findByRole('dialog', { name: '分野' });
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: '分野' })).toBeNull());
  expect(close).not.toHaveBeenCalled();
  expect(screen.getByRole('dialog', { name: '募集を編集する' })).toBeInTheDocument();
});

test('what takes the focus by itself has it', () => {
  render(
    <Dialog open onClose={() => undefined} title="送る">
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- what is tested */}
      <input aria-label="言葉" autoFocus />
    </Dialog>,
  );
  expect(screen.getByRole('textbox', { name: '言葉' })).toHaveFocus();
});

test('a sheet is a dialog too', async () => {
  const close = vi.fn();
  render(
    <Sheet open onClose={close} title="絞り込む">
      分野
    </Sheet>,
  );
  expect(screen.getByRole('dialog', { name: '絞り込む' })).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  expect(close).toHaveBeenCalledTimes(1);
});

test('a menu opens by the arrow, acts, and gives the focus back', async () => {
  const copy = vi.fn();
  const end = vi.fn();
  render(
    <MenuButton
      label="ほかの操作"
      look="icon"
      entries={[
        { id: 'copy', label: '複製する', onAction: copy },
        'rule',
        { id: 'lock', label: '非公開にする', disabled: true },
        { id: 'end', label: '募集を終了する', danger: true, onAction: end },
      ]}
    >
      …
    </MenuButton>,
  );
  const button = screen.getByRole('button', { name: 'ほかの操作' });
  button.focus();
  await userEvent.keyboard('{ArrowDown}');
  const first = await screen.findByRole('menuitem', { name: '複製する' });
  await waitFor(() => expect(first).toHaveFocus());
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(end).toHaveBeenCalledTimes(1);
  expect(copy).not.toHaveBeenCalled();
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  await waitFor(() => expect(button).toHaveFocus());
});

test('a popover closes from within', async () => {
  render(
    <PopoverButton
      label="分野で絞り込む"
      renderContent={(close) => (
        <button type="button" onClick={close}>
          絞り込む
        </button>
      )}
    >
      分野
    </PopoverButton>,
  );
  const button = screen.getByRole('button', { name: '分野' });
  await userEvent.click(button);
  expect(await screen.findByRole('dialog', { name: '分野で絞り込む' })).toBeInTheDocument();
  expect(button).toHaveAttribute('aria-expanded', 'true');
  await userEvent.click(screen.getByRole('button', { name: '絞り込む' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(button).toHaveAttribute('aria-expanded', 'false');
});
