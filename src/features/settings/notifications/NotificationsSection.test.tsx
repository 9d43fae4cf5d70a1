import { act, screen, within } from '@testing-library/react';
import { describe, test } from 'vitest';
import { expect } from '../../../ui/testing/domMatchers.ts';
import { NetworkError } from '../../../relay/network/transportErrors.ts';
import { creator, renderSettings } from '../testing/renderSettings.tsx';

async function setUp() {
  const page = await renderSettings();
  const table = within(page.section('通知').getByRole('table', { name: '通知の受け取り方' }));
  return {
    ...page,
    table,
    chat: table.getByRole('switch', { name: 'メッセージをアプリ内で通知する' }),
    chatMail: table.getByRole('combobox', { name: 'メッセージのメール' }),
    offerMail: table.getByRole('combobox', { name: 'オファーのメール' }),
  };
}

const personWith = (inApp: boolean) => ({
  ...creator,
  notificationPreferences: [
    { kind: 'CHAT_MESSAGE', inApp, mail: 'AT_ONCE', push: true },
    { kind: 'JOB_OFFER', inApp: true, mail: 'DAILY', push: true },
  ],
});

describe('the notices', () => {
  test('are those that the server lists, in words', async () => {
    const { table, chat, chatMail, offerMail } = await setUp();
    expect(table.getAllByRole('rowheader')).toHaveLength(2);
    expect(chat).toBeChecked();
    expect(chatMail).toHaveProperty('value', 'AT_ONCE');
    expect(offerMail).toHaveProperty('value', 'DAILY');
  });

  test('a choice shows at once and goes out with the rest of its row', async () => {
    const { user, chat, sent, answer } = await setUp();
    await user.click(chat);
    expect(chat).not.toBeChecked();
    expect(sent()).toEqual({ input: { kind: 'CHAT_MESSAGE', inApp: false, mail: 'AT_ONCE', push: true } });
    await answer({ user: personWith(false) });
    expect(chat).not.toBeChecked();
  });

  test('follow another tab when the page is returned to', async () => {
    const { asked, answer, chat } = await setUp();
    act(() => void globalThis.dispatchEvent(new Event('focus')));
    expect(asked().map(({ request }) => request.node.operation.name)).toEqual(['SettingsPageQuery']);
    await answer({ user: personWith(false) });
    expect(chat).not.toBeChecked();
    expect(asked()).toHaveLength(0);
  });

  test('what is chosen while the page is asked for again stays: an older answer is not let in', async () => {
    const { asked, answer, chat, user } = await setUp();
    act(() => void globalThis.dispatchEvent(new Event('focus')));
    const [older] = asked();
    await user.click(chat);
    await answer({ user: personWith(false) });
    expect(asked()).toHaveLength(1);
    expect(asked()).not.toContain(older);
    expect(chat).not.toBeChecked();
    await answer({ user: personWith(false) });
    expect(chat).not.toBeChecked();
    expect(asked()).toHaveLength(0);
  });

  test('a refusal goes back to what the server holds, and is told', async () => {
    const { user, chat, answer } = await setUp();
    await user.click(chat);
    await answer({
      user: null,
      errors: [{ __typename: 'ForbiddenError', message: 'この操作はできません。' }],
    });
    expect(await screen.findByText('この操作はできません。')).toBeInTheDocument();
    expect(chat).toBeChecked();
  });

  test('a lost connection too', async () => {
    const { user, chatMail, lose } = await setUp();
    await user.selectOptions(chatMail, 'NEVER');
    expect(chatMail).toHaveProperty('value', 'NEVER');
    await lose(new NetworkError('offline'));
    expect(await screen.findByText(/サーバーにつながりませんでした/)).toBeInTheDocument();
    expect(chatMail).toHaveProperty('value', 'AT_ONCE');
  });

  test('while one is under way the next waits, and of several for one kind the last counts', async () => {
    const { user, chat, chatMail, offerMail, asked, sent, answer } = await setUp();
    await user.click(chat);
    await user.selectOptions(offerMail, 'NEVER');
    await user.selectOptions(chatMail, 'DAILY');
    await user.selectOptions(offerMail, 'AT_ONCE');
    expect(asked()).toHaveLength(1);
    expect(sent()).toEqual({ input: { kind: 'CHAT_MESSAGE', inApp: false, mail: 'AT_ONCE', push: true } });

    // An answer to the first must not bring back what was chosen since.
    await answer({});
    expect(chat).not.toBeChecked();
    expect(chatMail).toHaveProperty('value', 'DAILY');
    expect(sent()).toEqual({ input: { kind: 'CHAT_MESSAGE', inApp: false, mail: 'DAILY', push: true } });
    await answer({});
    expect(sent()).toEqual({ input: { kind: 'JOB_OFFER', inApp: true, mail: 'AT_ONCE', push: true } });
    expect(offerMail).toHaveProperty('value', 'AT_ONCE');
  });
});
