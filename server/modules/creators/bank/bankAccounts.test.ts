import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testApi, type TestApi, refusalOf } from '../../../graphql/testing.ts';
import { createSecretBox } from '../../../lib/secrets/secretBox.ts';
import { mailsTo } from '../../accounts/testing.ts';
import { resealBankAccounts } from './bankAccounts.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

const account = `bankAccount { bankCode bankName branchCode branchName accountType accountNumberEnd accountHolderKana registeredAt }`;
const registerText = `mutation ($input: RegisterBankAccountInput!) { registerBankAccount(input: $input) {
  user { profile { ... on PrivateCreatorProfile { ${account} onboardingStatus { creatorUserBankAccountRegistered } } } }
  errors { __typename message ... on UserInputInvalidError { field } } } }`;
const deleteText = `mutation { deleteBankAccount {
  user { profile { ... on PrivateCreatorProfile { ${account} onboardingStatus { creatorUserBankAccountRegistered } } } }
  errors { __typename } } }`;

const plain = {
  bankCode: '0001',
  branchCode: '001',
  accountType: 'ORDINARY',
  accountNumber: '7654321',
  accountHolderKana: 'タカサキ ミオ',
};
const register = async (input: object, as?: string) => {
  if (as !== undefined) await api.confirm(as);
  return api.post(registerText, { input: { ...plain, ...input } }, as);
};

const stored = (id: string) =>
  api.services.db
    .selectFrom('creator_bank_accounts')
    .selectAll()
    .where('user_id', '=', id)
    .executeTakeFirst();
const placeOf = (id: string) => `creator_bank_accounts.account_number:${id}`;

