import { builder } from '../../../builder/builder.ts';
import { orErrors } from '../../../builder/errors.ts';
import { payload } from '../../../builder/payload.ts';
import { encodeGlobalId } from '../../../lib/request/globalId.ts';
import {
  contestDecision,
  contestUntil,
  decisionOf,
  mayContest,
  ownDecisions,
  subjectWords,
} from './contest.ts';
import type { DecisionRow } from './decisionsSql.ts';
import { ruleWords } from './rules.ts';

const EndedWhy = builder.enumType('HouseDecisionEnd', {
  values: ['LIFTED', 'EXPIRED', 'OVERTURNED'] as const,
});

const Decision = builder.objectRef<DecisionRow>('HouseDecision').implement({
  description:
    'What the operators decided against somebody, for them and for whoever has the link of its mail.',
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => encodeGlobalId('HouseDecision', id) }),
    subject: t.string({ description: 'What it is about, in words.', resolve: subjectWords }),
    rule: t.string({ nullable: true, resolve: ({ rule }) => ruleWords(rule) }),
    reason: t.exposeString('reason'),
    decidedAt: t.expose('decidedAt', { type: 'DateTime' }),
    endsAt: t.expose('endsAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Null until it is lifted.',
    }),
    endedAt: t.expose('endedAt', { type: 'DateTime', nullable: true }),
    endedWhy: t.expose('endedWhy', { type: EndedWhy, nullable: true }),
    contestUntil: t.field({ type: 'DateTime', resolve: contestUntil }),
    mayContest: t.boolean({ resolve: (decision, _args, context) => mayContest(context, decision) }),
    contestedAt: t.expose('contestedAt', { type: 'DateTime', nullable: true }),
    contest: t.exposeString('contest', { nullable: true }),
    isOverturned: t.boolean({
      nullable: true,
      description: 'Null until the contest is answered.',
      resolve: ({ answer }) => (answer === null ? null : answer === 'OVERTURNED'),
    }),
    answeredAt: t.expose('answeredAt', { type: 'DateTime', nullable: true }),
    answerWords: t.exposeString('answerWords', { nullable: true }),
  }),
});

const ContestDecisionPayload = payload<{ readonly decision: DecisionRow }>('ContestDecisionPayload', (t) => ({
  decision: t.expose('decision', { type: Decision, nullable: true }),
}));

builder.queryFields((t) => ({
  houseDecision: t.field({
    type: Decision,
    nullable: true,
    args: { token: t.arg.string({ required: true }) },
    authScopes: { everyone: true },
    resolve: (_root, { token }, context) => decisionOf(context, token),
  }),
  myDecisions: t.field({
    type: [Decision],
    description:
      'Against the viewer, and for its owners against their company; the newest first, at most 50.',
    authScopes: { signedIn: true },
    resolve: (_root, _args, context) => ownDecisions(context),
  }),
}));

builder.mutationFields((t) => ({
  contestDecision: t.field({
    type: ContestDecisionPayload,
    description:
      'Once, within 20 days; somebody else of the operators answers. By the mail’s link, or one of `myDecisions` by its id.',
    args: { token: t.arg.string(), id: t.arg.id(), words: t.arg.string({ required: true }) },
    authScopes: { everyone: true },
    resolve: (_root, { token, id, words }, context) =>
      orErrors(
        ['ArgumentInvalidError', 'ForbiddenError', 'TokenInvalidError', 'UserInputInvalidError'],
        async () => ({
          decision: await contestDecision(
            context,
            id == null ? { token: token ?? '', words } : { id, words },
          ),
        }),
      ),
  }),
}));
