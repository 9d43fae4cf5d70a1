import { builder } from '../../../builder/builder.ts';
import { encodeGlobalId } from '../../../lib/request/globalId.ts';
import { MediaObject } from '../../media/schema.ts';
import { Prefecture, Tool } from '../../taxonomy/schema.ts';
import { named } from '../../taxonomy/taxonomy.ts';
import * as creators from './creators.ts';
import { ownEngagement } from './privateProfile.ts';
import type { BankAccountRow, EngagementRow, OnboardingRow, PrivateCreatorRow } from './privateSql.ts';
import { EngagementType, JobProfile, Skill } from './schema.ts';

export const Gender = builder.enumType('Gender', {
  values: ['FEMALE', 'MALE', 'NO_ANSWER', 'OTHER'] as const,
});
export const BankAccountType = builder.enumType('BankAccountType', {
  values: ['CURRENT', 'ORDINARY', 'SAVINGS'] as const,
});

const EngagementTypeRecord = builder.objectRef<EngagementRow>('EngagementTypeRecord').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    engagementType: t.expose('engagementType', { type: EngagementType }),
    corporateName: t.exposeString('corporateName', { nullable: true }),
    nameOfCompanyYouCurrentlyWorkFor: t.exposeString('nameOfCompanyYouCurrentlyWorkFor', { nullable: true }),
  }),
});

const OnboardingStatus = builder.objectRef<OnboardingRow>('OnboardingStatus').implement({
  fields: (t) => ({
    isCreatorUserOnboardingTodoCompleted: t.exposeBoolean('isCreatorUserOnboardingTodoCompleted'),
    creatorUserProfileRegistered: t.exposeBoolean('creatorUserProfileRegistered'),
    creatorUserProductRegistered: t.exposeBoolean('creatorUserProductRegistered'),
    creatorUserJobProfileRegistered: t.exposeBoolean('creatorUserJobProfileRegistered'),
    creatorUserBankAccountRegistered: t.exposeBoolean('creatorUserBankAccountRegistered'),
    doNotShowAgain: t.exposeBoolean('doNotShowAgain'),
    doNotShowAgainSp: t.exposeBoolean('doNotShowAgainSp'),
  }),
});

const BankAccount = builder.objectRef<BankAccountRow>('BankAccount').implement({
  description: 'Where fees are paid to. The number is never sent back whole.',
  fields: (t) => ({
    bankCode: t.exposeString('bankCode'),
    bankName: t.exposeString('bankName'),
    branchCode: t.exposeString('branchCode'),
    branchName: t.exposeString('branchName'),
    accountType: t.expose('accountType', { type: BankAccountType }),
    accountNumberEnd: t.exposeString('accountNumberEnd', { description: 'The last three digits.' }),
    accountHolderKana: t.exposeString('accountHolderKana'),
    registeredAt: t.expose('registeredAt', { type: 'DateTime' }),
  }),
});

/** Reached only through `User.profile`, which answers the owner alone. */
export const PrivateCreatorProfile = builder.objectRef<PrivateCreatorRow>('PrivateCreatorProfile').implement({
  fields: (t) => ({
    // Not the bare key: the page's store has one record per id.
    id: t.id({ resolve: (profile) => encodeGlobalId('PrivateCreatorProfile', profile.userId) }),
    firstName: t.exposeString('firstName'),
    lastName: t.exposeString('lastName'),
    firstNameKana: t.exposeString('firstNameKana', { nullable: true }),
    lastNameKana: t.exposeString('lastNameKana', { nullable: true }),
    userName: t.exposeString('userName'),
    introduction: t.exposeString('introduction'),
    prefecture: t.field({
      type: Prefecture,
      nullable: true,
      resolve: async (profile, _args, context) =>
        profile.prefectureId === null
          ? null
          : ((await named(context, 'Prefecture', [profile.prefectureId]))[0] ?? null),
    }),
    location: t.exposeString('location', { nullable: true }),
    hobby: t.exposeString('hobby', { nullable: true }),
    gender: t.expose('gender', { type: Gender, nullable: true }),
    phoneNumber: t.exposeString('phoneNumber', { nullable: true, description: 'E.164' }),
    websiteUrl: t.exposeString('websiteUrl', { nullable: true }),
    invoiceRegistrationNumber: t.exposeString('invoiceRegistrationNumber', { nullable: true }),
    isIndividual: t.exposeBoolean('isIndividual'),
    profileImage: t.expose('profileImage', { type: MediaObject, nullable: true }),
    coverImage: t.field({
      type: MediaObject,
      nullable: true,
      resolve: (profile, _args, context) => creators.coverOf(context, profile),
    }),
    skills: t.field({
      type: [Skill],
      resolve: async (profile, _args, context) => [...(await creators.skillsOf(context, profile.userId))],
    }),
    tools: t.field({
      type: [Tool],
      resolve: (profile, _args, context) => creators.toolsOf(context, profile.userId),
    }),
    jobProfile: t.expose('jobProfile', {
      type: JobProfile,
      nullable: true,
      description: 'Null until one was written.',
    }),
    engagementType: t.field({
      type: EngagementTypeRecord,
      nullable: true,
      description: 'Null until the step of the registration is done.',
      resolve: (profile) => profile.engagement,
    }),
    onboardingStatus: t.field({ type: OnboardingStatus, resolve: (profile) => profile.onboarding }),
    bankAccount: t.expose('bankAccount', { type: BankAccount, nullable: true }),
  }),
});

builder.queryFields((t) => ({
  creatorUserEngagementType: t.field({
    type: EngagementTypeRecord,
    nullable: true,
    description: 'The viewer’s own way of being engaged; null before the step of the registration.',
    authScopes: { signedIn: true },
    resolve: (_root, _args, context) => ownEngagement(context),
  }),
}));
