import { builder } from '../../../builder/builder.ts';
import { upTo } from '../../../builder/lists.ts';
import { orErrors } from '../../../builder/errors.ts';
import type { Context } from '../../../lib/request/context.ts';
import type { ErrorName } from '../../../lib/request/errors.ts';
import { UserPayload } from '../../accounts/users/userType.ts';
import { reloadViewerUser } from '../../accounts/users/users.ts';
import { createEngagement, updateEngagement } from '../job-seeking/engagement.ts';
import {
  createJobProfile,
  skipJobProfile,
  updateJobProfile,
  updateSeekingStatus,
} from '../job-seeking/jobProfiles.ts';
import { Gender } from '../profiles/privateSchema.ts';
import { createProfile, updateProfile } from '../profiles/profiles.ts';
import {
  EngagementType,
  JobSeekingStatus,
  OperationalAvailability,
  OperationalHours,
  RewardType,
  WayOfWorking,
} from '../profiles/schema.ts';

const ProfileInput = builder.inputType('CreatorUserProfileInput', {
  fields: (t) => ({
    lastName: t.string({ required: true }),
    firstName: t.string({ required: true }),
    lastNameKana: t.string(),
    firstNameKana: t.string(),
    userName: t.string({ required: true }),
    introduction: t.string(),
    prefectureId: t.id(),
    location: t.string(),
    hobby: t.string(),
    gender: t.field({ type: Gender }),
    phoneNumber: t.string(),
    websiteUrl: t.string(),
    invoiceRegistrationNumber: t.string(),
    isIndividual: t.boolean({
      description: 'True unless told otherwise: tax is withheld from an individual’s fee.',
    }),
    skillNames: t.stringList({ required: true, ...upTo(100) }),
    toolIds: t.idList({ required: true, ...upTo(100) }),
  }),
});

const EngagementInput = builder.inputType('CreatorUserEngagementTypeInput', {
  fields: (t) => ({
    engagementType: t.field({ type: EngagementType, required: true }),
    corporateName: t.string(),
    nameOfCompanyYouCurrentlyWorkFor: t.string(),
  }),
});

const RewardPriceInput = builder.inputType('RewardPriceInput', {
  fields: (t) => ({
    rewardCategory: t.string(),
    rewardType: t.field({ type: RewardType, required: true }),
    netPrice: t.int({ required: true }),
  }),
});

const JobProfileInput = builder.inputType('CreatorUserJobProfileInput', {
  fields: (t) => ({
    jobSeekingStatus: t.field({ type: JobSeekingStatus, required: true }),
    operationalHours: t.field({ type: OperationalHours }),
    operationalAvailabilities: t.field({ type: [OperationalAvailability], required: true }),
    wayOfWorkings: t.field({ type: [WayOfWorking], required: true }),
    rewardPrices: t.field({ type: [RewardPriceInput], required: true, ...upTo(100) }),
    rewardNote: t.string(),
  }),
});

const JobSeekingStatusInput = builder.inputType('UpdateJobSeekingStatusInput', {
  fields: (t) => ({ jobSeekingStatus: t.field({ type: JobSeekingStatus, required: true }) }),
});

const expected: readonly ErrorName[] = ['ForbiddenError', 'UserInputInvalidError'];
const authScopes = { role: 'CREATOR_USER' } as const;

function changed(context: Context, change: () => Promise<void>) {
  return orErrors(expected, async () => {
    await change();
    return { user: await reloadViewerUser(context) };
  });
}

builder.mutationFields((t) => ({
  createCreatorUserProfile: t.field({
    type: UserPayload,
    args: { input: t.arg({ type: ProfileInput, required: true }) },
    authScopes,
    resolve: (_root, { input }, context) => changed(context, () => createProfile(context, input)),
  }),
  updateCreatorUserProfile: t.field({
    type: UserPayload,
    args: { input: t.arg({ type: ProfileInput, required: true }) },
    authScopes,
    resolve: (_root, { input }, context) => changed(context, () => updateProfile(context, input)),
  }),
  createCreatorUserEngagementType: t.field({
    type: UserPayload,
    args: { input: t.arg({ type: EngagementInput, required: true }) },
    authScopes,
    resolve: (_root, { input }, context) => changed(context, () => createEngagement(context, input)),
  }),
  updateCreatorUserEngagementType: t.field({
    type: UserPayload,
    args: { input: t.arg({ type: EngagementInput, required: true }) },
    authScopes,
    resolve: (_root, { input }, context) => changed(context, () => updateEngagement(context, input)),
  }),
  createCreatorUserJobProfile: t.field({
    type: UserPayload,
    args: { input: t.arg({ type: JobProfileInput, required: true }) },
    authScopes,
    resolve: (_root, { input }, context) => changed(context, () => createJobProfile(context, input)),
  }),
  updateCreatorUserJobProfile: t.field({
    type: UserPayload,
    args: { input: t.arg({ type: JobProfileInput, required: true }) },
    authScopes,
    resolve: (_root, { input }, context) => changed(context, () => updateJobProfile(context, input)),
  }),
  skipCreatorUserJobProfile: t.field({
    type: UserPayload,
    description: 'Ends the registration without a job profile.',
    authScopes,
    resolve: (_root, _args, context) => changed(context, () => skipJobProfile(context)),
  }),
  updateJobSeekingStatus: t.field({
    type: UserPayload,
    args: { input: t.arg({ type: JobSeekingStatusInput, required: true }) },
    authScopes,
    resolve: (_root, { input }, context) =>
      changed(context, () => updateSeekingStatus(context, input.jobSeekingStatus)),
  }),
}));
