import { builder } from '../../../builder/builder.ts';
import { japanDay } from '../../../lib/dates/clock.ts';
import { encodeGlobalId } from '../../../lib/request/globalId.ts';
import { daysLate } from '../rules/dates.ts';
import { ownEngagement } from '../works/engagements.ts';
import { Engagement } from '../works/engagementType.ts';
import type { RoundRow } from './roundsSql.ts';

const State = builder.enumType('EngagementRoundState', {
  values: [
    'UNDER_WAY',
    'DELIVERED',
    'CORRECTION_ASKED',
    'ACCEPTED',
    'INVOICED',
    'PAID',
    'RECEIVED',
    'ENDED_EARLY',
  ] as const,
});

export const Round = builder.objectRef<RoundRow>('EngagementRound').implement({
  description:
    '回: what is delivered, accepted and paid for as one. Days are YYYY-MM-DD of Japan’s calendar.',
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => encodeGlobalId('EngagementRound', id) }),
    number: t.exposeInt('number'),
    title: t.exposeString('title', {
      nullable: true,
      description: 'What the paper calls it, where there are several.',
    }),
    agreedDueOn: t.exposeString('agreedDueOn', {
      nullable: true,
      description: 'Its own 支払期日 as it was agreed on; it runs from the actual receipt.',
    }),
    state: t.expose('state', { type: State }),
    netPrice: t.exposeInt('netPrice', {
      nullable: true,
      description: 'Before tax. Of hours and formulas null until it is delivered.',
    }),
    netHourPrice: t.exposeInt('netHourPrice', {
      nullable: true,
      description: 'What an hour of this month is paid with, before tax.',
    }),
    deliverBy: t.exposeString('deliverBy', { nullable: true }),
    periodFrom: t.exposeString('periodFrom', { nullable: true }),
    periodTo: t.exposeString('periodTo', { nullable: true }),
    receivedOn: t.exposeString('receivedOn', { nullable: true }),
    inspectBy: t.exposeString('inspectBy', {
      nullable: true,
      description: 'Silence over this day is acceptance.',
    }),
    dueOn: t.exposeString('dueOn', { nullable: true, description: '支払期日' }),
    payBy: t.exposeString('payBy', {
      nullable: true,
      description: 'The day on which the money moves: another one where banks are closed.',
    }),
    isAcceptedSilently: t.exposeBoolean('isAcceptedSilently'),
    paidOn: t.exposeString('paidOn', { nullable: true }),
    daysLate: t.int({
      description: 'How many days a payment is late; 0 of what is paid.',
      resolve: ({ state, payBy }, _args, { services }) =>
        payBy !== null && (state === 'DELIVERED' || state === 'ACCEPTED' || state === 'INVOICED')
          ? daysLate({ payBy }, japanDay(services.clock.now()))
          : 0,
    }),
    engagement: t.field({
      type: Engagement,
      nullable: true,
      resolve: ({ engagementId }, _args, context) => ownEngagement(context, engagementId),
    }),
  }),
});
