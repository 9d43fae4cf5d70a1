import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { testApi } from '../../graphql/testing.ts';
import type { TestApi } from '../../graphql/testing.ts';
import { encodeGlobalId } from '../../lib/request/globalId.ts';
import { signedFor } from '../../lib/mediaAddress.ts';
import { tellDealings } from '../offers/testing.ts';
import { sweepInvoicePapers } from './paperSweep.ts';
import { sweepEngagements } from './telling.ts';
import { engagementTesting } from './testing.ts';

/** The papers and files of a deal: found by those whom they are for, all of them together, and by nobody else. */

let api: TestApi;
let house: ReturnType<typeof engagementTesting>;
beforeAll(async () => {
  api = await testApi();
  house = engagementTesting(api);
});
afterAll(() => api.close());
beforeEach(() => api.clock.set('2026-11-18T03:00:00Z'));

async function giveAccount(creator: string): Promise<void> {
  await api.services.db
    .insertInto('creator_bank_accounts')
    .values({
      user_id: creator,
      bank_code: '0001',
      bank_name: 'みずほ銀行',
      branch_code: '001',
      branch_name: '東京営業部',
      account_type: 'ORDINARY',
      account_number_encrypted: api.services.secrets.seal(
        '0012345',
        `creator_bank_accounts.account_number:${creator}`,
      ),
      account_number_end: '345',
      account_holder_kana: 'ハヤセ ミオ',
      registered_at: api.clock.now(),
    })
    .execute();
}

const offerTerms = {
  title: '春の店頭一式',
  remunerationType: 'CONTRACT_UNIT',
  work: '題字一点',
  rights: '著作権は受託者に残る。',
  deliveryOn: '2026-12-18',
  place: 'データ送付',
  netPrice: 200_000,
  paymentDueOn: '2027-01-29',
  paymentMethod: '銀行振込',
};

async function mutate(
  name: string,
  kind: string,
  input: Record<string, unknown>,
  as: string,
  fields: string,
) {
  const { data, errors } = await api.post(
    `mutation ($input: ${kind}!) { ${name}(input: $input) { ${fields} } }`,
    { input },
    as,
  );
  if (errors) throw new Error(JSON.stringify(errors));
  return data?.[name];
}

/** A deal that has every kind of paper and file: an offer and its record, a quote, a delivery, both invoices. */
async function deal() {
  const here = await house.work();
  const { creator, owner, roundId, room, id } = here;
  const { db, newId, storage } = api.services;
  const made = v.parse(
    v.object({ quote: v.object({ id: v.string() }) }),
    await mutate(
      'createQuote',
      'CreateQuoteInput',
      {
        clientId: randomUUID(),
        chatRoomId: encodeGlobalId('ChatRoom', room),
        title: '春の店頭一式',
        items: [{ name: '題字', quantity: 1, unitNetPrice: 200_000 }],
        validUntil: '2026-12-10',
      },
      creator,
      'quote { id }',
    ),
  );
  const sent = v.parse(
    v.object({ officialJobOffer: v.object({ id: v.string() }) }),
    await mutate(
      'createOfficialJobOffer',
      'CreateOfficialJobOfferInput',
      { chatRoomId: encodeGlobalId('ChatRoom', room), terms: offerTerms },
      owner,
      'officialJobOffer { id }',
    ),
  );
  await api.authorizationOf(creator);
  await db
    .updateTable('sessions')
    .set({ confirmed_at: api.clock.now() })
    .where('user_id', '=', creator)
    .execute();
  await mutate(
    'acceptOfficialJobOffer',
    'AnswerOfficialJobOfferInput',
    { offerId: sent.officialJobOffer.id, version: 1 },
    creator,
    'ok',
  );
  await tellDealings(api.services);
  for (const [word, isWaiting] of [
    ['delivered', false],
    ['waiting', true],
  ] as const) {
    const stored = await storage.put(Buffer.from(`%PDF-1.7 ${word} ${id}`), 'pdf');
    const [sha256 = ''] = stored.key.split('.');
    const media = await api.rows.media({
      owner_id: creator,
      sha256,
      extension: 'pdf',
      filename: `${word}.pdf`,
    });
    if (isWaiting)
      await db
        .insertInto('engagement_rounds')
        .values({ id: newId(), engagement_id: id, number: 2, net_price: 1_000 })
        .execute();
    const rounds = await db
      .selectFrom('engagement_rounds')
      .select('id')
      .where('engagement_id', '=', id)
      .orderBy('number')
      .execute();
    await db
      .insertInto('engagement_files')
      .values({ media_id: media, round_id: rounds.at(-1)?.id ?? '', added_at: api.clock.now() })
      .execute();
    if (!isWaiting) await house.act('deliverEngagementRound', { roundId, note: '初校' }, creator);
  }
  await house.act('acceptEngagementRound', { roundId }, owner);
  await giveAccount(creator);
  await house.act('issueEngagementInvoice', { roundId, workKind: 'DESIGN' }, creator);
  api.clock.set('2026-12-01T03:00:00Z');
  await sweepEngagements(api.services);
  await house.tellAll();
  return { ...here, offerId: sent.officialJobOffer.id, quoteId: made.quote.id };
}

