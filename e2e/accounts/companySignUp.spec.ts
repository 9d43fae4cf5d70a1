import type { Page } from 'playwright-core';
import type { App } from '../support/app.ts';
import { expectFit } from '../support/fit.ts';
import { letterTo, linkTo } from '../support/mailbox.ts';
import {
  accountMenu,
  atPath,
  button,
  field,
  mutate,
  newAddress,
  operate,
  password,
  signedIn,
} from '../support/members.ts';
import { describe, expect, test } from '../support/test.ts';

/** The number of an application in the operators' list. */
async function leadOf(app: App, email: string): Promise<string> {
  const line = (await operate(app, 'leads', 'list')).split('\n').find((row) => row.includes(email));
  if (!line) throw new Error(`${email} is not in the list of leads`);
  return line.trim().split(/\s+/)[0] ?? '';
}

async function applyByForm(page: Page, email: string, companyName: string): Promise<void> {
  await field(page, '会社名').fill(companyName);
  await field(page, '姓').fill('佐和');
  await field(page, '名').fill('まこと');
  await field(page, '会社のメールアドレス').fill(email);
  await field(page, '電話番号').fill('０３ー１２３４ー５６７８');
  await field(page, '登録の目的').fill('新しい宿の看板とサイトを頼める方を探しています。');
  await page.getByRole('radio', { name: /^すぐに頼みたい/ }).check();
  await button(page, '申し込む').click();
}

describe('a company signs up', () => {
  test('by an application that an operator accepts', async ({ open, app }) => {
    const email = newAddress('makoto', 'itoguruma-inn.example.jp');
    const company = `株式会社糸車の宿${process.pid}`;
    const { page } = await open('/sign_up');
    await page.getByRole('link', { name: '会社として申し込む' }).click();
    await atPath(page, '/sign_up/business');
    await button(page, '申し込む').click();
    await expect
      .poll(() => field(page, '会社名').evaluate((input) => input === document.activeElement))
      .toBe(true);
    await expectFit(page);
    await applyByForm(page, email, company);
    await atPath(page, '/sign_up/business/complete');
    await page.getByText(`${email} に、受け付けのお知らせをお送りしました。`).waitFor();
    await expectFit(page);
    await letterTo(app, email, 'お申し込みを受け付けました');

    expect(await operate(app, 'leads', 'accept', await leadOf(app, email))).toContain(email);
    const link = linkTo(await letterTo(app, email, 'ご利用開始のご案内'), '/sign_up/business/password');
    await page.goto(link);
    await page.getByText(`${company}のアカウントに招かれています。`, { exact: false }).waitFor();
    expect(new URL(page.url()).search, 'the token has left the address').toBe('');
    await expect.poll(() => field(page, '姓').inputValue()).toBe('佐和');
    await expectFit(page);
    await field(page, 'パスワード').fill(password);
    await button(page, '登録して始める').click();
    await atPath(page, '/my_company');
    await page.getByRole('heading', { name: '募集の公開に必要なこと' }).waitFor();
    await accountMenu(page).waitFor();
    await expect.poll(() => accountMenu(page).getAttribute('aria-label')).toBe(`${company} のメニュー`);
    await expectFit(page);

    const { page: late } = await open(link);
    await late.getByRole('heading', { name: 'このリンクは使えません' }).waitFor();
    await expectFit(late);
  });

  test('and its owner invites a colleague with a role', async ({ open, app }) => {
    const { owner, company } = await newCompany(app);
    const { page } = await open('/settings/account#members', { storage: await signedIn(app, owner) });
    const colleague = newAddress('tsukasa', 'itoguruma-inn.example.jp');
    const invite = page.getByRole('form', { name: 'メンバーの招待' });
    await field(invite, 'メールアドレス').fill(colleague);
    await button(invite, '招待する').click();
    await page.getByText('役割を選んでください。').waitFor();
    await invite.getByRole('radio', { name: /^採用代行/ }).check();
    await button(invite, '招待する').click();
    await page.getByText(`${colleague}に招待を送りました。`).waitFor();
    await page.getByRole('table', { name: '承諾待ちの招待' }).getByText(colleague).waitFor();
    await expectFit(page);

    const letter = await letterTo(app, colleague, `「${company}」への招待`);
    expect(letter.subject).toContain('佐和 まことさんから');
    const { page: theirs } = await open(linkTo(letter, '/sign_up/business/password'));
    await theirs.getByText('採用代行').first().waitFor();
    await field(theirs, '姓').fill('司');
    await field(theirs, '名').fill('かおる');
    await field(theirs, 'パスワード').fill(password);
    await button(theirs, '登録して始める').click();
    await atPath(theirs, '/products');
    await theirs.goto('/settings/account#members');
    const members = theirs.getByRole('table', { name: 'メンバーの一覧' });
    await members
      .getByRole('row', { name: /司 かおる/ })
      .getByText('採用代行')
      .waitFor();
    expect(await theirs.getByRole('form', { name: 'メンバーの招待' }).count(), 'only owners invite').toBe(0);
    await expectFit(theirs);

    await page.reload();
    await page
      .getByRole('table', { name: 'メンバーの一覧' })
      .getByRole('row', { name: /司 かおる/ })
      .waitFor();
  });
});

/** A company whose application was accepted, and its owner. */
async function newCompany(app: App): Promise<{ owner: string; company: string }> {
  const owner = newAddress('makoto', 'itoguruma.example.jp');
  const company = `糸車${owner.replaceAll(/\D/g, '')}合同会社`;
  await mutate(app, 'registerLeadCustomer(input: $input)', {
    types: '$input: RegisterLeadCustomerInput!',
    variables: {
      input: {
        companyName: company,
        lastName: '佐和',
        firstName: 'まこと',
        email: owner,
        phoneNumber: '03-1234-5678',
        registrationPurpose: '看板を頼める方を探しています。',
        urgency: 'REQUEST_IMMEDIATELY',
      },
    },
  });
  await operate(app, 'leads', 'accept', await leadOf(app, owner));
  const link = linkTo(await letterTo(app, owner, 'ご利用開始のご案内'), '/sign_up/business/password');
  await mutate(app, 'registerCorporateUserAccount(input: $input)', {
    types: '$input: RegisterCorporateUserAccountInput!',
    variables: {
      input: {
        token: new URL(link).searchParams.get('token'),
        lastName: '佐和',
        firstName: 'まこと',
        password,
      },
    },
  });
  return { owner, company };
}
