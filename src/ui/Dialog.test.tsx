import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { test, vi } from 'vitest';
import { expect } from './testing/domMatchers.ts';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';
import { MenuButton } from './MenuButton.tsx';
import { PopoverButton } from './PopoverButton.tsx';
import { Sheet } from './Sheet.tsx';

function Ending({ dismissable = true }: { readonly dismissable?: boolean }): ReactElement {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>終える</Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="この募集を終えますか"
        dismissable={dismissable}
        footer={<Button onClick={() => setOpen(false)}>やめる</Button>}
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
  const dialog = screen.getByRole('dialog', { name: 'この募集を終えますか' });
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

test('a sheet is a dialog too', async () => {
  const close = vi.fn();
  render(
    <Sheet open onClose={close} title="しぼりこむ">
      分野
    </Sheet>,
  );
  expect(screen.getByRole('dialog', { name: 'しぼりこむ' })).toBeInTheDocument();
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
        { id: 'end', label: '募集を終える', danger: true, onAction: end },
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
      label="分野でしぼる"
      renderContent={(close) => (
        <button type="button" onClick={close}>
          しぼる
        </button>
      )}
    >
      分野
    </PopoverButton>,
  );
  const button = screen.getByRole('button', { name: '分野' });
  await userEvent.click(button);
  expect(await screen.findByRole('dialog', { name: '分野でしぼる' })).toBeInTheDocument();
  expect(button).toHaveAttribute('aria-expanded', 'true');
  await userEvent.click(screen.getByRole('button', { name: 'しぼる' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(button).toHaveAttribute('aria-expanded', 'false');
});
