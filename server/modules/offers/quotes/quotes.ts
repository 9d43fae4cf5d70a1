import * as v from 'valibot';
import { batched, indexBy } from '../../../lib/request/batch.ts';
import { japanDay } from '../../../lib/dates/clock.ts';
import type { Context } from '../../../lib/request/context.ts';
import { isDay } from '../../../lib/dates/days.ts';
import { DomainError } from '../../../lib/request/errors.ts';
import { keyOf } from '../../../lib/request/globalId.ts';
import { isUuid } from '../../../lib/ids.ts';
import { Inputs } from '../../../lib/request/inputs.ts';
import { effect } from '../../../lib/outbox/effects.ts';
import { enqueue } from '../../../lib/outbox/outbox.ts';
import { addDays } from '../../../lib/dates/paymentDates.ts';
import { netPriceLimits, taxedBreakdownOf } from '../../../lib/prices.ts';
import type { TaxedBreakdown } from '../../../lib/prices.ts';
import { hit } from '../../../lib/request/rateLimit.ts';
import type { RateLimit } from '../../../lib/request/rateLimit.ts';
import { viewerId } from '../../../lib/request/viewer.ts';
import {
  changeCard,
  holdAsMember,
  holdForWriting,
  letIn,
  sayInRoom,
  tellSaid,
} from '../../chat/messages/cards.ts';
import { sideOf } from '../consultations/consultations.ts';
import { companyParty, creatorParties } from '../partiesSql.ts';
import { emptyTerms } from '../terms/fields.ts';
import type { OfferTerms } from '../terms/fields.ts';
import * as sql from './quotesSql.ts';
import type { QuoteRow } from './quotesSql.ts';

/** 見積 of creators: sent into a room, never changed, only withdrawn. The company makes its offer from one. */

export const quoteSent = effect('quote.sent', v.object({ quoteId: v.string() }));

export const quoteLimits = {
  title: 60,
  items: 20,
  itemName: 100,
  quantity: 9_999,
  note: 2_000,
  validDays: 180,
} as const;

const itemsShape = v.pipe(
  v.array(v.object({ name: v.string(), quantity: v.number(), unitNetPrice: v.number() })),
  v.readonly(),
);
export type QuoteItem = v.InferOutput<typeof itemsShape>[number];

export const itemsOf = ({ items }: Pick<QuoteRow, 'items'>): readonly QuoteItem[] =>
  v.parse(itemsShape, items);

export const amountOf = ({ quantity, unitNetPrice }: QuoteItem): number => quantity * unitNetPrice;

export const breakdownOfQuote = ({ netPrice, isIndividual }: QuoteRow): TaxedBreakdown =>
  taxedBreakdownOf(netPrice, isIndividual);

export const isOver = ({ services }: Context, { validUntil }: QuoteRow): boolean =>
  validUntil < japanDay(services.clock.now());

const loader = batched<string, QuoteRow>(async ({ services, viewer }, ids) => {
  const side = sideOf(viewer);
  return side ? indexBy(await sql.quotesByIds(services.db, side, ids), ({ id }) => id) : new Map();
});

export const quoteKey = (globalId: string): string | undefined => keyOf(globalId, 'Quote');

/** Somebody else's counts as not existing. */
export async function ownQuote(context: Context, key: string | undefined): Promise<QuoteRow | null> {
  return key === undefined ? null : ((await loader(context).load(key)) ?? null);
}

export interface QuoteInput {
  readonly clientId: string;
  readonly chatRoomId: string;
  readonly title: string;
  readonly items: readonly QuoteItem[];
  readonly note?: string | null | undefined;
  /** YYYY-MM-DD */
  readonly validUntil: string;
}

const sending: RateLimit = { name: 'quote', hits: 60, windowMs: 86_400_000 };

function readItems(inputs: Inputs, given: readonly QuoteItem[]): QuoteItem[] {
  if (given.length === 0) inputs.wrong('items', '項目を1つ以上入力してください。');
  if (given.length > quoteLimits.items)
    inputs.wrong('items', `項目は${quoteLimits.items}件までにしてください。`);
  return given.slice(0, quoteLimits.items).map(({ name, quantity, unitNetPrice }, at) => {
    if (!Number.isInteger(quantity) || quantity < 1 || quantity > quoteLimits.quantity)
      inputs.wrong(
        `items.${at}.quantity`,
        `数量は、1から${quoteLimits.quantity.toLocaleString('ja-JP')}までの整数で入力してください。`,
      );
    if (!Number.isInteger(unitNetPrice) || unitNetPrice < 1 || unitNetPrice > netPriceLimits.max)
      inputs.wrong(`items.${at}.unitNetPrice`, '単価は、1円から1億円までの整数で入力してください。');
    return {
      name: inputs.requiredLine(`items.${at}.name`, '項目名', name, quoteLimits.itemName),
      quantity,
      unitNetPrice,
    };
  });
}

