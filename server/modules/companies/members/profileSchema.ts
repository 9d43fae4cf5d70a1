import { builder } from '../../../builder/builder.ts';
import { upTo } from '../../../builder/lists.ts';
import { orErrors } from '../../../builder/errors.ts';
import { companyRoles } from '../../../lib/request/viewer.ts';
import { UserPayload } from '../../accounts/users/userType.ts';
import { reloadViewerUser } from '../../accounts/users/users.ts';
import * as profiles from './profiles.ts';

const ProfileInput = builder.inputType('CorporateUserProfileInput', {
  fields: (t) => ({
    lastName: t.string({ required: true }),
    firstName: t.string({ required: true }),
    lastNameKana: t.string(),
    firstNameKana: t.string(),
    phoneNumber: t.string(),
  }),
});

const InterestCategoriesInput = builder.inputType('CorporateUserInterestCategoriesInput', {
  fields: (t) => ({ categoryIds: t.idList({ required: true, ...upTo(100) }) }),
});

const TodoActionInput = builder.inputType('CompleteCorporateUserTodoActionInput', {
  fields: (t) => ({
    initialFollowFeatureUsed: t.boolean(),
    initialAccessFollowingPageUsed: t.boolean(),
    doNotShowInitialUseFollowFeatureAgain: t.boolean(),
    doNotUseFollowFeatureInFollowingScreenAgain: t.boolean(),
  }),
});

const refusals = ['UserInputInvalidError', 'ForbiddenError'] as const;

builder.mutationFields((t) => ({
  updateCorporateUserProfile: t.field({
    type: UserPayload,
    args: { input: t.arg({ type: ProfileInput, required: true }) },
    authScopes: { role: companyRoles },
    resolve: (_root, { input }, context) =>
      orErrors(refusals, async () => {
        await profiles.updateCorporateProfile(context, input);
        return { user: await reloadViewerUser(context) };
      }),
  }),
  updateCorporateUserInterestCategories: t.field({
    type: UserPayload,
    args: { input: t.arg({ type: InterestCategoriesInput, required: true }) },
    authScopes: { role: companyRoles },
    resolve: (_root, { input }, context) =>
      orErrors(refusals, async () => {
        await profiles.updateInterestCategories(context, input.categoryIds);
        return { user: await reloadViewerUser(context) };
      }),
  }),
  completeCorporateUserTodoAction: t.field({
    type: UserPayload,
    args: { input: t.arg({ type: TodoActionInput, required: true }) },
    authScopes: { role: companyRoles },
    resolve: (_root, { input }, context) =>
      orErrors(refusals, async () => {
        await profiles.completeTodoAction(context, input);
        return { user: await reloadViewerUser(context) };
      }),
  }),
}));
