import { builder } from '../../../builder/builder.ts';
import '../confirmation/confirmationSchema.ts';
import '../sign-in/googleSchema.ts';
import '../passkeys/passkeysSchema.ts';
import '../second-factor/secondFactorSchema.ts';
import '../security/securitySchema.ts';
import '../credentials/resetSchema.ts';
import '../sessions/sessionsSchema.ts';
import '../sign-in/signInSchema.ts';
import '../sign-up/signUpSchema.ts';
import { User } from './userType.ts';
import { viewerUser } from './users.ts';

builder.mutationType({});

builder.queryFields((t) => ({
  me: t.field({
    type: User,
    nullable: true,
    description: 'The viewer, or null for a guest, which the page takes for an error.',
    authScopes: { everyone: true },
    resolve: (_root, _args, context) => viewerUser(context),
  }),
}));