const paper = v.object({
  kind: v.string(),
  number: v.string(),
  subject: v.string(),
  netAmount: v.nullable(v.number()),
  url: v.string(),
});
const paperList = v.object({ issuedDocuments: v.object({ edges: v.array(v.object({ node: paper })) }) });

async function papers(as: string, filter: Record<string, unknown> = {}) {
  const { data, errors } = await api.post(
    `query ($filter: IssuedDocumentFilter) { issuedDocuments(first: 50, filter: $filter) {
      edges { node { kind number subject netAmount url } } } }`,
    { filter },
    as,
  );
  if (errors) throw new Error(JSON.stringify(errors));
  return v.parse(paperList, data).issuedDocuments.edges.map(({ node }) => node);
}
const kindsOf = async (as: string, filter: Record<string, unknown> = {}) =>
  (await papers(as, filter)).map(({ kind }) => kind).toSorted();

describe('everything that was issued', () => {
  test('is found together by day, amount and counterparty, by either side', async () => {
    const { owner, creator } = await deal();
    expect(await kindsOf(owner)).toEqual(['FEE_INVOICE', 'INVOICE', 'OFFER', 'QUOTE', 'RECORD']);
    // What Tsumugi bills the company for is nothing to the creator.
    expect(await kindsOf(creator)).toEqual(['INVOICE', 'OFFER', 'QUOTE', 'RECORD']);
    const [fee] = await papers(owner, { kinds: ['FEE_INVOICE'] });
    expect(fee).toMatchObject({
      number: 'F2026-0001',
      subject: '2026年11月分のつむぎの手数料',
      netAmount: 35_000,
    });
    expect(await kindsOf(owner, { from: '2026-12-01', until: '2026-12-31' })).toEqual(['FEE_INVOICE']);
    expect(await kindsOf(owner, { leastAmount: 300_000, mostAmount: 400_000 })).toEqual(['INVOICE']);
    const names = (await papers(creator, { counterparty: 'みなも' })).map(({ kind }) => kind);
    expect(names).toHaveLength(4);
    expect(await kindsOf(owner, { from: '2026-11-18', until: '2026-11-18', leastAmount: 350_000 })).toEqual([
      'INVOICE',
    ]);
    const { data } = await api.post('mutation { bundleIssuedDocuments { count url } }', {}, owner);
    expect(data?.['bundleIssuedDocuments']).toMatchObject({ count: 5 });
  });

  test('a quote stands among them with its PDF, and says when it was taken back or is over', async () => {
    const { owner, creator, quoteId } = await deal();
    const ask = async (as: string) => {
      const { data } = await api.post(
        `query { issuedDocuments(first: 9, filter: { kinds: [QUOTE], leastAmount: 200000, mostAmount: 200000,
          from: "2026-11-18", until: "2026-11-18" }) { edges { node { kind quoteId number subject isVoided isExpired url } } } }`,
        {},
        as,
      );
      return data?.['issuedDocuments'];
    };
    const { data } = await api.post('query ($id: ID!) { quote(id: $id) { number } }', { id: quoteId }, owner);
    const { quote } = v.parse(v.object({ quote: v.object({ number: v.string() }) }), data);
    for (const as of [owner, creator]) {
      api.clock.set('2026-12-10T03:00:00Z');
      expect(await ask(as)).toMatchObject({
        edges: [
          {
            node: {
              quoteId,
              number: quote.number,
              subject: '春の店頭一式',
              isVoided: false,
              isExpired: false,
            },
          },
        ],
      });
      api.clock.set('2026-12-11T03:00:00Z');
      expect(await ask(as)).toMatchObject({ edges: [{ node: { isVoided: false, isExpired: true } }] });
    }
    const listed = v.parse(
      v.object({ edges: v.array(v.object({ node: v.object({ url: v.string() }) })) }),
      await ask(owner),
    );
    const { pathname } = new URL(listed.edges[0]?.node.url ?? '', 'https://tsumugi.example');
    expect(await api.services.storage.stat(pathname.slice('/media/'.length))).toBeDefined();
    await api.post(
      'mutation ($id: ID!) { withdrawQuote(quoteId: $id) { quote { id } } }',
      { id: quoteId },
      creator,
    );
    expect(await ask(owner)).toMatchObject({ edges: [{ node: { isVoided: true } }] });
    // What was made once is not put aside for another.
    await expect(
      api.services.db
        .updateTable('quotes')
        .set({ sha256: 'f'.repeat(64) })
        .where('media_id', 'is not', null)
        .execute(),
    ).rejects.toThrow(/append-only/u);
  });

  test('an invoice is not voided as a paper of an offer is', async () => {
    const { owner } = await deal();
    const { data: listed } = await api.post(
      '{ issuedDocuments(first: 10, filter: { kinds: [INVOICE] }) { edges { node { id } } } }',
      {},
      owner,
    );
    const id = v.parse(
      v.object({
        issuedDocuments: v.object({ edges: v.array(v.object({ node: v.object({ id: v.string() }) })) }),
      }),
      listed,
    ).issuedDocuments.edges[0]?.node.id;
    const { data } = await api.post(
      'mutation ($id: ID!) { reissueDocument(id: $id, reason: "金額の誤り") { errors { __typename } } }',
      { id },
      owner,
    );
    expect(data).toEqual({ reissueDocument: { errors: [{ __typename: 'ArgumentInvalidError' }] } });
  });
});

