import { builder } from '../../../builder/builder.ts';
import { japanDay } from '../../../lib/dates/clock.ts';
import { encodeGlobalId } from '../../../lib/request/globalId.ts';
import { keysetPage } from '../../../lib/request/paging.ts';
import type { Connection } from '../../../lib/request/paging.ts';
import { feeDaysLate, feeDocumentUrl, feeNumber } from './billing.ts';
import * as fees from './fees.ts';
import type { FeeInvoiceRow, FeeLineRow } from './feesSql.ts';

const Status = builder.enumType('FeeInvoiceStatus', { values: ['ISSUED', 'VOIDED'] as const });

const Line = builder.objectRef<FeeLineRow>('FeeInvoiceLine').implement({
  fields: (t) => ({
    id: t.id({
      resolve: ({ invoiceId, position }) => encodeGlobalId('FeeInvoiceLine', `${invoiceId}:${position}`),
    }),
    engagementId: t.id({ resolve: ({ engagementId }) => encodeGlobalId('Engagement', engagementId) }),
    title: t.exposeString('title'),
    creatorName: t.exposeString('creatorName'),
    acceptedOn: t.exposeString('acceptedOn'),
    netPrice: t.exposeInt('netPrice', { description: 'What the creator is paid, before tax.' }),
    fee: t.exposeInt('fee', { description: '10 % of it, a begun yen counted.' }),
  }),
});

const FeeInvoice = builder.objectRef<FeeInvoiceRow>('FeeInvoice').implement({
  description:
    'Tsumugi’s invoice for a month of accepted work, as it was issued: never changed. Amounts are yen.',
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => encodeGlobalId('FeeInvoice', id) }),
    number: t.string({ resolve: feeNumber }),
    status: t.expose('status', { type: Status }),
    month: t.exposeString('month', { description: 'YYYY-MM' }),
    issuedOn: t.exposeString('issuedOn'),
    payBy: t.exposeString('payBy'),
    daysLate: t.int({
      description: 'How many days it is late; 0 of what is paid or voided.',
      resolve: (invoice, _args, { services }) => feeDaysLate(invoice, japanDay(services.clock.now())),
    }),
    net: t.exposeInt('net'),
    tax: t.exposeInt('tax'),
    total: t.int({ resolve: ({ net, tax }) => net + tax }),
    paidOn: t.exposeString('paidOn', { nullable: true, description: 'When the money came in.' }),
    voidReason: t.exposeString('voidReason', { nullable: true }),
    replacesNumber: t.string({
      nullable: true,
      description: 'Of the one whose place it takes.',
      resolve: (invoice, _args, context) => fees.replacedNumber(context, invoice),
    }),
    documentUrl: t.string({
      nullable: true,
      description: 'Its PDF, at an address that ends; null until it is made, a moment after it was issued.',
      resolve: feeDocumentUrl,
    }),
    lines: t.field({
      type: [Line],
      resolve: async (invoice, _args, context) => [...(await fees.feeLinesOf(context, invoice))],
    }),
  }),
});

const FeesToCome = builder.objectRef<fees.FeesToCome>('FeesToCome').implement({
  description: 'What a month that is not billed yet has come to so far.',
  fields: (t) => ({
    month: t.exposeString('month', { description: 'YYYY-MM' }),
    rounds: t.exposeInt('rounds'),
    net: t.exposeInt('net'),
    tax: t.exposeInt('tax'),
    total: t.exposeInt('total'),
  }),
});

const FeeInvoiceEdge = builder.edgeObject({ name: 'FeeInvoiceEdge', type: FeeInvoice });
const FeeInvoiceConnection = builder.objectRef<Connection<FeeInvoiceRow>>('FeeInvoiceConnection').implement({
  fields: (t) => ({
    edges: t.field({ type: [FeeInvoiceEdge], resolve: ({ edges }) => [...edges] }),
    pageInfo: t.field({ type: builder.pageInfoRef(), resolve: ({ pageInfo }) => pageInfo }),
  }),
});

const owners = ['CORPORATE_USER'] as const;

builder.queryFields((t) => ({
  feeInvoices: t.field({
    type: FeeInvoiceConnection,
    description: 'The company’s, newest first.',
    args: { ...t.arg.connectionArgs() },
    authScopes: { role: owners },
    resolve: (_root, args, context) => fees.feeInvoicesOf(context, keysetPage(args)),
  }),
  feesToCome: t.field({
    type: [FeesToCome],
    authScopes: { role: owners },
    resolve: async (_root, _args, context) => [...(await fees.feesToCome(context))],
  }),
  feeLedger: t.field({
    type: 'String',
    description: 'Invoices issued in a year with their lines, as CSV in UTF-8 that begins with its mark.',
    args: { year: t.arg.int({ required: true }) },
    authScopes: { role: owners },
    resolve: (_root, { year }, context) => fees.feeLedger(context, year),
  }),
}));
