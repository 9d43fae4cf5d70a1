import { builder } from '../../../builder/builder.ts';
import { encodeGlobalId } from '../../../lib/request/globalId.ts';
import { signedAddress } from '../../../lib/mediaAddress.ts';
import { Round } from '../rounds/roundType.ts';
import { workKinds } from '../rules/taxes.ts';
import { creators, done, EngagementPayload } from '../works/actsType.ts';
import { ownEngagement, viewerKindOf } from '../works/engagements.ts';
import { invoiceNumber } from './invoicePaper.ts';
import * as invoices from './invoices.ts';
import type { InvoiceRow } from './invoicesSql.ts';
import { ledgerCsv, ledgerFormats } from './ledger.ts';

const WorkKind = builder.enumType('EngagementWorkKind', {
  description: 'Kinds of work: of the first five tax is withheld when an individual does it.',
  values: workKinds,
});

const InvoiceStatus = builder.enumType('EngagementInvoiceStatus', { values: ['ISSUED', 'VOIDED'] as const });

const Invoice = builder.objectRef<InvoiceRow>('EngagementInvoice').implement({
  description: '請求書 as it was issued: never changed. Amounts are yen.',
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => encodeGlobalId('EngagementInvoice', id) }),
    number: t.string({ resolve: invoiceNumber }),
    status: t.expose('status', { type: InvoiceStatus }),
    issuedOn: t.exposeString('issuedOn'),
    net: t.exposeInt('net'),
    tax: t.exposeInt('tax'),
    withholding: t.exposeInt('withholding'),
    payable: t.int({ resolve: ({ net, tax, withholding }) => net + tax - withholding }),
    registrationNumber: t.exposeString('registrationNumber', { nullable: true }),
    deductiblePercent: t.exposeInt('deductiblePercent', {
      description: 'How much of the tax a company may deduct.',
    }),
    isCorrection: t.boolean({ resolve: ({ replacesId }) => replacesId !== null }),
    voidReason: t.exposeString('voidReason', { nullable: true }),
    documentUrl: t.string({
      nullable: true,
      description: 'Its PDF, at an address that ends; null until it is made, a moment after it was issued.',
      resolve: ({ documentKey, documentName }) =>
        documentKey === null ? null : signedAddress(documentKey, documentName ?? ''),
    }),
  }),
});

const InvoicePreview = builder.objectRef<invoices.InvoicePreview>('EngagementInvoicePreview').implement({
  fields: (t) => ({
    net: t.exposeInt('net'),
    tax: t.exposeInt('tax'),
    withholding: t.exposeInt('withholding'),
    payable: t.exposeInt('payable'),
    registrationNumber: t.exposeString('registrationNumber', { nullable: true }),
    isRegistrationDoubtful: t.exposeBoolean('isRegistrationDoubtful', {
      description: 'Its check digit does not fit.',
    }),
    deductiblePercent: t.exposeInt('deductiblePercent'),
    hasBankAccount: t.exposeBoolean('hasBankAccount'),
  }),
});

builder.objectFields(Round, (t) => ({
  invoices: t.field({
    type: [Invoice],
    description: 'The newest first; of a company its owners’ alone.',
    resolve: async (round, _args, context) => [...(await invoices.invoicesOf(context, round))],
  }),
  invoicePreview: t.field({
    type: InvoicePreview,
    nullable: true,
    description: 'What an invoice would come to; the creator’s alone.',
    args: { workKind: t.arg({ type: WorkKind, required: true }) },
    resolve: async (round, { workKind }, context) => {
      if (viewerKindOf(context.viewer) !== 'CREATOR') return null;
      const engagement = await ownEngagement(context, round.engagementId);
      return engagement ? invoices.previewInvoice(context, engagement, round, workKind) : null;
    },
  }),
}));

const LedgerFormat = builder.enumType('EngagementLedgerFormat', {
  description: 'A list with totals by counterparty, or what accounting programs import.',
  values: ledgerFormats,
});

builder.queryField('engagementLedger', (t) =>
  t.field({
    type: 'String',
    description: 'Invoices of a year, as CSV in UTF-8 that begins with its mark.',
    args: {
      year: t.arg.int({ required: true }),
      format: t.arg({ type: LedgerFormat, required: true }),
    },
    authScopes: { role: ['CREATOR_USER', 'CORPORATE_USER'] },
    resolve: (_root, { year, format }, context) => ledgerCsv(context, year, format),
  }),
);

const InvoiceInput = builder.inputType('IssueEngagementInvoiceInput', {
  fields: (t) => ({
    roundId: t.id({ required: true }),
    workKind: t.field({ type: WorkKind, required: true }),
    note: t.string(),
  }),
});

const VoidInput = builder.inputType('VoidEngagementInvoiceInput', {
  fields: (t) => ({ roundId: t.id({ required: true }), reason: t.string({ required: true }) }),
});

builder.mutationFields((t) => ({
  issueEngagementInvoice: t.field({
    type: EngagementPayload,
    args: { input: t.arg({ type: InvoiceInput, required: true }) },
    authScopes: { role: creators },
    resolve: (_root, { input }, context) => done(() => invoices.issueInvoice(context, input)),
  }),
  voidEngagementInvoice: t.field({
    type: EngagementPayload,
    description: 'It stays, and says why; the round can be billed anew.',
    args: { input: t.arg({ type: VoidInput, required: true }) },
    authScopes: { role: creators },
    resolve: (_root, { input }, context) => done(() => invoices.voidInvoice(context, input)),
  }),
}));
