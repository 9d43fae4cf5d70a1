import { builder } from '../../../builder/builder.ts';
import { encodeGlobalId } from '../../../lib/request/globalId.ts';
import { amountOfMinutes } from '../rules/taxes.ts';
import { creators, done, EngagementPayload } from '../works/actsType.ts';
import { hoursOf } from '../works/engagements.ts';
import { removeHours, saveHours } from './hours.ts';
import type { HoursRow } from './hoursSql.ts';
import { Round } from './roundType.ts';

const Hours = builder.objectRef<HoursRow>('EngagementHours').implement({
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => encodeGlobalId('EngagementHours', id) }),
    workedOn: t.exposeString('workedOn', { description: 'YYYY-MM-DD' }),
    minutes: t.exposeInt('minutes'),
    work: t.exposeString('work'),
  }),
});

builder.objectFields(Round, (t) => ({
  hours: t.field({
    type: [Hours],
    resolve: async (round, _args, context) => [...(await hoursOf(context, round))],
  }),
  hoursAmount: t.int({
    nullable: true,
    description: 'What the hours so far come to, before tax.',
    resolve: async (round, _args, context) => {
      if (round.netHourPrice === null) return null;
      const minutes = (await hoursOf(context, round)).reduce((sum, line) => sum + line.minutes, 0);
      return amountOfMinutes(minutes, round.netHourPrice);
    },
  }),
}));

const HoursInput = builder.inputType('SaveEngagementHoursInput', {
  fields: (t) => ({
    roundId: t.id({ required: true }),
    hoursId: t.id({ description: 'The line that is written anew.' }),
    clientId: t.string({
      description: 'A UUID of the page’s for a new line: sent again, it is the same one.',
    }),
    workedOn: t.string({ required: true, description: 'YYYY-MM-DD' }),
    minutes: t.int({ required: true }),
    work: t.string({ required: true }),
  }),
});

builder.mutationFields((t) => ({
  saveEngagementHours: t.field({
    type: EngagementPayload,
    args: { input: t.arg({ type: HoursInput, required: true }) },
    authScopes: { role: creators },
    resolve: (_root, { input }, context) => done(() => saveHours(context, input)),
  }),
  removeEngagementHours: t.field({
    type: EngagementPayload,
    args: { roundId: t.arg.id({ required: true }), hoursId: t.arg.id({ required: true }) },
    authScopes: { role: creators },
    resolve: (_root, args, context) => done(() => removeHours(context, args)),
  }),
}));