interface Written {
  readonly title: string;
  readonly items: readonly QuoteItem[];
  readonly netPrice: number;
  readonly note: string | null;
  readonly validUntil: string;
}

function read(inputs: Inputs, input: QuoteInput, today: string): Written {
  const items = readItems(inputs, input.items);
  const netPrice = items.reduce((sum, item) => sum + amountOf(item), 0);
  if (netPrice > netPriceLimits.max) inputs.wrong('items', '合計は、1億円までにしてください。');
  const { validUntil } = input;
  if (!isDay(validUntil) || validUntil < today || validUntil > addDays(today, quoteLimits.validDays))
    inputs.wrong(
      'validUntil',
      `有効期限は、今日から${quoteLimits.validDays}日以内の日付を入力してください。`,
    );
  return {
    title: inputs.requiredLine('title', '件名', input.title, quoteLimits.title),
    items,
    netPrice,
    note: inputs.lines('note', '備考', input.note, quoteLimits.note),
    validUntil,
  };
}

/** A repeat by the page answers the first. */
export async function createQuote(context: Context, input: QuoteInput): Promise<QuoteRow | null> {
  const { services } = context;
  const userId = viewerId(context.viewer);
  const roomId = keyOf(input.chatRoomId, 'ChatRoom');
  const roomNotFound = () =>
    new DomainError('ArgumentInvalidError', '見積の送り先が見つかりません。', { field: 'chatRoomId' });
  if (userId === null || roomId === undefined) throw roomNotFound();
  if (!isUuid(input.clientId))
    throw new DomainError('ArgumentInvalidError', '送信の番号が正しくありません。', { field: 'clientId' });
  const known = await sql.quoteOfClient(services.db, userId, input.clientId);
  if (known !== undefined) return ownQuote(context, known);
  const now = services.clock.now();
  const inputs = new Inputs();
  const written = read(inputs, input, japanDay(now));
  inputs.finish();
  await hit(services, sending, userId);
  const { id, said } = await services.db.transaction().execute(async (trx) => {
    const room = await holdForWriting(trx, roomId, userId, 'chatRoomId');
    // Checked again, now that the room's lock serialises senders.
    const before = await sql.quoteOfClient(trx, userId, input.clientId);
    if (before !== undefined) return { id: before, said: [] };
    const company = await companyParty(trx, room.companyId);
    const [creator] = await creatorParties(trx, [room.creatorId]);
    if (!company || creator?.id !== userId) throw roomNotFound();
    const quoteId = services.newId();
    await sql.insertQuote(trx, {
      id: quoteId,
      room_id: roomId,
      company_id: company.id,
      creator_id: creator.id,
      client_id: input.clientId,
      company_name: company.name,
      creator_name: `${creator.lastName} ${creator.firstName}`,
      is_individual: creator.isIndividual,
      title: written.title,
      items: JSON.stringify(written.items),
      net_price: written.netPrice,
      note: written.note,
      valid_until: written.validUntil,
      sent_at: now,
    });
    await enqueue(trx, services, quoteSent, { quoteId });
    return {
      id: quoteId,
      said: [
        ...(await letIn(trx, services, room)),
        await sayInRoom(trx, services, room, {
          senderId: userId,
          kind: 'PLAIN',
          text: `「${written.title}」の見積をお送りします。`,
          quoteId,
        }),
      ],
    };
  });
  tellSaid(context, said);
  return ownQuote(context, id);
}

const quoteNotFound = () =>
  new DomainError('ArgumentInvalidError', '見積が見つかりません。', { field: 'quoteId' });

/** Withdraws a quote; it stays visible as such. Idempotent. */
export async function withdrawQuote(context: Context, globalId: string): Promise<QuoteRow> {
  const { services } = context;
  const userId = viewerId(context.viewer);
  const known = await ownQuote(context, quoteKey(globalId));
  if (!known || userId === null || known.creatorId !== userId) throw quoteNotFound();
  const said = await services.db.transaction().execute(async (trx) => {
    const room = await holdAsMember(trx, known.roomId, userId);
    const isFirst = await sql.withdraw(trx, known.id, services.clock.now());
    return isFirst && room ? changeCard(trx, services, room, { quoteId: known.id }) : [];
  });
  tellSaid(context, said);
  loader(context).clear(known.id);
  const row = await ownQuote(context, known.id);
  if (!row) throw quoteNotFound();
  return row;
}

/** Initial terms for an offer from a quote. */
export function termsOfQuote(quote: QuoteRow): OfferTerms {
  const lines = itemsOf(quote).map(({ name, quantity }) => (quantity === 1 ? name : `${name} ${quantity}点`));
  return {
    ...emptyTerms,
    title: quote.title,
    work: lines.join('\n'),
    netPrice: quote.netPrice,
    other: quote.note,
  };
}
