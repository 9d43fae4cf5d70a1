import { hash } from '@node-rs/argon2';
import * as v from 'valibot';
import type { Caller, TestApi } from '../../graphql/testing.ts';

export const errorFields =
  'errors { __typename message ... on UserInputInvalidError { field } ... on RateLimitExceededError { retryAt } ... on SecondFactorRequiredError { signInToken } }';
const signInFields = `accessToken refreshToken user { id email registrationStep } ${errorFields}`;

export const operations = {
  register: `mutation ($email: String!) { registerTemporaryCreatorUser(input: { email: $email }) { email ${errorFields} } }`,
  verify: `mutation ($token: String!) { verifyEmail(token: $token) { email verified ${errorFields} } }`,
  signUp: `mutation ($token: String!, $password: String!) { signUpCreatorUser(signUpInput: { token: $token, password: $password }) { ${signInFields} } }`,
  signIn: `mutation ($email: String!, $password: String!, $device: String) { signIn(signInInput: { email: $email, password: $password, rememberedDevice: $device }) { ${signInFields} } }`,
  signOut: `mutation { signOut { ok ${errorFields} } }`,
  refresh: `mutation { refreshToken { accessToken refreshToken ${errorFields} } }`,
  requestReset: `mutation ($email: String!) { resetPasswordRequest(email: $email) { email ${errorFields} } }`,
  reset: `mutation ($token: String!, $password: String!) { resetPassword(resetPasswordInput: { token: $token, password: $password }) { ok ${errorFields} } }`,
  changePassword: `mutation ($next: String!) { changePassword(input: { newPassword: $next }) { user { hasPassword } ${errorFields} } }`,
  requestEmail: `mutation ($email: String!, $byConfirmation: Boolean) { resetEmailRequest(email: $email, byConfirmation: $byConfirmation) { email needsAgreement ${errorFields} } }`,
  changeEmail: `mutation ($token: String!) { verifyResetedEmail(token: $token) { user { id email } tokens { accessToken refreshToken } waitsFor ${errorFields} } }`,
  endSession: `mutation ($id: ID!) { endSession(id: $id) { user { sessions { id isCurrent } } ${errorFields} } }`,
  endOthers: `mutation { endOtherSessions { user { sessions { id isCurrent } } ${errorFields} } }`,
  nonce: 'mutation { googleNonce { nonce } }',
  signInGoogle: `mutation ($idToken: String!) { signInWithGoogle(idToken: $idToken) { ${signInFields} } }`,
  signUpGoogle: `mutation ($idToken: String!, $card: Boolean) { signUpWithGoogle(idToken: $idToken, viaPrairieCard: $card) { ${signInFields} } }`,
  linkGoogle: `mutation ($idToken: String!, $password: String!) { linkGoogle(input: { idToken: $idToken, password: $password }) { ${signInFields} } }`,
  connectGoogle: `mutation ($idToken: String!) { connectGoogle(idToken: $idToken) { user { email isGoogleLoggedIn } ${errorFields} } }`,
  confirm: `mutation ($password: String, $googleIdToken: String, $passkey: String, $totpCode: String) { confirmIdentity(input: { password: $password, googleIdToken: $googleIdToken, passkey: $passkey, totpCode: $totpCode }) { ok ${errorFields} } }`,
  beginTotp: `mutation { beginTotp { secret uri ${errorFields} } }`,
  enableTotp: `mutation ($code: String!) { enableTotp(code: $code) { recoveryCodes user { id } ${errorFields} } }`,
  disableTotp: `mutation { disableTotp { user { id } ${errorFields} } }`,
  renewRecoveryCodes: `mutation { renewRecoveryCodes { recoveryCodes ${errorFields} } }`,
  forgetRememberedDevices: `mutation { forgetRememberedDevices { user { id } ${errorFields} } }`,
  answerSecondFactor: `mutation ($signInToken: String!, $code: String, $recoveryCode: String, $remembersDevice: Boolean) {
    answerSecondFactor(input: { signInToken: $signInToken, code: $code, recoveryCode: $recoveryCode, remembersDevice: $remembersDevice }) {
      rememberedDevice ${signInFields} } }`,
  requestFactorRecovery: `mutation ($signInToken: String!) { requestFactorRecovery(signInToken: $signInToken) { ok ${errorFields} } }`,
  startFactorRecovery: `mutation ($token: String!) { startFactorRecovery(token: $token) { dueAt ${errorFields} } }`,
  stopFactorRecovery: `mutation ($token: String) { stopFactorRecovery(token: $token) { user { id } ${errorFields} } }`,
  passkeySignInOptions: `mutation { passkeySignInOptions { options ${errorFields} } }`,
  passkeyConfirmationOptions: `mutation { passkeyConfirmationOptions { options ${errorFields} } }`,
  passkeyRegistrationOptions: `mutation { passkeyRegistrationOptions { options ${errorFields} } }`,
  registerPasskey: `mutation ($response: String!) { registerPasskey(response: $response) { user { id } ${errorFields} } }`,
  signInPasskey: `mutation ($response: String!) { signInWithPasskey(response: $response) { ${signInFields} } }`,
  renamePasskey: `mutation ($id: ID!, $name: String!) { renamePasskey(id: $id, name: $name) { user { id } ${errorFields} } }`,
  removePasskey: `mutation ($id: ID!) { removePasskey(id: $id) { user { id } ${errorFields} } }`,
  notePasskeyOffered: `mutation { notePasskeyOffered { ok ${errorFields} } }`,
  unlinkGoogle: `mutation { unlinkGoogle { user { isGoogleLoggedIn } ${errorFields} } }`,
  me: 'query { me { id email registrationStep } }',
  sessions: 'query { me { sessions { id deviceName address isCurrent } } }',
} as const;

