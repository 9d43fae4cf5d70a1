import { builder } from '../../../builder/builder.ts';
import { orErrors } from '../../../builder/errors.ts';
import { OkPayload, User } from '../users/userType.ts';
import { confirmedUntil } from './confirmation.ts';
import { confirmIdentity } from './confirmIdentity.ts';

const ConfirmIdentityInput = builder.inputType('ConfirmIdentityInput', {
  description: 'One way to show who one is.',
  fields: (t) => ({
    password: t.string(),
    googleIdToken: t.string(),
    passkey: t.string(),
    totpCode: t.string(),
  }),
});

builder.objectField(User, 'confirmedUntil', (t) =>
  t.field({
    type: 'DateTime',
    nullable: true,
    description: 'Until when this device does, without being asked once more, what only the owner may do.',
    resolve: (_user, _args, context) => confirmedUntil(context),
  }),
);

builder.mutationField('confirmIdentity', (t) =>
  t.field({
    type: OkPayload,
    description:
      'Shows once more who one is: for ten minutes this session may do what answers a ConfirmationRequiredError else.',
    args: { input: t.arg({ type: ConfirmIdentityInput, required: true }) },
    authScopes: { signedIn: true },
    resolve: (_root, { input }, context) =>
      orErrors(
        ['UserInputInvalidError', 'TokenInvalidError', 'ForbiddenError', 'RateLimitExceededError'],
        async () => {
          await confirmIdentity(context, input);
          return {};
        },
      ),
  }),
);
