import { builder, precomputedId } from '../../../builder/builder.ts';
import { keyOf } from '../../../lib/request/globalId.ts';
import type { Breakdown } from '../../../lib/prices.ts';
import { viewerId } from '../../../lib/request/viewer.ts';
import { MediaObject } from '../../media/schema.ts';
import { Tool } from '../../taxonomy/schema.ts';
import * as creators from './creators.ts';
import type { CreatorRow, JobProfileRow, RewardPriceRow, SkillRow } from './sql.ts';

export const JobSeekingStatus = builder.enumType('JobSeekingStatus', {
  values: ['NOT_SEEKING', 'SEEKING', 'SEEKING_IF_YOU_HAVE_A_GOOD_OFFER'] as const,
});
export const EngagementType = builder.enumType('CreatorEngagementType', {
  values: ['CORPORATE', 'FREELANCE', 'SIDEJOB'] as const,
});
export const OperationalHours = builder.enumType('OperationalHours', {
  values: [
    'LESS_THAN_10_HOURS_PER_WEEK',
    'FROM_10_TO_20_HOURS_PER_WEEK',
    'FROM_20_TO_30_HOURS_PER_WEEK',
    'FROM_30_TO_40_HOURS_PER_WEEK',
    'MORE_THAN_40_HOURS_PER_WEEK',
  ] as const,
});
const availabilities = ['HOLIDAY', 'WEEKDAY_DAY_TIME', 'WEEKDAY_NIGHT_TIME'] as const;
export const OperationalAvailability = builder.enumType('OperationalAvailability', {
  values: availabilities,
});
const ways = ['FLEXIBLE', 'FULL_REMOTE', 'OFFICE'] as const;
export const WayOfWorking = builder.enumType('WayOfWorking', { values: ways });

/** Narrows a `text[]` to the enum. The column's check allows nothing else. */
function only<Value extends string>(allowed: readonly Value[], found: readonly string[]): Value[] {
  return allowed.filter((value) => found.includes(value));
}
export const RewardType = builder.enumType('RewardType', {
  values: ['CONTRACT_UNIT', 'HOURLY_RATE'] as const,
});

export const Skill = builder.objectRef<SkillRow>('CreatorSkill').implement({
  fields: (t) => ({ id: t.exposeID('id'), name: t.exposeString('name') }),
});

const RewardPrice = builder.objectRef<RewardPriceRow>('RewardPrice').implement({
  description: 'What the creator asks for one kind of work. All amounts are yen before consumption tax.',
  fields: (t) => ({
    id: t.exposeID('id'),
    rewardCategory: t.exposeString('rewardCategory', { nullable: true }),
    rewardType: t.expose('rewardType', { type: RewardType }),
    netPrice: t.exposeInt('netPrice', { description: 'What the creator receives.' }),
    grossPrice: t.exposeInt('grossPrice', { description: 'What the company pays.' }),
    tsumugiCommissionFee: t.exposeInt('tsumugiCommissionFee', {
      description: 'The difference: 10 % of net, rounded up.',
    }),
  }),
});

export const JobProfile = builder.objectRef<JobProfileRow>('CreatorJobProfile').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    jobSeekingStatus: t.expose('jobSeekingStatus', { type: JobSeekingStatus }),
    engagementType: t.expose('engagementType', {
      type: EngagementType,
      nullable: true,
    }),
    operationalHours: t.expose('operationalHours', {
      type: OperationalHours,
      nullable: true,
    }),
    operationalAvailabilities: t.field({
      type: [OperationalAvailability],
      resolve: (profile) => only(availabilities, profile.operationalAvailabilities),
    }),
    wayOfWorkings: t.field({ type: [WayOfWorking], resolve: (profile) => only(ways, profile.wayOfWorkings) }),
    rewardNote: t.exposeString('rewardNote', { nullable: true }),
    rewardPrices: t.field({
      type: [RewardPrice],
      resolve: async (profile, _args, context) => [
        ...(await creators.rewardPricesOf(context, profile.userId)),
      ],
    }),
    latestJobSeekingStatusChangedAt: t.expose('latestJobSeekingStatusChangedAt', {
      type: 'DateTime',
      nullable: true,
    }),
  }),
});

export const CreatorProfile = builder.objectRef<CreatorRow>('CreatorProfile').implement({
  fields: (t) => ({
    firstName: t.exposeString('firstName'),
    lastName: t.exposeString('lastName'),
    userName: t.exposeString('userName'),
    introduction: t.exposeString('introduction'),
    location: t.exposeString('location', { nullable: true }),
    hobby: t.exposeString('hobby', { nullable: true }),
    websiteUrl: t.exposeString('websiteUrl', { nullable: true }),
    profileImage: t.expose('profileImage', { type: MediaObject, nullable: true }),
    coverImage: t.field({
      type: MediaObject,
      nullable: true,
      resolve: (creator, _args, context) => creators.coverOf(context, creator),
    }),
    skills: t.field({
      type: [Skill],
      resolve: async (creator, _args, context) => [...(await creators.skillsOf(context, creator.key))],
    }),
    tools: t.field({
      type: [Tool],
      resolve: (creator, _args, context) => creators.toolsOf(context, creator.key),
    }),
    jobProfile: t.expose('jobProfile', { type: JobProfile }),
  }),
});

export const CreatorUser = builder.objectRef<CreatorRow>('CreatorUser');

builder.node(CreatorUser, {
  description: 'A person who makes things and shows them here.',
  id: precomputedId,
  loadManyWithoutCache: (ids, context) => creators.visibleByIds(context, ids),
  fields: (t) => ({
    profile: t.field({ type: CreatorProfile, resolve: (creator) => creator }),
    followersCount: t.exposeInt('followersCount'),
    isSelf: t.boolean({
      description: 'Whether the viewer is this creator.',
      resolve: (creator, _args, { viewer }) => viewerId(viewer) === creator.key,
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
});

const RewardBreakdown = builder.objectRef<Breakdown>('RewardBreakdown').implement({
  description:
    'An amount that a creator asks for, and what the company pays for it. Yen before consumption tax.',
  fields: (t) => ({
    netPrice: t.exposeInt('netPrice'),
    grossPrice: t.exposeInt('grossPrice'),
    tsumugiCommissionFee: t.exposeInt('tsumugiCommissionFee'),
  }),
});

builder.queryFields((t) => ({
  creatorUser: t.field({
    type: CreatorUser,
    nullable: true,
    description: 'A creator as members see them. Null for one who is hidden, as for one who does not exist.',
    args: { id: t.arg.id({ required: true }) },
    authScopes: { memberContent: true },
    resolve: (_root, args, context) => {
      const id = keyOf(args.id, 'CreatorUser');
      return id === undefined ? null : creators.visibleCreator(context, id);
    },
  }),
  rewardBreakdown: t.field({
    type: RewardBreakdown,
    args: { netPrice: t.arg.int({ required: true }) },
    authScopes: { signedIn: true },
    resolve: (_root, { netPrice }) => creators.rewardBreakdown(netPrice),
  }),
  publicCreatorUser: t.field({
    type: CreatorUser,
    nullable: true,
    description: 'A creator’s public profile. Null for one who is hidden, as for one who does not exist.',
    args: { id: t.arg.id({ required: true }) },
    authScopes: { everyone: true },
    resolve: (_root, args, context) => {
      const id = keyOf(args.id, 'CreatorUser');
      return id === undefined ? null : creators.visibleCreator(context, id);
    },
  }),
}));