test('an invoice whose paper could not be made gets it later, ours too', async () => {
  const { owner, creator } = await deal();
  const { db } = api.services;
  await db.transaction().execute(async (trx) => {
    await sql`alter table engagement_invoice_documents disable trigger user`.execute(trx);
    await sql`alter table fee_invoice_documents disable trigger user`.execute(trx);
    const made = await trx
      .deleteFrom('engagement_invoice_documents')
      .where('invoice_id', 'in', (of) =>
        of.selectFrom('engagement_invoices').select('id').where('creator_id', '=', creator),
      )
      .returning('invoice_id as id')
      .execute();
    for (const { id } of made)
      await trx
        .updateTable('engagement_invoices')
        .set({
          bank_sealed: api.services.secrets.seal(
            JSON.stringify({
              bankName: 'みずほ銀行',
              branchName: '東京営業部',
              branchCode: '001',
              accountType: 'ORDINARY',
              number: '0012345',
              holder: 'ハヤセ ミオ',
            }),
            `engagement_invoices.bank:${id}`,
          ),
        })
        .where('id', '=', id)
        .execute();
    await trx.deleteFrom('fee_invoice_documents').execute();
    await sql`alter table engagement_invoice_documents enable trigger user`.execute(trx);
    await sql`alter table fee_invoice_documents enable trigger user`.execute(trx);
  });
  expect(await kindsOf(owner)).toEqual(['OFFER', 'QUOTE', 'RECORD']);
  // The effect has its time first.
  api.clock.set('2026-12-01T03:10:00Z');
  await sweepInvoicePapers(api.services);
  expect(await kindsOf(owner)).toEqual(['INVOICE', 'OFFER', 'QUOTE', 'RECORD']);
  api.clock.set('2026-12-01T03:16:00Z');
  await sweepInvoicePapers(api.services);
  await sweepInvoicePapers(api.services);
  expect(await kindsOf(owner)).toEqual(['FEE_INVOICE', 'INVOICE', 'OFFER', 'QUOTE', 'RECORD']);
});

