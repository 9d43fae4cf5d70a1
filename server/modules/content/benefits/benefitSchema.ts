import { builder } from '../../../builder/builder.ts';
import { orErrors } from '../../../builder/errors.ts';
import { payload } from '../../../builder/payload.ts';
import { benefitKinds } from '../texts/shapes.ts';
import type { Benefit as BenefitText } from '../texts/shapes.ts';
import { TextBlock } from '../texts/textSchema.ts';
import * as benefits from './benefits.ts';

const BenefitKind = builder.enumType('BenefitKind', { values: benefitKinds });

const Benefit = builder.objectRef<BenefitText>('Benefit').implement({
  description: 'An offer of somebody else’s to members.',
  fields: (t) => ({
    id: t.id({ resolve: ({ slug }) => `benefit-${slug}` }),
    slug: t.exposeString('slug'),
    title: t.exposeString('title'),
    provider: t.exposeString('provider'),
    kind: t.expose('kind', { type: BenefitKind }),
    amount: t.exposeString('amount', { description: 'What it is worth, in a few words: 3か月無料.' }),
    summary: t.exposeString('summary'),
    validUntil: t.exposeString('validUntil', { description: 'The last day, 2026-10-02.' }),
    hasCode: t.boolean({ resolve: ({ code }) => code !== null }),
    blocks: t.field({ type: [TextBlock], resolve: ({ blocks }) => [...blocks] }),
    usesCount: t.int({
      description: 'Members who asked for its code or its link.',
      resolve: async (benefit, _args, context) => (await benefits.usesOf(context, benefit)).uses,
    }),
    isUsed: t.boolean({
      description: 'Whether the viewer is one of them.',
      resolve: async (benefit, _args, context) => (await benefits.usesOf(context, benefit)).isUsed,
    }),
  }),
});

const RevealPayload = payload<{ readonly benefit: BenefitText }>(
  'RevealBenefitCodePayload',
  (t) => ({
    benefit: t.expose('benefit', { type: Benefit, nullable: true }),
    code: t.string({ nullable: true, resolve: ({ benefit }) => benefit?.code ?? null }),
    link: t.string({ nullable: true, resolve: ({ benefit }) => benefit?.link ?? null }),
  }),
  'Where to use a benefit: its code, the address, or both.',
);

builder.queryFields((t) => ({
  benefits: t.field({
    type: [Benefit],
    authScopes: { signedIn: true },
    resolve: async (_root, _args, context) => [...(await benefits.benefits(context))],
  }),
  benefit: t.field({
    type: Benefit,
    nullable: true,
    args: { slug: t.arg.string({ required: true }) },
    authScopes: { signedIn: true },
    resolve: (_root, { slug }, context) => benefits.benefitBySlug(context, slug),
  }),
}));

builder.mutationFields((t) => ({
  revealBenefitCode: t.field({
    type: RevealPayload,
    args: { slug: t.arg.string({ required: true }) },
    authScopes: { signedIn: true },
    resolve: (_root, { slug }, context) =>
      orErrors(['ArgumentInvalidError'], async () => ({ benefit: await benefits.revealCode(context, slug) })),
  }),
}));
