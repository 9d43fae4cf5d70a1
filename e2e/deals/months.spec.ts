import path from 'node:path';
import { inject, onTestFinished } from 'vitest';
import * as v from 'valibot';
import { acceptOffer, dayAhead, expectAccessible, makerOf } from '../support/deals.ts';
import { startLaterApp } from '../support/laterApp.ts';
import { button, demo, field, mutate, signedIn, tokensOf } from '../support/members.ts';
import { openPage, type OpenedPage } from '../support/page.ts';
import { copyOfTown, describe, expect, test } from '../support/test.ts';

/** The last day of the month so many months after this day's, as YYYY-MM-DD: hours are closed on it. */
const monthEnd = (day: string, months: number): string =>
  new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)) + months, 0)).toISOString().slice(0, 10);

describe('work by the hour', () => {
  test('is closed month by month for three months, and what is paid late is told to both', async ({
    browser,
  }) => {
    const { app, moveTo } = await startLaterApp(copyOfTown(), path.join(inject('run'), 'pids'));
    onTestFinished(async () => {
      await app.stop();
    });
    const opened: OpenedPage[] = [];
    const problems: string[] = [];
    /** Nobody stays signed in over the months that pass. */
    const closeAll = async (): Promise<void> => {
      for (const one of opened.splice(0)) {
        problems.push(...one.problems);
        await one.close();
      }
    };
    const open = async (address: string, storage: Record<string, string>, time: Date) => {
      const one = await openPage(browser, app.origin, address, { storage, time });
      opened.push(one);
      return one.page;
    };
    const maker = await makerOf(app, 'taku_nono');
    const { accessToken } = await tokensOf(app, demo.company, demo.password);
    const { chatRoomId } = v.parse(
      v.object({ chatRoomId: v.string() }),
      await mutate(app, 'createChatRoom(input: $input)', {
        types: '$input: CreateChatRoomInput!',
        variables: { input: { userId: maker.id } },
        answer: 'chatRoomId',
        accessToken,
      }),
    );
    const start = dayAhead(0);
    const sent = await mutate(app, 'createOfficialJobOffer(input: $input)', {
      types: '$input: CreateOfficialJobOfferInput!',
      variables: {
        input: {
          chatRoomId,
          terms: {
            title: '通信の編集',
            remunerationType: 'HOURLY_RATE',
            work: '毎月の通信の編集と割り付け。',
            rights: '紙面での使用の許諾。著作権は作者に残る。',
            place: '作者の仕事場',
            serviceFrom: start,
            serviceTo: monthEnd(start, 3),
            netPrice: 4_000,
            paymentClosesOn: 31,
            paymentMonthsLater: 1,
            paymentPaysOn: 31,
            paymentMethod: '銀行振込。振込手数料は委託者が負担する。',
          },
        },
      },
      answer: 'officialJobOffer { id }',
      accessToken,
    });
    const { id } = v.parse(
      v.object({ officialJobOffer: v.object({ id: v.string() }) }),
      sent,
    ).officialJobOffer;
    const address = await acceptOffer(app, `/offers/${id}`, maker);

    // One day's work in each month: closed by the creator, looked at by the company.
    let now = new Date();
    for (const month of [1, 2, 3]) {
      now = await moveTo(monthEnd(start, month - 1));
      const creator = await open(address, (await makerOf(app, 'taku_nono')).storage, now);
      const round = creator.getByRole('region', { name: `第${month}回` });
      await field(round, '時間').fill('5');
      await field(round, '作業の内容').fill(`第${month}号の割り付け`);
      await button(round, '追加する').click();
      await round.getByText('20,000円(税抜)').waitFor();
      await button(round, 'この月を締める').click();
      await button(creator.getByRole('alertdialog'), '締める').click();
      await round.getByText('検収待ち').waitFor();
      const company = await open(address, await signedIn(app, demo.company, demo.password), now);
      const asked = company.getByRole('region', { name: `第${month}回` });
      await asked.getByText(`第${month}号の割り付け`).waitFor();
      await button(asked, '検収する').click();
      await button(company.getByRole('alertdialog'), '検収する').click();
      await button(asked, '支払い済みにする').waitFor();
      await closeAll();
    }

    // The first month was to be paid by the end of the second: by now that is late.
    const company = await open(address, await signedIn(app, demo.company, demo.password), now);
    const first = company.getByRole('region', { name: '第1回' });
    await first.getByText(/支払期日を\d+日過ぎています/).waitFor();
    const second = company.getByRole('region', { name: '第2回' });
    expect(await second.getByText(/日過ぎています/).count()).toBe(0);
    const creator = await open(address, (await makerOf(app, 'taku_nono')).storage, now);
    await creator.getByText(/フリーランス・トラブル110番/).waitFor();
    await expectAccessible(creator);
    await button(first, '支払い済みにする').click();
    const paying = company.getByRole('dialog', { name: '支払い済みにする' });
    await button(paying, '支払い済みにする').click();
    await paying.waitFor({ state: 'detached' });
    await first.getByText('支払い済み', { exact: true }).waitFor();
    expect(await first.getByText(/日過ぎています/).count()).toBe(0);
    await creator.reload();
    await button(creator, '入金を確認した').click();
    await button(creator.getByRole('alertdialog'), '確認した').click();
    await creator.getByRole('region', { name: '第1回' }).getByText('完了', { exact: true }).waitFor();

    await closeAll();
    expect(problems).toEqual([]);
  });
});
