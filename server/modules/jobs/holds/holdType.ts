import { builder } from '../../../builder/builder.ts';
import type { Finding } from './holdFields.ts';
import type { OpeningHold } from './holdsSql.ts';
import { holdRule } from './rules.ts';

const Passage = builder.objectRef<Finding>('HeldPassage').implement({
  description: 'Words of an opening that a rule stumbled over.',
  fields: (t) => ({
    label: t.exposeString('label', { description: 'Of the field that they stand in.' }),
    passage: t.exposeString('passage', { description: 'The sentence.' }),
    words: t.exposeString('words', { description: 'Of it, what was found.' }),
    title: t.string({ resolve: ({ rule }) => holdRule(rule).title }),
    why: t.string({ description: 'By which rule.', resolve: ({ rule }) => holdRule(rule).why }),
  }),
});

export const JobOpeningHold = builder.objectRef<OpeningHold>('JobOpeningHold').implement({
  description: 'A rule keeps an opening from sight: somebody looks at it, or has sent it back.',
  fields: (t) => ({
    passages: t.field({ type: [Passage], resolve: ({ findings }) => [...findings] }),
    heldAt: t.expose('heldAt', { type: 'DateTime' }),
    reason: t.exposeString('reason', {
      nullable: true,
      description: 'Why it was sent back; null while it is looked at.',
    }),
  }),
});
