import { builder } from '../../builder/builder.ts';
import { orErrors } from '../../builder/errors.ts';
import { OkPayload } from '../accounts/users/userType.ts';
import { reportContent } from './contents.ts';
import { ReportReason } from './reasonType.ts';

const ReportContentInput = builder.inputType('ReportContentInput', {
  fields: (t) => ({
    subjectId: t.id({ required: true, description: 'Of a work, a creator, an opening or a company.' }),
    shareToken: t.string({ description: 'Of the link by which a work is seen.' }),
    reason: t.field({ type: ReportReason, required: true }),
    detail: t.string(),
  }),
});

builder.mutationField('reportContent', (t) =>
  t.field({
    type: OkPayload,
    description:
      'Tells the operators of a page that the viewer sees, which is kept as it stands. Told twice is told once, as long as they have not dealt with it.',
    args: { input: t.arg({ type: ReportContentInput, required: true }) },
    authScopes: { signedIn: true },
    resolve: (_root, { input }, context) =>
      orErrors(
        ['ArgumentInvalidError', 'ForbiddenError', 'RateLimitExceededError', 'UserInputInvalidError'],
        async () => {
          await reportContent(context, input);
          return {};
        },
      ),
  }),
);
