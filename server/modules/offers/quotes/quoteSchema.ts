import { builder } from '../../../builder/builder.ts';
import { orErrors } from '../../../builder/errors.ts';
import { upTo } from '../../../builder/lists.ts';
import { payload } from '../../../builder/payload.ts';
import { encodeGlobalId } from '../../../lib/request/globalId.ts';
import { signedAddress } from '../../../lib/mediaAddress.ts';
import { PlainMessage } from '../../chat/messages/messageSchema.ts';
import { JobPriceBreakdown } from '../../jobs/contents/priceSchema.ts';
import { Terms } from '../offers/termsType.ts';
import { documentNumber } from '../terms/paper.ts';
import * as quotes from './quotes.ts';
import type { QuoteItem } from './quotes.ts';
import type { QuoteRow } from './quotesSql.ts';

const Item = builder.objectRef<QuoteItem>('QuoteItem').implement({
  fields: (t) => ({
    name: t.exposeString('name'),
    quantity: t.exposeInt('quantity'),
    unitNetPrice: t.exposeInt('unitNetPrice', { description: 'Of one, yen before consumption tax.' }),
    amount: t.int({ resolve: (item) => quotes.amountOf(item) }),
  }),
});

export const Quote = builder.objectRef<QuoteRow>('Quote').implement({
  description: '見積: what a creator would do for how much, and until when that holds. Never changed.',
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => encodeGlobalId('Quote', id) }),
    number: t.string({ resolve: ({ id }) => documentNumber(id) }),
    title: t.exposeString('title'),
    companyName: t.exposeString('companyName'),
    creatorName: t.exposeString('creatorName'),
    items: t.field({ type: [Item], resolve: (quote) => [...quotes.itemsOf(quote)] }),
    breakdown: t.field({ type: JobPriceBreakdown, resolve: (quote) => quotes.breakdownOfQuote(quote) }),
    note: t.exposeString('note', { nullable: true }),
    validUntil: t.exposeString('validUntil', { description: 'YYYY-MM-DD' }),
    isOver: t.boolean({ resolve: (quote, _args, context) => quotes.isOver(context, quote) }),
    sentAt: t.expose('sentAt', { type: 'DateTime' }),
    withdrawnAt: t.expose('withdrawnAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When its creator took it back.',
    }),
    chatRoomId: t.id({ resolve: ({ roomId }) => encodeGlobalId('ChatRoom', roomId) }),
    documentUrl: t.string({
      nullable: true,
      description: 'Its PDF, at an address that ends; null until it is made, a moment after it was sent.',
      resolve: ({ documentKey, documentName }) =>
        documentKey === null ? null : signedAddress(documentKey, documentName ?? ''),
    }),
    offerTerms: t.field({
      type: Terms,
      description: 'What an offer begins with that follows from it.',
      resolve: (quote) => quotes.termsOfQuote(quote),
    }),
  }),
});

const ItemInput = builder.inputType('QuoteItemInput', {
  fields: (t) => ({
    name: t.string({ required: true }),
    quantity: t.int({ required: true }),
    unitNetPrice: t.int({ required: true }),
  }),
});

const CreateInput = builder.inputType('CreateQuoteInput', {
  fields: (t) => ({
    clientId: t.string({ required: true, description: 'A UUID of the page’s: sent again, it is the same.' }),
    chatRoomId: t.id({ required: true }),
    title: t.string({ required: true }),
    items: t.field({ type: [ItemInput], required: true, ...upTo(quotes.quoteLimits.items) }),
    note: t.string(),
    validUntil: t.string({ required: true, description: 'YYYY-MM-DD' }),
  }),
});

const QuotePayload = payload<{ readonly quote: QuoteRow | null }>('CreateQuotePayload', (t) => ({
  quote: t.expose('quote', { type: Quote, nullable: true }),
}));

builder.queryField('quote', (t) =>
  t.field({
    type: Quote,
    nullable: true,
    args: { id: t.arg.id({ required: true }) },
    authScopes: { role: ['CREATOR_USER', 'CORPORATE_USER', 'CORPORATE_AGENT'] },
    resolve: (_root, { id }, context) => quotes.ownQuote(context, quotes.quoteKey(id)),
  }),
);

builder.objectField(PlainMessage, 'quote', (t) =>
  t.field({
    type: Quote,
    nullable: true,
    description: 'The quote that came with these words, for those whom it concerns.',
    resolve: ({ quoteId }, _args, context) => quotes.ownQuote(context, quoteId ?? undefined),
  }),
);

const WithdrawPayload = payload<{ readonly quote: QuoteRow }>('WithdrawQuotePayload', (t) => ({
  quote: t.expose('quote', { type: Quote, nullable: true }),
}));

builder.mutationField('withdrawQuote', (t) =>
  t.field({
    type: WithdrawPayload,
    description: 'Its creator takes a quote back.',
    args: { quoteId: t.arg.id({ required: true }) },
    authScopes: { role: ['CREATOR_USER'] },
    resolve: (_root, { quoteId }, context) =>
      orErrors(['ArgumentInvalidError'], async () => ({
        quote: await quotes.withdrawQuote(context, quoteId),
      })),
  }),
);

builder.mutationField('createQuote', (t) =>
  t.field({
    type: QuotePayload,
    description: 'Sends a quote into a room.',
    args: { input: t.arg({ type: CreateInput, required: true }) },
    authScopes: { role: ['CREATOR_USER'] },
    resolve: (_root, { input }, context) =>
      orErrors(
        ['UserInputInvalidError', 'ArgumentInvalidError', 'ForbiddenError', 'RateLimitExceededError'],
        async () => ({ quote: await quotes.createQuote(context, input) }),
      ),
  }),
);
