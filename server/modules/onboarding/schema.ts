import { builder } from '../../builder/builder.ts';
import { orErrors } from '../../builder/errors.ts';
import type { Context } from '../../lib/request/context.ts';
import { UserPayload } from '../accounts/users/userType.ts';
import { reloadViewerUser } from '../accounts/users/users.ts';
import { closeCampaignDialog, completeTodoAction, registerMotivation } from './onboarding.ts';

const JobChangeMotivation = builder.enumType('JobChangeMotivation', {
  values: [
    'ACTIVELY_CONSIDERING',
    'CONSIDERING',
    'INTERESTED_IF_THERE_ARE_INTERESTING_COMPANIES',
    'NOT_CONSIDERING',
  ] as const,
});

const TodoActionInput = builder.inputType('CompleteOnboardingTodoActionInput', {
  fields: (t) => ({ doNotShowAgain: t.boolean(), doNotShowAgainSp: t.boolean() }),
});

const MotivationInput = builder.inputType('RegisterJobChangeMotivationInput', {
  fields: (t) => ({
    jobChangeMotivation: t.field({ type: JobChangeMotivation, required: true }),
    doNotShowAgain: t.boolean(),
  }),
});

function changed(context: Context, change: () => Promise<void>) {
  return orErrors(['ForbiddenError'], async () => {
    await change();
    return { user: await reloadViewerUser(context) };
  });
}

builder.mutationFields((t) => ({
  completeOnboardingTodoAction: t.field({
    type: UserPayload,
    args: { input: t.arg({ type: TodoActionInput, required: true }) },
    authScopes: { role: 'CREATOR_USER' },
    resolve: (_root, { input }, context) => changed(context, () => completeTodoAction(context, input)),
  }),
  registerJobChangeMotivation: t.field({
    type: UserPayload,
    args: { input: t.arg({ type: MotivationInput, required: true }) },
    authScopes: { signedIn: true },
    resolve: (_root, { input }, context) => changed(context, () => registerMotivation(context, input)),
  }),
  closePrairieCardSignUpCampaignDialog: t.field({
    type: UserPayload,
    authScopes: { signedIn: true },
    resolve: (_root, _args, context) => changed(context, () => closeCampaignDialog(context)),
  }),
}));
