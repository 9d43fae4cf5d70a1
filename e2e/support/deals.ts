import type { Locator, Page } from 'playwright-core';
import * as v from 'valibot';
import { axeViolations } from './axe.ts';
import type { App } from './app.ts';
import { tabTo } from './keyboard.ts';
import { demo, field, mutate, storageOf, tokensOf, type Tokens } from './members.ts';
import { settled } from './page.ts';
import { expect } from './test.ts';

/** How a person uses a page: by mouse or by keyboard only. */
export interface Hand {
  write(page: Page, target: Locator, text: string): Promise<void>;
  press(page: Page, target: Locator): Promise<void>;
  /** For targets before the focus, such as at the top of a form. */
  pressBack(page: Page, target: Locator): Promise<void>;
  choose(page: Page, select: Locator, value: string): Promise<void>;
}

export const mouse: Hand = {
  write: (_page, target, text) => target.fill(text),
  press: (_page, target) => target.click(),
  pressBack: (_page, target) => target.click(),
  async choose(_page, select, value) {
    await select.selectOption(value);
  },
};

const isSwitchLike = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element instanceof HTMLInputElement);

export const keys: Hand = {
  async write(page, target, text) {
    await tabTo(page, target);
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(text);
  },
  async press(page, target) {
    await tabTo(page, target);
    await page.keyboard.press((await isSwitchLike(target)) ? 'Space' : 'Enter');
  },
  async pressBack(page, target) {
    await tabTo(page, target, 'Shift+Tab');
    await page.keyboard.press('Enter');
  },
  async choose(page, select, value) {
    await tabTo(page, select);
    for (let presses = 0; presses < 60 && (await select.inputValue()) !== value; presses += 1)
      await page.keyboard.press('ArrowDown');
    expect(await select.inputValue()).toBe(value);
  },
};

export const dayMs = 86_400_000;

/** Such as 2027-01-20: this many days ahead in Japan. */
export const dayAhead = (days: number): string =>
  new Date(Date.now() + 9 * 3_600_000 + days * dayMs).toISOString().slice(0, 10);

export async function expectAccessible(page: Page): Promise<void> {
  await settled(page);
  const found = await axeViolations(page);
  // In the message too, as a list's diff at the end shows only its length.
  expect(found, `${new URL(page.url()).pathname}: ${JSON.stringify(found)}`).toEqual([]);
}

const meRule = v.object({ data: v.object({ me: v.object({ id: v.string() }) }) });

export interface Maker {
  readonly id: string;
  readonly tokens: Tokens;
  readonly storage: Record<string, string>;
}

/** Creators of the demo town who may be consulted and have nothing with the demo company yet. */
const makers = [
  'taku_nono',
  'takizawa_web',
  'manabe_cg',
  'okudera_sign',
  'chida_dtp',
  'nagumo_ux',
  'togashi_ci',
  'igarashi_sys',
  'koga_sake',
] as const;
let taken = 0;

/** Another one each time, as a test may be retried. */
export function nextMaker(app: App): Promise<Maker> {
  const name = makers[taken % makers.length] ?? makers[0];
  taken += 1;
  return makerOf(app, name);
}

export async function makerOf(app: App, name: string): Promise<Maker> {
  const tokens = await tokensOf(app, `${name}@mail.example`, demo.password);
  const response = await fetch(`${app.origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${tokens.accessToken}` },
    body: JSON.stringify({ query: 'query Prepare { me { id } }' }),
  });
  const { id } = v.parse(meRule, await response.json()).data.me;
  // The same key in the form that companies use for creators.
  return { id: `c${id.slice(id.indexOf('_'))}`, tokens, storage: storageOf(tokens) };
}

/** A fixed-price offer of the demo company that awaits this creator's answer. Answers its address. */
export async function newOffer(app: App, { id }: Maker, title: string): Promise<string> {
  const { accessToken } = await tokensOf(app, demo.company, demo.password);
  const room = await mutate(app, 'createChatRoom(input: $input)', {
    types: '$input: CreateChatRoomInput!',
    variables: { input: { userId: id } },
    answer: 'chatRoomId',
    accessToken,
  });
  const { chatRoomId } = v.parse(v.object({ chatRoomId: v.string() }), room);
  const offer = await mutate(app, 'createOfficialJobOffer(input: $input)', {
    types: '$input: CreateOfficialJobOfferInput!',
    variables: {
      input: {
        chatRoomId,
        terms: {
          title,
          remunerationType: 'CONTRACT_UNIT',
          work: '店頭の貼り紙二種の意匠と入稿データ。',
          rights: '店頭での使用の許諾。著作権は作者に残る。',
          place: '作者の仕事場',
          deliveryOn: dayAhead(20),
          inspectionCompletesOn: dayAhead(27),
          netPrice: 120_000,
          paymentDueOn: dayAhead(50),
          paymentMethod: '銀行振込。振込手数料は委託者が負担する。',
        },
      },
    },
    answer: 'officialJobOffer { id }',
    accessToken,
  });
  return `/offers/${v.parse(v.object({ officialJobOffer: v.object({ id: v.string() }) }), offer).officialJobOffer.id}`;
}

/** The demo's company takes an offer back, by its address. */
export async function withdrawOffer(app: App, address: string): Promise<void> {
  const { accessToken } = await tokensOf(app, demo.company, demo.password);
  await mutate(app, 'withdrawOfficialJobOffer(offerId: $id)', {
    types: '$id: ID!',
    variables: { id: address.split('/').at(-1) ?? '' },
    accessToken,
  });
}

/** Confirms the identity, as important acts require. */
export async function confirmOf(app: App, { tokens }: Maker): Promise<void> {
  await mutate(app, 'confirmIdentity(input: $input)', {
    types: '$input: ConfirmIdentityInput!',
    variables: { input: { password: demo.password } },
    accessToken: tokens.accessToken,
  });
}

/** Accepts it through the API; answers the address of the engagement. */
export async function acceptOffer(app: App, address: string, maker: Maker): Promise<string> {
  const { accessToken } = maker.tokens;
  const offerId = address.split('/').at(-1) ?? '';
  await confirmOf(app, maker);
  await mutate(app, 'acceptOfficialJobOffer(input: $input)', {
    types: '$input: AnswerOfficialJobOfferInput!',
    variables: { input: { offerId, version: 1 } },
    accessToken,
  });
  return workOf(app, offerId, accessToken);
}

const workRule = v.object({
  data: v.object({ engagementOfOffer: v.nullable(v.object({ id: v.string() })) }),
});

/** The engagement starts a moment after the acceptance. */
async function workOf(app: App, offerId: string, accessToken: string): Promise<string> {
  let id: string | undefined;
  await expect
    .poll(async () => {
      const response = await fetch(`${app.origin}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${accessToken}` },
        body: JSON.stringify({
          query: 'query Prepare($id: ID!) { engagementOfOffer(offerId: $id) { id } }',
          variables: { id: offerId },
        }),
      });
      id = v.parse(workRule, await response.json()).data.engagementOfOffer?.id;
      return id;
    })
    .toBeTypeOf('string');
  return `/engagements/${id}`;
}

/** A section by its heading. */
export const part = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });

export const fieldIn = (page: Page, section: string, label: string): Locator =>
  field(part(page, section), label);
