import { builder } from '../../../builder/builder.ts';
import { previewOffer } from './preview.ts';
import type { OfferPreview } from './preview.ts';
import { Line } from './termsType.ts';

import { TermsInput } from './termsInputType.ts';
const Problem = builder.objectRef<OfferPreview['problems'][number]>('OfficialJobOfferProblem').implement({
  fields: (t) => ({
    field: t.exposeString('field', { description: 'Of the terms’ input.' }),
    message: t.exposeString('message'),
  }),
});

const Preview = builder.objectRef<OfferPreview>('OfficialJobOfferPreview').implement({
  description: 'What these terms would be on paper, what is wrong with them, and what follows from them.',
  fields: (t) => ({
    lines: t.field({ type: [Line], resolve: ({ lines }) => [...lines] }),
    problems: t.field({ type: [Problem], resolve: ({ problems }) => [...problems] }),
    lastPaymentDay: t.exposeString('lastPaymentDay', {
      nullable: true,
      description: 'The last day on which the law lets this be paid, YYYY-MM-DD.',
    }),
    unprintable: t.stringList({
      description: 'Characters that the paper would show as 〓.',
      resolve: ({ unprintable }) => [...unprintable],
    }),
    hasProhibitions: t.exposeBoolean('hasProhibitions', {
      description: 'A month or longer: the seven prohibitions of the law apply.',
    }),
    hasConsiderations: t.exposeBoolean('hasConsiderations', {
      description: 'Six months or longer: considerations, and 30 days’ notice of an end.',
    }),
  }),
});

builder.queryField('officialJobOfferPreview', (t) =>
  t.field({
    type: Preview,
    args: {
      terms: t.arg({ type: TermsInput, required: true }),
      changes: t.arg.id({ description: 'The offer in force, where its terms would be changed.' }),
    },
    authScopes: { role: ['CORPORATE_USER'] },
    resolve: (_root, { terms, changes }, context) => previewOffer(context, terms, changes ?? null),
  }),
);
