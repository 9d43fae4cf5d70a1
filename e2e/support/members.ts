import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Locator, Page } from 'playwright-core';
import * as v from 'valibot';
import { node, root, type App } from './app.ts';
import { letterTo, linkTo } from './mailbox.ts';

/** The demo accounts that the start prints. Read only: all tests of a worker share them. */
export const demo = {
  creator: 'creator@tsumugi.example',
  company: 'company@tsumugi.example',
  password: 'tsumugi-demo-2026',
} as const;

/** Of members made by tests. */
export const password = 'ito-wo-tsumugu-2031';

let addresses = 0;

/** An address nobody has. */
export function newAddress(name: string, domain = 'mail.example'): string {
  addresses += 1;
  return `${name}.${process.pid}.${addresses}@${domain}`;
}

export interface Tokens {
  readonly accessToken: string;
  readonly refreshToken: string;
}

const tokensKey = 'tsumugi:tokens';
const answerRule = v.object({ data: v.record(v.string(), v.unknown()) });
const refusalsRule = v.object({ errors: v.array(v.object({ message: v.string() })) });
const tokensRule = v.object({ accessToken: v.string(), refreshToken: v.string() });
const storedRule = v.object({ ...tokensRule.entries, aheadMs: v.number() });

/** A mutation through the API, for what a test needs but does not test. Answers its payload. */
export async function mutate(
  app: App,
  call: string,
  { variables = {}, types = '', answer = '', accessToken = '' } = {},
): Promise<unknown> {
  const response = await fetch(`${app.origin}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(accessToken && { authorization: `Bearer ${accessToken}` }),
    },
    body: JSON.stringify({
      operationName: 'Prepare',
      query: `mutation Prepare${types && `(${types})`} { payload: ${call} { ${answer} errors { __typename message } } }`,
      variables,
    }),
  });
  const { payload } = v.parse(answerRule, await response.json()).data;
  const refused = v.safeParse(refusalsRule, payload);
  if (refused.success && refused.output.errors.length > 0)
    throw new Error(`${call}: ${refused.output.errors.map(({ message }) => message).join(' ')}`);
  return payload;
}

/** Signs in, as on another device. */
export async function tokensOf(app: App, email: string, secret: string = password): Promise<Tokens> {
  const payload = await mutate(app, 'signIn(signInInput: $input)', {
    types: '$input: SignInInput!',
    variables: { input: { email, password: secret } },
    answer: 'accessToken refreshToken',
  });
  return v.parse(tokensRule, payload);
}

/** Storage of a signed-in browser, for `open(address, { storage })`. */
export function storageOf({ accessToken, refreshToken }: Tokens): Record<string, string> {
  return { [tokensKey]: JSON.stringify({ accessToken, refreshToken, aheadMs: 0 }) };
}

export async function signedIn(app: App, email: string, secret?: string): Promise<Record<string, string>> {
  return storageOf(await tokensOf(app, email, secret));
}

/** The page's tokens; null when signed out. */
export async function keptTokens(page: Page): Promise<Tokens | null> {
  const text = await page.evaluate((key) => localStorage.getItem(key), tokensKey);
  return text === null ? null : v.parse(v.pipe(v.string(), v.parseJson(), storedRule), text);
}

/** Makes the access token look expired: it lives 15 minutes, and the server's clock seems 16 ahead. */
export async function ageAccessToken(page: Page): Promise<void> {
  await page.evaluate((key) => {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    localStorage.setItem(key, JSON.stringify({ ...Object(stored), aheadMs: 16 * 60_000 }));
  }, tokensKey);
}

/** A creator who has only confirmed the address and chosen a password. */
export async function newRegistration(app: App, name: string): Promise<{ email: string; tokens: Tokens }> {
  const email = newAddress(name);
  await mutate(app, 'registerTemporaryCreatorUser(input: $input)', {
    types: '$input: RegisterTemporaryCreatorUserInput!',
    variables: { input: { email } },
  });
  const link = linkTo(await letterTo(app, email, 'メールアドレスの確認'), '/sign_up/creator/step1');
  const payload = await mutate(app, 'signUpCreatorUser(signUpInput: $input)', {
    types: '$input: SignUpInput!',
    variables: { input: { token: new URL(link).searchParams.get('token'), password } },
    answer: 'accessToken refreshToken',
  });
  return { email, tokens: v.parse(tokensRule, payload) };
}

/** A fully registered creator; a new one each time, as a test may be retried. */
export async function newCreator(app: App, name: string): Promise<{ email: string; tokens: Tokens }> {
  const { email, tokens } = await newRegistration(app, name);
  const { accessToken } = tokens;
  const userName = `${name}${process.pid}n${addresses}`;
  await mutate(app, 'createCreatorUserProfile(input: $input)', {
    types: '$input: CreatorUserProfileInput!',
    variables: {
      input: { lastName: '糸井', firstName: 'ゆき', userName, skillNames: [], toolIds: [] },
    },
    accessToken,
  });
  await mutate(app, 'createCreatorUserEngagementType(input: $input)', {
    types: '$input: CreatorUserEngagementTypeInput!',
    variables: { input: { engagementType: 'FREELANCE' } },
    accessToken,
  });
  await mutate(app, 'skipCreatorUserJobProfile', { accessToken });
  return { email, tokens };
}

/** Runs `npm run ops` on the test's server. Answers its output. */
export async function operate(app: App, ...words: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(node, ['server/ops.ts', ...words], {
    cwd: root,
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      NODE_ENV: 'development',
      PUBLIC_ORIGIN: app.origin,
      DATA_DIR: app.dataDir,
    },
  });
  return stdout;
}

/** A text field by its label, which may also say 必須 or 任意. */
export function field(within: Page | Locator, label: string): Locator {
  return within.getByRole('textbox', { name: new RegExp(`^${label}(\\s?(必須|任意))?$`) });
}

export const button = (within: Page | Locator, name: string | RegExp): Locator =>
  within.getByRole('button', { name, exact: true });

/** Only signed-in people have this menu. */
export const accountMenu = (page: Page): Locator => page.getByRole('button', { name: /のメニュー$/ });

export async function atPath(page: Page, pathname: string): Promise<void> {
  await page.waitForURL((url) => url.pathname === pathname);
}

export async function signInByForm(page: Page, email: string, secret: string = password): Promise<void> {
  await field(page, 'メールアドレス').fill(email);
  await field(page, 'パスワード').fill(secret);
  await button(page, 'ログインする').click();
}

/** Confirms the identity dialog by password. */
export async function confirmWho(page: Page, secret: string = password): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'ご本人の確認' });
  await field(dialog, '現在のパスワード').fill(secret);
  await button(dialog, '確認する').click();
  await dialog.waitFor({ state: 'detached' });
}
