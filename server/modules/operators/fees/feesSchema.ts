import { upTo } from '../../../builder/lists.ts';
import { orErrors } from '../../../builder/errors.ts';
import { staffBuilder } from '../../../builder/staff/staffBuilder.ts';
import { StaffOk } from '../../../builder/staff/staffPayload.ts';
import { japanDay } from '../../../lib/dates/clock.ts';
import { encodeGlobalId } from '../../../lib/request/globalId.ts';
import {
  correctFee,
  feeDaysLate,
  feeDocumentUrl,
  feeInvoiceOf,
  feeInvoicesFor,
  feeNumber,
  isFeeMonth,
  markFee,
} from '../../engagements/fees/billing.ts';
import type { FeeInvoiceRow, FeeLineRow } from '../../engagements/fees/feesSql.ts';
import { actorOf } from '../../staff/sessions.ts';

const supporters = ['SUPPORT'] as const;

const Invoice = staffBuilder.objectRef<FeeInvoiceRow>('StaffFeeInvoice').implement({
  description: 'Tsumugi’s own invoice to a company for a month of accepted work. Amounts are yen.',
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => encodeGlobalId('FeeInvoice', id) }),
    number: t.string({ resolve: feeNumber }),
    companyId: t.id({ resolve: ({ companyId }) => encodeGlobalId('Company', companyId) }),
    companyName: t.exposeString('companyName', { description: 'As it was named when it was issued.' }),
    month: t.exposeString('month', { description: 'YYYY-MM' }),
    total: t.int({ resolve: ({ net, tax }) => net + tax }),
    issuedOn: t.exposeString('issuedOn'),
    payBy: t.exposeString('payBy'),
    paidOn: t.exposeString('paidOn', { nullable: true }),
    isVoided: t.boolean({ resolve: ({ status }) => status === 'VOIDED' }),
    voidReason: t.exposeString('voidReason', { nullable: true }),
    daysLate: t.int({
      description: '0 of what is paid or voided.',
      resolve: (invoice, _args, { services }) => feeDaysLate(invoice, japanDay(services.clock.now())),
    }),
    documentUrl: t.string({
      nullable: true,
      description: 'Its PDF, at an address that ends; null until it is made.',
      resolve: feeDocumentUrl,
    }),
  }),
});

const Line = staffBuilder.objectRef<FeeLineRow>('StaffFeeLine').implement({
  description: 'A round of a work that is billed. Amounts are yen before tax.',
  fields: (t) => ({
    position: t.exposeInt('position'),
    title: t.exposeString('title'),
    creatorName: t.exposeString('creatorName'),
    acceptedOn: t.exposeString('acceptedOn'),
    netPrice: t.exposeInt('netPrice'),
    fee: t.exposeInt('fee'),
  }),
});

const AdjustmentInput = staffBuilder.inputType('FeeAdjustmentInput', {
  description: 'Another price of a line; 0 removes it.',
  fields: (t) => ({ position: t.int({ required: true }), netPrice: t.int({ required: true }) }),
});

staffBuilder.queryFields((t) => ({
  feeInvoices: t.field({
    type: [Invoice],
    description:
      'Those of a month (YYYY-MM), or those that wait for their money; the earliest due first, at most 500.',
    args: { month: t.arg.string() },
    authScopes: { roles: supporters },
    resolve: async (_root, { month }, { services }) =>
      month != null && !isFeeMonth(month) ? [] : [...(await feeInvoicesFor(services, month ?? null))],
  }),
  feeLines: t.field({
    type: [Line],
    description: 'What an invoice bills.',
    args: { number: t.arg.string({ required: true }) },
    authScopes: { roles: supporters },
    resolve: async (_root, { number }, { services }) => [...(await feeInvoiceOf(services, number)).lines],
  }),
}));

staffBuilder.mutationFields((t) => ({
  markFee: t.field({
    type: StaffOk,
    description: 'Writes down the day that the money came in; without one it takes that back.',
    args: { number: t.arg.string({ required: true }), paidOn: t.arg.string() },
    authScopes: { roles: supporters },
    resolve: (_root, { number, paidOn }, context) =>
      orErrors(['ArgumentInvalidError'], async () => {
        await markFee({ ...context.services, actor: actorOf(context) }, number, paidOn ?? null);
        return {};
      }),
  }),
  correctFee: t.field({
    type: StaffOk,
    description:
      'Voids an invoice, and issues the month anew with these adjustments unless nothing is left to bill. The company reads the reason.',
    args: {
      number: t.arg.string({ required: true }),
      reason: t.arg.string({ required: true }),
      adjustments: t.arg({ type: [AdjustmentInput], required: true, ...upTo(1000) }),
    },
    authScopes: { roles: supporters },
    resolve: (_root, { number, reason, adjustments }, context) =>
      orErrors(['ArgumentInvalidError'], async () => {
        await correctFee({ ...context.services, actor: actorOf(context) }, number, { reason, adjustments });
        return {};
      }),
  }),
}));
