import { axeViolations } from '../support/axe.ts';
import { acceptOffer, confirmOf, expectAccessible, fieldIn, nextMaker, newOffer } from '../support/deals.ts';
import { button, demo, field, mutate, signedIn } from '../support/members.ts';
import { describe, expect, test } from '../support/test.ts';

describe('the work after an accepted offer', () => {
  test('is delivered, corrected, accepted, invoiced, paid, confirmed and thanked for', async ({
    app,
    open,
  }) => {
    const maker = await nextMaker(app);
    await confirmOf(app, maker);
    await mutate(app, 'registerBankAccount(input: $input)', {
      types: '$input: RegisterBankAccountInput!',
      variables: {
        input: {
          bankCode: '0001',
          branchCode: '001',
          accountType: 'ORDINARY',
          accountNumber: '1234567',
          accountHolderKana: 'イトイ ユキ',
        },
      },
      accessToken: maker.tokens.accessToken,
    });
    const offer = await newOffer(app, maker, '貼り紙二種');
    const address = await acceptOffer(app, offer, maker);
    const { page: creator } = await open(address, { storage: maker.storage, viewport: 'phone' });
    const { page: company } = await open(address, {
      storage: await signedIn(app, demo.company, demo.password),
    });
    const look = async (page: typeof creator, words: string): Promise<void> => {
      await expect
        .poll(async () => {
          await page.reload();
          await page.getByRole('heading', { level: 1 }).waitFor();
          return page.getByText(words).count();
        })
        .toBeGreaterThan(0);
    };

    await expectAccessible(creator);
    await button(creator, '納品する').click();
    const delivering = creator.getByRole('dialog', { name: '納品する' });
    await field(delivering, '納品物のURL').fill('https://example.com/posters');
    await field(delivering, 'メモ').fill('貼り紙二種の初校です。');
    await button(delivering, '納品する').click();
    await creator.getByText('1回目の納品').waitFor();

    await look(company, '貼り紙二種の初校です。');
    await button(company, '修正を依頼する').click();
    const asking = company.getByRole('dialog', { name: '修正を依頼する' });
    await asking.getByRole('combobox').selectOption('WORK');
    await field(asking, '修正してほしい内容').fill('二枚目の余白が寸法と違います。');
    await button(asking, '依頼する').click();
    await asking.waitFor({ state: 'detached' });

    await look(creator, '二枚目の余白が寸法と違います。');
    await button(creator, '納品する').click();
    await field(creator.getByRole('dialog', { name: '納品する' }), 'メモ').fill('余白を直しました。');
    await button(creator.getByRole('dialog', { name: '納品する' }), '納品する').click();
    await creator.getByText('2回目の納品').waitFor();

    await look(company, '余白を直しました。');
    await button(company, '検収する').click();
    await button(company.getByRole('alertdialog'), '検収する').click();
    await button(company, '支払い済みにする').waitFor();

    await look(creator, '請求書を発行する');
    await button(creator, '請求書を発行する').click();
    const billing = creator.getByRole('dialog', { name: '請求書を発行する' });
    // 120,000 + 12,000 of tax − 12,252 withheld.
    await billing.getByText('119,748円').waitFor();
    await button(billing, '発行する').click();
    await billing.waitFor({ state: 'detached' });
    await look(company, 'PDFを開く');
    expect(await company.getByText('119,748円').count()).toBe(1);

    await button(company, '支払い済みにする').click();
    const paying = company.getByRole('dialog', { name: '支払い済みにする' });
    await button(paying, '支払い済みにする').click();
    await paying.waitFor({ state: 'detached' });

    await look(creator, '入金を確認した');
    await button(creator, '入金を確認した').click();
    await button(creator.getByRole('alertdialog'), '確認した').click();
    await creator.getByRole('heading', { name: 'お礼' }).waitFor();
    await creator.getByRole('textbox', { name: /へのお礼/ }).fill('店の灯りまで見せていただきました。');
    await button(creator, 'お礼を送る').click();
    await creator.getByText('送ったお礼').waitFor();

    await look(company, 'へのお礼');
    expect(await company.getByText('店の灯りまで見せていただきました。').count()).toBe(0);
    await company.getByRole('textbox', { name: /へのお礼/ }).fill('貼った日に、三人が足を止めました。');
    await button(company, 'お礼を送る').click();
    await company.getByText('店の灯りまで見せていただきました。').waitFor();
    await look(creator, '貼った日に、三人が足を止めました。');
    await expectAccessible(creator);
    await expectAccessible(company);
  });

  test('ends early with the reasons of both, and what was done till then is agreed on', async ({
    app,
    open,
  }) => {
    const maker = await nextMaker(app);
    const address = await acceptOffer(app, await newOffer(app, maker, '栞の図版'), maker);
    const { page: company } = await open(address, {
      storage: await signedIn(app, demo.company, demo.password),
      viewport: 'phone',
    });
    await button(company, '途中で終える').click();
    const ending = company.getByRole('dialog', { name: '仕事を途中で終える' });
    await field(ending, 'ここまでの報酬\\(税抜\\)').fill('40000');
    await field(ending, '終了の理由').fill('式が来年に延びたため。');
    expect(await axeViolations(company)).toEqual([]);
    await button(ending, '途中で終える').click();
    await ending.waitFor({ state: 'detached' });
    const { page: creator } = await open(address, { storage: maker.storage });
    await creator.getByRole('heading', { name: '途中終了への返答' }).waitFor();
    await creator.getByText('式が来年に延びたため。').waitFor();
    await expectAccessible(creator);
    await field(creator, '理由').fill('承知しました。下絵の分をお願いします。');
    await button(creator, '返答する').click();
    await creator.getByRole('heading', { name: '途中終了への返答' }).waitFor({ state: 'detached' });
    await button(creator, '請求書を発行する').waitFor();
    await company.reload();
    await company.getByText('承知しました。下絵の分をお願いします。').waitFor();
    await button(company, '支払い済みにする').waitFor();
  });

  test('goes on under other terms, once its creator has read what is otherwise and accepted', async ({
    app,
    open,
  }) => {
    const maker = await nextMaker(app);
    const first = await newOffer(app, maker, '包み紙の意匠');
    const address = await acceptOffer(app, first, maker);
    const { page: creator } = await open(address, { storage: maker.storage, viewport: 'phone' });
    await button(creator, '条件の変更を相談する').click();
    const asking = creator.getByRole('dialog', { name: '条件の変更を相談する' });
    await asking.getByRole('combobox').selectOption('DELIVERY');
    await field(asking, '相談したいこと').fill('色校正を一度はさみたいので、十日ほど延ばせますか。');
    expect(await axeViolations(creator)).toEqual([]);
    await button(asking, '相談を送る').click();
    await asking.waitFor({ state: 'detached' });

    const { page: company } = await open(address, {
      storage: await signedIn(app, demo.company, demo.password),
    });
    await company.getByText('色校正を一度はさみたいので').waitFor();
    await company.getByRole('link', { name: '条件を変える' }).click();
    await company.getByRole('heading', { level: 1, name: '条件を変える' }).waitFor();
    expect(await field(company, '件名').inputValue()).toBe('包み紙の意匠');
    await company.getByRole('heading', { name: '業務委託の条件の変更の通知' }).waitFor();
    await field(company, '回数と範囲').fill('色校正のあとの一回を含む。');
    await fieldIn(company, '8 報酬の額', '受取額\\(税抜\\)').fill('150000');
    await expectAccessible(company);
    await button(company, '条件の変更を送る').first().click();
    await company.getByRole('heading', { level: 1, name: '包み紙の意匠' }).waitFor();
    await company.getByRole('radio', { name: /現在の条件との違い/ }).waitFor();
    await expectAccessible(company);

    await creator.reload();
    await creator.getByRole('heading', { name: '条件の変更が届いています' }).waitFor();
    await expectAccessible(creator);
    await creator.getByRole('link', { name: '変更の内容を確認する' }).click();
    // Old and new stand beside one another.
    await creator.getByText('120,000円(税抜)').waitFor();
    await creator.getByText('150,000円(税抜)').waitFor();
    await expectAccessible(creator);
    await confirmOf(app, maker);
    await button(creator, '変更を承諾する').click();
    await button(creator.getByRole('alertdialog'), '承諾する').click();
    await creator.getByText('成立', { exact: true }).waitFor();
    await creator.getByRole('link', { name: '仕事の進み具合を見る' }).click();
    await creator.getByText('条件の変更の承諾').waitFor();
    await creator.getByText('150,000円').first().waitFor();
    await company.goto(address);
    await company.getByRole('link', { name: '最初の契約の書面を見る' }).waitFor();
    await company.getByRole('link', { name: '条件を変える' }).waitFor();
    await expectAccessible(company);
  });

  test('is nobody else’s: its address and its offer answer as if they were not', async ({ app, open }) => {
    const maker = await nextMaker(app);
    const other = await nextMaker(app);
    const offer = await newOffer(app, maker, '暦の表紙');
    const work = await acceptOffer(app, offer, maker);
    const { page } = await open(work, { storage: other.storage });
    await page.getByRole('heading', { name: 'ページが見つかりません' }).waitFor();
    await page.goto(offer);
    await page.getByRole('heading', { name: 'ページが見つかりません' }).waitFor();
  });
});