const oneField = v.pipe(
  v.record(v.string(), v.nullable(v.record(v.string(), v.unknown()))),
  v.transform((data) => Object.values(data)[0] ?? null),
);

/** Runs one operation and answers its one field: the payload, or null for a guest's `me`. */
export async function call(
  api: TestApi,
  operation: keyof typeof operations,
  variables: Record<string, unknown> = {},
  caller: Caller = {},
): Promise<Record<string, unknown> | null> {
  const { data, errors } = await api.send(operations[operation], variables, caller);
  if (errors) throw new Error(errors.map(({ message }) => message).join('; '));
  return v.parse(oneField, data);
}

const tokens = v.object({ accessToken: v.string(), refreshToken: v.string() });
export type Pair = v.InferOutput<typeof tokens>;

/** The tokens of a payload that let somebody in. */
export function tokensIn(payload: unknown): Pair {
  return v.parse(tokens, payload);
}

export const bearer = (token: string): Caller => ({ authorization: `Bearer ${token}` });

const mailPayload = v.object({
  template: v.string(),
  to: v.string(),
  data: v.record(v.string(), v.unknown()),
});
export type SentMail = v.InferOutput<typeof mailPayload>;

/** Mails that wait in the outbox, oldest first. */
export async function mailsTo(api: TestApi, to: string): Promise<SentMail[]> {
  const rows = await api.services.db
    .selectFrom('outbox')
    .select('payload')
    .where('kind', '=', 'mail')
    .orderBy('id')
    .execute();
  return rows.map(({ payload }) => v.parse(mailPayload, payload)).filter((mail) => mail.to === to);
}

/** The token in the link of the newest mail to an address. */
export async function mailedToken(api: TestApi, to: string): Promise<string> {
  const url = (await mailsTo(api, to)).at(-1)?.data['url'];
  const token = typeof url === 'string' ? new URL(url).searchParams.get('token') : null;
  if (token === null) throw new Error(`No link was mailed to ${to}.`);
  return token;
}

export const password = 'ひみつの合い言葉 12';

let hashed: Promise<string> | undefined;

/** A finished creator with `password`, or another role; answers the id. */
export async function accountOf(
  api: TestApi,
  row: Parameters<TestApi['rows']['user']>[0] & { readonly email: string },
): Promise<string> {
  hashed ??= hash(password);
  const id = await api.rows.user(row);
  await api.services.db
    .insertInto('password_credentials')
    .values({ user_id: id, password_hash: await hashed, changed_at: api.clock.now() })
    .execute();
  return id;
}

export async function signedIn(api: TestApi, email: string, caller: Caller = {}): Promise<Pair> {
  return tokensIn(await call(api, 'signIn', { email, password }, caller));
}

/** A device that has just shown once more who it is; by `password`. */
export async function confirmedDevice(api: TestApi, email: string): Promise<Pair> {
  const device = await signedIn(api, email);
  await call(api, 'confirm', { password }, bearer(device.accessToken));
  return device;
}
