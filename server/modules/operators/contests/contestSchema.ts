import { orErrors } from '../../../builder/errors.ts';
import { staffBuilder } from '../../../builder/staff/staffBuilder.ts';
import { StaffOk } from '../../../builder/staff/staffPayload.ts';
import { encodeGlobalId } from '../../../lib/request/globalId.ts';
import { houseRules, isRuleName, ruleWords } from '../../accounts/decisions/rules.ts';
import type { HouseRule, RuleName } from '../../accounts/decisions/rules.ts';
import * as contests from './contests.ts';
import type { Contest } from './contests.ts';
import { RuleNameType } from './ruleType.ts';

const supporters = ['SUPPORT'] as const;
const subjectTypes = {
  USER: 'User',
  COMPANY: 'Company',
  PRODUCT: 'Product',
  JOB_OPENING: 'JobOpening',
} as const;

const Rule = staffBuilder.objectRef<HouseRule & { readonly name: RuleName }>('HouseRule').implement({
  fields: (t) => ({
    name: t.expose('name', { type: RuleNameType }),
    article: t.exposeString('article'),
    text: t.exposeString('text'),
  }),
});

const DecisionSubject = staffBuilder.enumType('DecisionSubject', {
  values: ['USER', 'COMPANY', 'PRODUCT', 'JOB_OPENING'] as const,
});

const ContestType = staffBuilder.objectRef<Contest>('Contest').implement({
  description: 'A decision against somebody, who asks that somebody else of the house looks at it.',
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => encodeGlobalId('HouseDecision', id) }),
    subjectKind: t.expose('subjectKind', { type: DecisionSubject }),
    subjectId: t.id({
      resolve: ({ subjectKind, subjectId }) => encodeGlobalId(subjectTypes[subjectKind], subjectId),
    }),
    subjectName: t.exposeString('subjectName'),
    rule: t.string({ nullable: true, resolve: ({ rule }) => ruleWords(rule) }),
    reason: t.exposeString('reason'),
    decidedAt: t.expose('decidedAt', { type: 'DateTime' }),
    decidedBy: t.exposeString('decidedBy', { nullable: true, description: 'Null of the command line.' }),
    isOwn: t.exposeBoolean('isOwn', { description: 'Who decided does not answer.' }),
    endsAt: t.expose('endsAt', { type: 'DateTime', nullable: true }),
    endedAt: t.expose('endedAt', { type: 'DateTime', nullable: true }),
    contestedAt: t.field({
      type: 'DateTime',
      resolve: ({ contestedAt, decidedAt }) => contestedAt ?? decidedAt,
    }),
    contest: t.string({ resolve: ({ contest }) => contest ?? '' }),
  }),
});

staffBuilder.queryFields((t) => ({
  houseRules: t.field({
    type: [Rule],
    description: 'By which the house decides against somebody.',
    authScopes: { staff: true },
    resolve: () =>
      Object.entries(houseRules).flatMap(([name, rule]) => (isRuleName(name) ? [{ name, ...rule }] : [])),
  }),
  contests: t.field({
    type: [ContestType],
    description: 'The longest wait first, at most 100.',
    authScopes: { roles: supporters },
    resolve: (_root, _args, context) => contests.contests(context),
  }),
}));

staffBuilder.mutationFields((t) => ({
  answerContest: t.field({
    type: StaffOk,
    description: 'By somebody else than who decided. Overturned, what was hidden comes back.',
    args: {
      id: t.arg.id({ required: true }),
      answer: t.arg({
        type: staffBuilder.enumType('ContestAnswer', { values: ['UPHELD', 'OVERTURNED'] as const }),
        required: true,
      }),
      words: t.arg.string({ required: true, description: 'Whoever contested reads them in a mail.' }),
    },
    authScopes: { roles: supporters },
    resolve: (_root, args, context) =>
      orErrors(['DraftConflictError', 'ForbiddenError', 'UserInputInvalidError'], async () => {
        await contests.answerFromPage(context, args);
        return {};
      }),
  }),
}));
