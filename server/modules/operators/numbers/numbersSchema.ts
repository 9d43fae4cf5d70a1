import { staffBuilder } from '../../../builder/staff/staffBuilder.ts';
import { makeupOf } from '../../analytics/numbers/makeup.ts';
import type { MakeupAnswer, MakeupQuestion } from '../../analytics/numbers/makeup.ts';
import { numbersOf } from '../../analytics/numbers/numbers.ts';
import type { Measure, Numbers, NumbersGroup } from '../../analytics/numbers/numbers.ts';
import type { Span } from '../../analytics/span.ts';

const SpanType = staffBuilder.enumType('NumbersSpan', {
  values: ['DAYS_7', 'DAYS_30', 'DAYS_90'] as const satisfies readonly Span[],
});

const MeasureType = staffBuilder
  .objectRef<Pick<Measure, 'id' | 'name' | 'nothing' | 'series' | 'unit'>>('Measure')
  .implement({
    fields: (t) => ({
      key: t.exposeString('id', { description: 'Which of them it is; no address of anything.' }),
      name: t.exposeString('name'),
      unit: t.exposeString('unit'),
      total: t.float({
        nullable: true,
        description: 'The sum, or of a level the last one; null of a share or a mean of nothing.',
        resolve: ({ series, nothing }) => (nothing?.total === true ? null : series.total),
      }),
      today: t.float({
        nullable: true,
        description: 'Null as `total` is.',
        resolve: ({ series, nothing }) => (nothing?.today === true ? null : (series.byDay.at(-1) ?? 0)),
      }),
      before: t.float({
        nullable: true,
        description: 'Of as many days before; null where so much is not kept.',
        resolve: ({ series }) => series.before,
      }),
      byDay: t.floatList({
        description: 'Oldest first, today last.',
        resolve: ({ series }) => [...series.byDay],
      }),
    }),
  });

const Group = staffBuilder.objectRef<NumbersGroup>('NumbersGroup').implement({
  fields: (t) => ({
    name: t.exposeString('name'),
    measures: t.field({ type: [MeasureType], resolve: ({ measures }) => [...measures] }),
  }),
});

const NumbersType = staffBuilder.objectRef<Numbers>('Numbers').implement({
  description: 'The whole by day of Japan, from sums that triggers keep.',
  fields: (t) => ({
    since: t.string({ resolve: ({ days }) => days.since }),
    until: t.string({ resolve: ({ days }) => days.until }),
    groups: t.field({ type: [Group], resolve: ({ groups }) => [...groups] }),
    reviewers: t.field({
      type: [MeasureType],
      description: 'What each reviewer decided.',
      resolve: ({ reviewers }) =>
        reviewers.map(({ name, series }) => ({ id: name, name, unit: '件' as const, series })),
    }),
  }),
});

staffBuilder.queryField('numbers', (t) =>
  t.field({
    type: NumbersType,
    args: { span: t.arg({ type: SpanType, required: true }) },
    authScopes: { roles: ['REVIEWER', 'SUPPORT', 'EDITOR'] },
    resolve: (_root, { span }, { services }) => numbersOf(services, span),
  }),
);

const MakeupAnswerType = staffBuilder.objectRef<MakeupAnswer>('MakeupAnswer').implement({
  fields: (t) => ({
    name: t.exposeString('name'),
    people: t.exposeInt('people', {
      nullable: true,
      description: 'Null: somebody, but too few to be told, or by which those could be worked out.',
    }),
  }),
});

const MakeupQuestionType = staffBuilder.objectRef<MakeupQuestion>('MakeupQuestion').implement({
  fields: (t) => ({
    name: t.exposeString('name'),
    answers: t.field({ type: [MakeupAnswerType], resolve: ({ answers }) => [...answers] }),
  }),
});

staffBuilder.queryField('makeup', (t) =>
  t.field({
    type: [MakeupQuestionType],
    description: 'What creators said of themselves, as totals.',
    authScopes: { roles: ['REVIEWER', 'SUPPORT', 'EDITOR'] },
    resolve: async (_root, _args, { services }) => [...(await makeupOf(services))],
  }),
);
