import { builder } from '../../builder/builder.ts';
import { orErrors } from '../../builder/errors.ts';
import { OkPayload } from '../accounts/users/userType.ts';
import { ReportReason } from '../reports/reasonType.ts';
import { reportChat } from './reporting.ts';

const ReportChatInput = builder.inputType('ReportChatInput', {
  fields: (t) => ({
    roomId: t.id({ required: true }),
    messageId: t.id({ description: 'The room as a whole without it.' }),
    reason: t.field({ type: ReportReason, required: true }),
    detail: t.string(),
  }),
});

builder.mutationField('reportChat', (t) =>
  t.field({
    type: OkPayload,
    description:
      'Tells the operators of a message or a room, which is kept as it stands. Told twice is told once, as long as they have not dealt with it.',
    args: { input: t.arg({ type: ReportChatInput, required: true }) },
    authScopes: { signedIn: true },
    resolve: (_root, { input }, context) =>
      orErrors(
        [
          'ArgumentInvalidError',
          'ForbiddenError',
          'MessageIdInvalidError',
          'MessageNotFoundError',
          'RateLimitExceededError',
          'UserInputInvalidError',
        ],
        async () => {
          await reportChat(context, input);
          return {};
        },
      ),
  }),
);
