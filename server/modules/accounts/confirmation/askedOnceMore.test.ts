import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { testApi } from '../../../graphql/testing.ts';
import type { TestApi } from '../../../graphql/testing.ts';
import { accountOf, bearer, confirmedDevice, signedIn } from '../testing.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

/**
 * What only the owner of an account may do. Whoever accepts an offer, or ties a Google account that has shown itself, is asked too: see
 * `modules/offers/offers/offers.test.ts` and `sign-in/google.test.ts`.
 */
const acts = {
  'registers a bank account': `registerBankAccount(input: {
    bankCode: "0001", branchCode: "001", accountType: ORDINARY, accountNumber: "7654321", accountHolderKana: "タカサキ ミオ" })`,
  'deletes a bank account': 'deleteBankAccount',
  'changes the address': 'resetEmailRequest(email: "another@example.jp", byConfirmation: true)',
  'changes the password': 'changePassword(input: { newPassword: "あたらしい合い言葉 34" })',
  'asks for an app’s secret': 'beginTotp',
  'turns the second factor on': 'enableTotp(code: "123456")',
  'turns the second factor off': 'disableTotp',
  'makes recovery codes': 'renewRecoveryCodes',
  'begins a passkey': 'passkeyRegistrationOptions',
  'adds a passkey': 'registerPasskey(response: "{}")',
  'removes a passkey': 'removePasskey(id: "passkey_1")',
  'unties Google': 'unlinkGoogle',
  exports: 'requestDataExport',
  'deletes the account': 'requestAccountDeletion',
};

let people = 0;
const person = async () => {
  const email = `asked-${(people += 1)}@example.jp`;
  await accountOf(api, { email });
  return email;
};

const payload = v.record(v.string(), v.object({ errors: v.array(v.object({ __typename: v.string() })) }));

async function isAsked(act: string, accessToken: string): Promise<boolean> {
  const { data } = await api.send(`mutation { ${act} { errors { __typename } } }`, {}, bearer(accessToken));
  const [answer] = Object.values(v.parse(payload, data));
  return answer?.errors.some(({ __typename }) => __typename === 'ConfirmationRequiredError') ?? false;
}

describe.each(Object.entries(acts))('whoever %s', (_what, act) => {
  test('is asked once more who they are, on each device, and again after ten minutes', async () => {
    const email = await person();
    const fresh = await signedIn(api, email);
    expect(await isAsked(act, fresh.accessToken), 'right after signing in').toBe(true);
    const first = await confirmedDevice(api, email);
    api.clock.advance(1);
    const second = await confirmedDevice(api, email);
    expect(await isAsked(act, fresh.accessToken), 'while other devices are confirmed').toBe(true);
    api.clock.advance(10 * 60_000 - 1);
    expect(await isAsked(act, first.accessToken), 'ten minutes later').toBe(true);
    expect(await isAsked(act, second.accessToken), 'just before they are over').toBe(false);
  });
});
