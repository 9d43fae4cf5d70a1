import { builder } from '../../../builder/builder.ts';
import { orErrors } from '../../../builder/errors.ts';
import { OkPayload, User } from '../../accounts/users/userType.ts';
import { legalKinds } from '../texts/shapes.ts';
import type { LegalText as Text } from '../texts/shapes.ts';
import { TextBlock } from '../texts/textSchema.ts';
import * as legal from './legal.ts';

const LegalKind = builder.enumType('LegalKind', { values: legalKinds });

const LegalText = builder.objectRef<Text>('LegalText');
LegalText.implement({
  description: 'One version of the terms, the privacy policy or another page that the law asks for.',
  fields: (t) => ({
    id: t.id({ resolve: ({ kind, version }) => `legal-${kind}-${version}` }),
    kind: t.expose('kind', { type: LegalKind }),
    title: t.exposeString('title'),
    version: t.exposeInt('version'),
    inForceFrom: t.exposeString('inForceFrom', { description: 'A day of Japan, 2026-10-02.' }),
    changes: t.exposeString('changes', {
      nullable: true,
      description: 'What the version after this one changed; null for the newest.',
    }),
    blocks: t.field({ type: [TextBlock], resolve: ({ blocks }) => [...blocks] }),
    versions: t.field({
      type: [LegalText],
      description: 'All versions of this text, the newest first.',
      resolve: async ({ kind }, _args, context) => [...(await legal.versionsOf(context, kind))],
    }),
  }),
});

builder.queryFields((t) => ({
  legalText: t.field({
    type: LegalText,
    nullable: true,
    description: 'The version that is in force today unless another is asked for.',
    args: { kind: t.arg({ type: LegalKind, required: true }), version: t.arg.int() },
    authScopes: { everyone: true },
    resolve: (_root, { kind, version }, context) => legal.legalText(context, kind, version),
  }),
}));

builder.objectField(User, 'textsToAgree', (t) =>
  t.field({
    type: [LegalText],
    description: 'Terms in force that changed since the viewer agreed to them.',
    resolve: async (_user, _args, context) => [...(await legal.textsToAgree(context))],
  }),
);

builder.mutationFields((t) => ({
  agreeToTexts: t.field({
    type: OkPayload,
    description: 'The viewer agrees to all of `textsToAgree`.',
    authScopes: { signedIn: true },
    resolve: (_root, _args, context) =>
      orErrors([], async () => {
        await legal.agreeToTexts(context);
        return {};
      }),
  }),
}));