describe('registerBankAccount', () => {
  test('keeps the number encrypted and answers its end alone', async () => {
    const id = await api.rows.creator();
    const { data } = await register({}, id);
    expect(data?.['registerBankAccount']).toMatchObject({
      user: {
        profile: {
          bankAccount: {
            bankCode: '0001',
            bankName: 'みずほ',
            branchCode: '001',
            branchName: '東京営業部',
            accountType: 'ORDINARY',
            accountNumberEnd: '321',
            accountHolderKana: 'タカサキ ミオ',
          },
          onboardingStatus: { creatorUserBankAccountRegistered: true },
        },
      },
      errors: [],
    });
    expect(JSON.stringify(data)).not.toContain('7654321');
    const row = await stored(id);
    expect(JSON.stringify(row)).not.toContain('7654321');
    expect(api.services.secrets.open(row?.account_number_encrypted ?? '', placeOf(id))).toBe('7654321');
  });

  test.each([
    ['in full width, as short as it is', { accountNumber: '１２３' }, '0000123', 'タカサキ ミオ'],
    ['with hyphens and blanks', { accountNumber: ' 12-345 ' }, '0012345', 'タカサキ ミオ'],
    ['a name in half width', { accountHolderKana: 'ﾀｶｻｷ ﾐｵ' }, '7654321', 'タカサキ ミオ'],
    ['a name in hiragana', { accountHolderKana: 'たかさき　みお' }, '7654321', 'タカサキ ミオ'],
    ['a company', { accountHolderKana: 'ｶ)tsumugi.' }, '7654321', 'カ）TSUMUGI．'],
    ['codes in full width', { bankCode: '０００１', branchCode: '００１' }, '7654321', 'タカサキ ミオ'],
  ])('takes %s', async (_what, input, number, holder) => {
    const id = await api.rows.creator();
    expect((await register(input, id)).data).toMatchObject({ registerBankAccount: { errors: [] } });
    const row = await stored(id);
    expect(api.services.secrets.open(row?.account_number_encrypted ?? '', placeOf(id))).toBe(number);
    expect(row).toMatchObject({ account_holder_kana: holder, account_number_end: number.slice(-3) });
  });

  test('a second one takes the first one’s place', async () => {
    const id = await api.rows.creator();
    await register({}, id);
    await register({ bankCode: '9900', branchCode: '108', accountType: 'SAVINGS', accountNumber: '42' }, id);
    expect(await stored(id)).toMatchObject({
      bank_code: '9900',
      bank_name: 'ゆうちょ',
      account_number_end: '042',
    });
  });

  test.each([
    [{ bankCode: '9999' }, ['bankCode']],
    [{ bankCode: '__proto__', branchCode: 'constructor' }, ['bankCode']],
    [{ branchCode: '999' }, ['branchCode']],
    [{ accountNumber: '12345678' }, ['accountNumber']],
    [{ accountNumber: '' }, ['accountNumber']],
    [{ accountNumber: '12a4567' }, ['accountNumber']],
    [{ accountHolderKana: '髙﨑 澪' }, ['accountHolderKana']],
    [{ accountHolderKana: ' ' }, ['accountHolderKana']],
    [{ accountHolderKana: 'ア'.repeat(61) }, ['accountHolderKana']],
    [
      { bankCode: '', accountNumber: '😀'.repeat(5000), accountHolderKana: '\u0000' },
      ['bankCode', 'accountNumber', 'accountHolderKana'],
    ],
  ])('refuses %j', async (input, fields) => {
    const id = await api.rows.creator();
    const { data } = await register(input, id);
    expect(data?.['registerBankAccount']).toMatchObject({
      user: null,
      errors: fields.map((field) => ({ __typename: 'UserInputInvalidError', field })),
    });
    expect(await stored(id)).toBeUndefined();
  });

  test('and its deletion wait until one has shown once more who one is', async () => {
    const id = await api.rows.creator();
    const refused = { user: null, errors: [{ __typename: 'ConfirmationRequiredError' }] };
    expect((await api.post(registerText, { input: plain }, id)).data).toMatchObject({
      registerBankAccount: refused,
    });
    await register({}, id);
    api.clock.advance(10 * 60_000);
    expect((await api.post(deleteText, {}, id)).data).toMatchObject({ deleteBankAccount: refused });
    expect(await stored(id)).toBeDefined();
  });

  test('is for creators with a profile', async () => {
    expect((await register({})).errors?.[0]?.extensions?.['code']).toBe('UNAUTHENTICATED');
    expect(refusalOf(await register({}, await api.rows.member()))).toBe('ForbiddenError');
    const early = await api.rows.user({ registration_step: 'PROFILE' });
    expect((await register({}, early)).data).toMatchObject({
      registerBankAccount: { user: null, errors: [{ __typename: 'ForbiddenError' }] },
    });
  });
});

describe('deleteBankAccount', () => {
  test('leaves nothing of it, and the to-do asks again; twice is once', async () => {
    const id = await api.rows.creator();
    await register({}, id);
    for (let times = 0; times < 2; times += 1) {
      const { data } = await api.post(deleteText, {}, id);
      expect(data?.['deleteBankAccount']).toEqual({
        user: {
          profile: { bankAccount: null, onboardingStatus: { creatorUserBankAccountRegistered: false } },
        },
        errors: [],
      });
    }
    expect(await stored(id)).toBeUndefined();
  });

  test('and every other change of it is told to its owner by mail, with no more than the number’s end', async () => {
    const id = await api.rows.creator();
    const email = 'kouza@example.jp';
    await api.services.db.updateTable('users').set({ email }).where('id', '=', id).execute();
    await register({}, id);
    await register({ accountNumber: '1112223' }, id);
    await register({ accountNumber: 'wrong' }, id);
    await api.post(deleteText, {}, id);
    await api.post(deleteText, {}, id);
    const mails = await mailsTo(api, email);
    expect(mails).toMatchObject([
      { template: 'bankAccountChanged', data: { change: 'REGISTERED', numberEnd: '321' } },
      { template: 'bankAccountChanged', data: { change: 'REPLACED', numberEnd: '223' } },
      { template: 'bankAccountChanged', data: { change: 'DELETED', numberEnd: '223' } },
    ]);
    expect(JSON.stringify(mails)).not.toMatch(/7654321|1112223/u);
  });

  test('touches nobody else’s', async () => {
    const [id, other] = [await api.rows.creator(), await api.rows.creator()];
    await register({}, other);
    await api.confirm(id);
    await api.post(deleteText, {}, id);
    expect(await stored(other)).toBeDefined();
  });
});