/** Every place that hands out the address of a paper or a file. */
const links = {
  offer: 'officialJobOffer(id: $offerId) { recordUrl versions { documentUrl } }',
  work: `engagement(id: $engagementId) { rounds { deliveries { files { url } } waitingFiles { url }
    invoices { documentUrl } } }`,
  round: 'engagementRound(id: $roundId) { deliveries { files { url } } invoices { documentUrl } }',
  ofOffer: 'engagementOfOffer(offerId: $begunById) { rounds { invoices { documentUrl } } }',
  quote: 'quote(id: $quoteId) { documentUrl }',
  papers: 'issuedDocuments(first: 50) { edges { node { url } } }',
  fees: 'feeInvoices(first: 50) { edges { node { documentUrl } } }',
} as const;

describe('the links of a deal', () => {
  const ask = async (name: keyof typeof links, deals: Awaited<ReturnType<typeof deal>>, as?: string) => {
    const { offerId, engagementId, roundId, quoteId } = deals;
    const begunById = encodeGlobalId('OfficialJobOffer', deals.offer);
    const variables = { offerId, engagementId, roundId, quoteId, begunById };
    const used = Object.keys(variables).filter((key) => links[name].includes(`$${key}`));
    const head = used.length === 0 ? '' : `(${used.map((key) => `$${key}: ID!`).join(', ')})`;
    const answer = await api.post(`query ${head} { ${links[name]} }`, variables, as);
    return JSON.stringify(answer.data ?? null);
  };
  const addressesIn = (answer: string): string[] =>
    [...answer.matchAll(/\/media\/[^"]+/gu)].map(([found]) => found);

  test('are the two sides’ alone: another account’s question and a guest’s answer as if nothing were there', async () => {
    const deals = await deal();
    const other = await house.work();
    const counts = { offer: 2, work: 2, round: 2, ofOffer: 1, quote: 1, papers: 5, fees: 1 } as const;
    for (const [name, count] of Object.entries(counts)) {
      const key = v.parse(v.picklist(['offer', 'work', 'round', 'ofOffer', 'quote', 'papers', 'fees']), name);
      expect(addressesIn(await ask(key, deals, deals.owner)), key).toHaveLength(count);
      for (const stranger of [other.creator, other.owner, other.agent, undefined])
        expect(addressesIn(await ask(key, deals, stranger)), key).toEqual([]);
    }
    // What waits for a delivery is the creator's; invoices and papers are an owner's, not an agent's.
    expect(addressesIn(await ask('work', deals, deals.creator))).toHaveLength(3);
    expect(addressesIn(await ask('fees', deals, deals.creator))).toEqual([]);
    expect(addressesIn(await ask('work', deals, deals.agent))).toHaveLength(1);
    for (const name of ['offer', 'papers', 'fees'] as const)
      expect(addressesIn(await ask(name, deals, deals.agent)), name).toEqual([]);
  });

  test('open by their own signature, under their own name and for their own time', async () => {
    const deals = await deal();
    const found = (
      await Promise.all(
        (['offer', 'work', 'quote', 'papers', 'fees'] as const).map((name) => ask(name, deals, deals.owner)),
      )
    ).flatMap((answer) => addressesIn(answer));
    const parts = (address: string) => {
      const { pathname, searchParams } = new URL(address, 'https://tsumugi.example');
      return { key: pathname.slice('/media/'.length), parameters: searchParams };
    };
    for (const address of found) {
      const { key, parameters } = parts(address);
      expect(signedFor(key, parameters), address).toBeGreaterThan(0);
      expect(signedFor(key, new URLSearchParams()), address).toBeUndefined();
      for (const name of ['e', 's', 'name']) {
        const changed = new URLSearchParams(parameters);
        changed.set(name, `${parameters.get(name) ?? ''}0`);
        expect(signedFor(key, changed), `${address} ${name}`).toBeUndefined();
      }
      // The signature of one opens no other.
      const another = found.map(parts).find((one) => one.key !== key);
      expect(signedFor(another?.key ?? '', parameters), address).toBeUndefined();
    }
  });
});
