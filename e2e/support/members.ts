import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Locator, Page } from 'playwright-core';
import * as v from 'valibot';
import { node, root, type App } from './app.ts';
import { letterTo, linkTo } from './mailbox.ts';

/** The accounts of the demo town that the start prints. Read only: every test of a worker meets the same ones. */
export const demo = {
  creator: 'creator@tsumugi.example',
  company: 'company@tsumugi.example',
  password: 'tsumugi-demo-2026',
} as const;

/** Of the members that the tests make. */
export const password = 'ito-wo-tsumugu-2031';

let addresses = 0;

/** An address that nobody has. */
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

/** One mutation past the page, for what a test needs to be there and is not about. Answers its payload. */
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

/** A session on another device. */
export async function tokensOf(app: App, email: string, secret: string = password): Promise<Tokens> {
  const payload = await mutate(app, 'signIn(signInInput: $input)', {
    types: '$input: SignInInput!',
    variables: { input: { email, password: secret } },
    answer: 'accessToken refreshToken',
  });
  return v.parse(tokensRule, payload);
}

/** A browser's storage that is signed in: for `open(address, { storage })`. */
export function storageOf({ accessToken, refreshToken }: Tokens): Record<string, string> {
  return { [tokensKey]: JSON.stringify({ accessToken, refreshToken, aheadMs: 0 }) };
}

export async function signedIn(app: App, email: string, secret?: string): Promise<Record<string, string>> {
  return storageOf(await tokensOf(app, email, secret));
}

/** What the page has kept; null when it is signed out. */
export async function keptTokens(page: Page): Promise<Tokens | null> {
  const text = await page.evaluate((key) => localStorage.getItem(key), tokensKey);
  return text === null ? null : v.parse(v.pipe(v.string(), v.parseJson(), storedRule), text);
}

/** Tells the browser that the server's clock is 16 minutes ahead of its own: the access token lives for 15. */
export async function ageAccessToken(page: Page): Promise<void> {
  await page.evaluate((key) => {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    localStorage.setItem(key, JSON.stringify({ ...Object(stored), aheadMs: 16 * 60_000 }));
  }, tokensKey);
}

/** A creator who has followed the mail's link and chosen a password, and nothing more. */
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

/** A creator who has been through every step of the registration; another one each time, so that a test may be tried again. */
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

/** `npm run ops`, on the test's own server. Answers what it prints. */
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

/** A field to write in, by its label, which says 必須 or 任意 besides. */
export function field(within: Page | Locator, label: string): Locator {
  return within.getByRole('textbox', { name: new RegExp(`^${label}(\\s?(必須|任意))?$`) });
}

export const button = (within: Page | Locator, name: string | RegExp): Locator =>
  within.getByRole('button', { name, exact: true });

/** The menu that only somebody who is signed in has. */
export const accountMenu = (page: Page): Locator => page.getByRole('button', { name: /のメニュー$/ });

export async function atPath(page: Page, pathname: string): Promise<void> {
  await page.waitForURL((url) => url.pathname === pathname);
}

export async function signInByForm(page: Page, email: string, secret: string = password): Promise<void> {
  await field(page, 'メールアドレス').fill(email);
  await field(page, 'パスワード').fill(secret);
  await button(page, 'ログインする').click();
}

/** Answers the dialog that asks once more, by the password. */
export async function confirmWho(page: Page, secret: string = password): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'ご本人の確認' });
  await field(dialog, '現在のパスワード').fill(secret);
  await button(dialog, '確認する').click();
  await dialog.waitFor({ state: 'detached' });
}