describe('banks and branches', () => {
  const names = async (name: string, as?: string, first = 20) => {
    const query = `query ($name: String!, $first: Int!) { banksByName(name: $name, first: $first) { code name kana } }`;
    const { data } = await api.post(query, { name, first }, as);
    return data?.['banksByName'];
  };
  const first = (code: string) => expect.objectContaining({ 0: expect.objectContaining({ code }) });

  test.each([
    ['', '9900'],
    ['みずほ', '0001'],
    ['みずほ銀行', '0001'],
    ['ミズホ', '0001'],
    ['ﾐｽﾞﾎ', '0001'],
    ['0005', '0005'],
    ['０００５', '0005'],
    ['三菱UFJ', '0005'],
    ['三菱ｕｆｊ銀行', '0005'],
    ['みつびしゆーえふじぇい', '0005'],
    ['UFJ', '0005'],
    ['みつい', '0009'],
    ['ゆうちょ', '9900'],
    ['paypay', '0033'],
    ['住信SBI', '0038'],
    ['楽天', '0036'],
    ['りそな', '0010'],
  ])('%j finds %s first', async (typed, code) => {
    expect(await names(typed, await api.rows.creator())).toEqual(first(code));
  });

  test('what nobody is called finds nothing, and no more come than were asked for', async () => {
    const id = await api.rows.creator();
    for (const odd of ['どこにもない', '\u0000', '(', '%', 'あ'.repeat(5000)])
      expect(await names(odd, id)).toEqual([]);
    expect(await names('', id, 3)).toHaveLength(3);
    expect(await names('', id, 5000)).toHaveLength(100);
  });

  test('branches are those of the bank', async () => {
    const id = await api.rows.creator();
    const query = `query ($bankCode: String!, $name: String!) {
      bankBranchesByName(bankCode: $bankCode, name: $name, first: 10) { code name }
    }`;
    const ask = async (bankCode: string, name: string) =>
      (await api.post(query, { bankCode, name }, id)).data?.['bankBranchesByName'];
    for (const typed of ['丸の内中央', 'まるのうちちゅうおう', '丸の内中央支店', '004'])
      expect(await ask('0001', typed)).toEqual([{ code: '004', name: '丸の内中央' }]);
    expect(await ask('9900', '一〇八')).toEqual([{ code: '108', name: '一〇八' }]);
    for (const odd of ['0000x', '__proto__', 'constructor', '']) expect(await ask(odd, '')).toEqual([]);
  });

  test('are for creators', async () => {
    const query = '{ banksByName(name: "", first: 1) { code } }';
    expect((await api.post(query)).errors?.[0]?.extensions?.['code']).toBe('UNAUTHENTICATED');
    expect((await api.post(query, {}, await api.rows.member())).errors?.[0]?.extensions?.['code']).toBe(
      'FORBIDDEN',
    );
  });
});

describe('after a change of key', () => {
  test('numbers are encrypted anew once, and one that cannot be read holds up nobody', async () => {
    const [id, broken] = [await api.rows.creator(), await api.rows.creator()];
    await register({}, id);
    await register({}, broken);
    await api.services.db
      .updateTable('creator_bank_accounts')
      .set({ account_number_encrypted: 'v1.00000000.AAAAAAAAAAAAAAAA.AAAAAAAAAAAAAAAAAAAAAAAAAAAA' })
      .where('user_id', '=', broken)
      .execute();
    const fresh = 'another data key of tests that is long enough';
    const secrets = createSecretBox([fresh, 'a data key of tests that is long enough']);
    const services = { ...api.services, secrets };
    expect(await resealBankAccounts(services)).toBeGreaterThan(0);
    expect(await resealBankAccounts(services)).toBe(0);
    const sealed = (await stored(id))?.account_number_encrypted ?? '';
    expect(createSecretBox([fresh]).open(sealed, placeOf(id))).toBe('7654321');
  });
});
