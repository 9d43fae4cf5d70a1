import { builder } from '../../builder/builder.ts';
import { payload } from '../../builder/payload.ts';
import { orErrors } from '../../builder/errors.ts';
import { changeEmail } from '../accounts/credentials/resetEmail.ts';
import type { WaitsFor } from '../accounts/credentials/resetEmail.ts';
import type { UserRow } from '../accounts/users/sql.ts';
import { User } from '../accounts/users/userType.ts';
import { rememberDomain } from '../companies/company/companies.ts';

interface TokensAnswer {
  readonly accessToken: string;
  readonly refreshToken: string;
}

const Tokens = builder.objectRef<TokensAnswer>('Tokens').implement({
  fields: (t) => ({
    accessToken: t.exposeString('accessToken'),
    refreshToken: t.exposeString('refreshToken'),
  }),
});

const EmailAddressSide = builder.enumType('EmailAddressSide', {
  values: ['CURRENT_ADDRESS', 'NEW_ADDRESS'] as const,
});

interface Verified {
  readonly user: UserRow;
  readonly tokens: TokensAnswer;
  readonly waitsFor: WaitsFor;
}

const VerifyResetedEmailPayload = payload<Verified>('VerifyResetedEmailPayload', (t) => ({
  waitsFor: t.expose('waitsFor', {
    type: EmailAddressSide,
    nullable: true,
    description: 'The address that has to agree too before anything changes; null once it has.',
  }),
  user: t.expose('user', { type: User, nullable: true }),
  tokens: t.expose('tokens', { type: Tokens, nullable: true }),
}));

builder.mutationFields((t) => ({
  verifyResetedEmail: t.field({
    type: VerifyResetedEmailPayload,
    args: { token: t.arg.string({ required: true }) },
    authScopes: { everyone: true },
    resolve: (_root, { token }, context) =>
      orErrors(
        [
          'TokenInvalidError',
          'DuplicateEmailError',
          'SecondFactorRequiredError',
          'ForbiddenError',
          'RateLimitExceededError',
        ],
        async () => {
          const changed = await changeEmail(context, token, (trx, member) =>
            rememberDomain(trx, context.services, member),
          );
          if ('waitsFor' in changed) return changed;
          const { user, ...tokens } = changed;
          return { user, tokens };
        },
      ),
  }),
}));
