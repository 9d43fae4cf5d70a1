import * as v from 'valibot';

/** The form's values; the server checks the rules. */
export const quoteSchema = v.object({
  title: v.string(),
  items: v.array(
    v.object({
      key: v.string(),
      name: v.string(),
      quantity: v.nullable(v.number()),
      unitNetPrice: v.nullable(v.number()),
    }),
  ),
  note: v.string(),
  validUntil: v.nullable(v.string()),
  clientId: v.string(),
});

export type QuoteValues = v.InferInput<typeof quoteSchema>;
export type QuoteValue = QuoteValues['items'][number];

export const mostItems = 20;

export const emptyItem = (): QuoteValue => ({
  key: crypto.randomUUID(),
  name: '',
  quantity: 1,
  unitNetPrice: null,
});

export const emptyQuote = (): QuoteValues => ({
  title: '',
  items: [emptyItem()],
  note: '',
  validUntil: null,
  clientId: crypto.randomUUID(),
});

export const sumOf = (items: readonly QuoteValue[]): number =>
  items.reduce((sum, { quantity, unitNetPrice }) => sum + (quantity ?? 0) * (unitNetPrice ?? 0), 0);
