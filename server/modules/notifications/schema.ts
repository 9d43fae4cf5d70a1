import { builder } from '../../builder/builder.ts';
import { orErrors } from '../../builder/errors.ts';
import { upTo } from '../../builder/lists.ts';
import { payload } from '../../builder/payload.ts';
import { encodeGlobalId } from '../../lib/request/globalId.ts';
import { keysetPage } from '../../lib/request/paging.ts';
import { User } from '../accounts/users/userType.ts';
import type { UserRow } from '../accounts/users/sql.ts';
import { reloadViewerUser, viewerUser } from '../accounts/users/users.ts';
import { ChatUser } from '../chat/messages/messageSchema.ts';
import { ChatRoom } from '../chat/schema.ts';
import { Company } from '../companies/company/schema.ts';
import { CorporateUser } from '../companies/members/peopleSchema.ts';
import { Candidate, EntryStage } from '../jobs/desk/candidateType.ts';
import {
  ContractJobOpening,
  FullTimeJobOpening,
  HourlyJobOpening,
} from '../jobs/openings/openingKindsType.ts';
import { OwnProduct, ReviewStatus } from '../products/own/ownType.ts';
import * as activity from './activity.ts';
import { Engagement } from '../engagements/works/engagementType.ts';
import type { Resource } from './activity.ts';
import type { ActivityRow } from './activitySql.ts';
import { noticeEvents } from './events.ts';
import type { NoticeEvent } from './events.ts';
import * as platform from './platform.ts';
import type { PlatformRow } from './platformSql.ts';

const ActivityNotificationType = builder.enumType('ActivityNotificationType', {
  description: 'The five of the specification, and those of ours.',
  values: activity.activityTypes,
});
const ActivityNotificationOccasion = builder.enumType('ActivityNotificationOccasion', {
  values: activity.occasions,
});

const InterviewOccasion = builder.enumType('InterviewOccasion', {
  values: activity.interviewOccasions,
});

function typeOfResource(resource: Resource): string {
  if ('__typename' in resource) return resource.__typename;
  if ('offerVersion' in resource) return 'Engagement';
  if ('openingId' in resource) return 'Candidate';
  if ('lastSequence' in resource) return 'ChatRoom';
  return 'profileImage' in resource ? 'CorporateUser' : 'OwnProduct';
}

const ActivityNotificationResource = builder.unionType('ActivityNotificationResource', {
  types: [
    Candidate,
    ChatRoom,
    ContractJobOpening,
    CorporateUser,
    Engagement,
    FullTimeJobOpening,
    HourlyJobOpening,
    OwnProduct,
  ],
  resolveType: typeOfResource,
});

export const ActivityNotification = builder.objectRef<ActivityRow>('ActivityNotification').implement({
  description: 'Something that happened around the viewer.',
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => encodeGlobalId('ActivityNotification', id) }),
    type: t.expose('type', { type: ActivityNotificationType }),
    sentAt: t.expose('sentAt', { type: 'DateTime' }),
    readAt: t.expose('readAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Of several that are told as one: null while one of them is unread.',
    }),
    resource: t.field({
      type: ActivityNotificationResource,
      nullable: true,
      description:
        'The very thing it tells of: a follower, an entry at the desk, an opening, a work, a room.',
      resolve: (row, _args, context) => activity.resourceOf(context, row),
    }),
    actor: t.field({
      type: ChatUser,
      nullable: true,
      description: 'Who followed, entered or wrote.',
      resolve: (row, _args, context) => activity.actorOf(context, row),
    }),
    othersCount: t.exposeInt('othersCount', {
      description: 'How many did the same on the same day and are told with it; at most 1,000.',
    }),
    foundCount: t.exposeInt('foundCount', {
      description: 'Of a saved search: how much of what newly fitted the viewer still finds; counted to 100.',
    }),
    company: t.field({
      type: Company,
      nullable: true,
      description: 'The company it comes from, for a creator.',
      resolve: (row, _args, context) => activity.companyOf(context, row),
    }),
    title: t.exposeString('title', {
      nullable: true,
      description: 'What the opening, the work, the consultation or the saved search is called.',
    }),
    stage: t.field({
      type: EntryStage,
      nullable: true,
      description: 'Where an entry came to.',
      resolve: (row) => activity.factsOf(row).stage,
    }),
    reviewStatus: t.field({
      type: ReviewStatus,
      nullable: true,
      resolve: (row) => activity.factsOf(row).reviewStatus,
    }),
    hasMessage: t.boolean({
      description: 'Whether words came with it.',
      resolve: (row) => activity.factsOf(row).message !== null,
    }),
    occasion: t.field({
      type: ActivityNotificationOccasion,
      nullable: true,
      description: 'What happened, where neither the type, the stage nor the review says it.',
      resolve: activity.occasionOf,
    }),
    interview: t.field({
      type: InterviewOccasion,
      nullable: true,
      description: 'What became of an interview.',
      resolve: (row) => activity.factsOf(row).interview,
    }),
    startsAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Of the interview, where a date is told.',
      resolve: (row) => {
        const { startsAt } = activity.factsOf(row);
        return startsAt === null ? null : new Date(startsAt);
      },
    }),
    messageSequence: t.int({
      nullable: true,
      description:
        'Of messages and interviews: the `sequence` of the first message that it tells of, to open the room at.',
      resolve: (row) => {
        const { from, sequence } = activity.factsOf(row);
        return from ?? sequence;
      },
    }),
    dueAt: t.expose('dueAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Until when the viewer is to answer; null once that is done.',
    }),
  }),
});

const TsumugiNotification = builder.objectRef<PlatformRow>('TsumugiNotification').implement({
  description: 'Words of the house to everybody, to creators or to companies.',
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => encodeGlobalId('TsumugiNotification', id) }),
    actionType: t.expose('actionType', { type: TsumugiNotificationActionType }),
    content: t.exposeString('content'),
    link: t.exposeString('link', { nullable: true }),
    sentAt: t.expose('sentAt', { type: 'DateTime' }),
    publishAt: t.expose('publishAt', { type: 'DateTime' }),
    readAt: t.expose('readAt', { type: 'DateTime', nullable: true }),
  }),
});
const TsumugiNotificationActionType = builder.enumType('TsumugiNotificationActionType', {
  values: ['CAMPAIGN', 'IMPORTANT', 'INFORMATION', 'MAINTENANCE', 'NEW_FEATURE'] as const,
});

const ActivityEdge = builder.edgeObject({ type: ActivityNotification, name: 'ActivityNotificationEdge' });
const ActivityConnection = builder.connectionObject(
  { type: ActivityNotification, name: 'ActivityNotificationConnection' },
  ActivityEdge,
);
const PlatformEdge = builder.edgeObject({ type: TsumugiNotification, name: 'TsumugiNotificationEdge' });
const PlatformConnection = builder.connectionObject(
  { type: TsumugiNotification, name: 'TsumugiNotificationConnection' },
  PlatformEdge,
);

const unreadOnly = { defaultValue: false, description: 'Only those that are not read.' };

builder.queryFields((t) => ({
  activityNotifications: t.field({
    type: ActivityConnection,
    description: 'What happened around the viewer, newest first.',
    args: {
      ...t.arg.connectionArgs(),
      activityTypes: t.arg({ type: [ActivityNotificationType], ...upTo(20) }),
      unreadOnly: t.arg.boolean(unreadOnly),
    },
    authScopes: { signedIn: true },
    resolve: (_root, args, context) =>
      activity.activities(context, keysetPage(args), {
        types: args.activityTypes?.length ? [...new Set(args.activityTypes)] : null,
        unread: args.unreadOnly ?? false,
      }),
  }),
  tsumugiNotifications: t.field({
    type: PlatformConnection,
    description: 'Words of the house since the viewer is here, newest first.',
    args: { ...t.arg.connectionArgs(), unreadOnly: t.arg.boolean(unreadOnly) },
    authScopes: { signedIn: true },
    resolve: (_root, args, context) =>
      platform.platformNotices(context, keysetPage(args), args.unreadOnly ?? false),
  }),
}));

builder.objectFields(User, (t) => ({
  hasUnreadNotification: t.boolean({
    resolve: async (user, _args, context) =>
      (await activity.unreadActivities(context, user.id)) > 0 ||
      (await platform.unreadPlatform(context, user.id)) > 0,
  }),
  unreadActivityNotificationsCount: t.int({
    description: 'Lines of `activityNotifications` that are unread; counted up to 100.',
    resolve: (user, _args, context) => activity.unreadActivities(context, user.id),
  }),
  unreadTsumugiNotificationsCount: t.int({
    description: 'Counted up to 100.',
    resolve: (user, _args, context) => platform.unreadPlatform(context, user.id),
  }),
}));

const one = 'The one to read; all of them without it.';
const ReadActivityNotificationInput = builder.inputType('ReadActivityNotificationInput', {
  fields: (t) => ({ notificationId: t.id({ description: one }) }),
});
const ReadTsumugiNotificationInput = builder.inputType('ReadTsumugiNotificationInput', {
  fields: (t) => ({ notificationId: t.id({ description: one }) }),
});

const ReadActivityPayload = payload<{
  readonly activityNotification: ActivityRow | null;
  readonly user: UserRow | null;
}>('ReadActivityNotificationPayload', (t) => ({
  activityNotification: t.expose('activityNotification', { type: ActivityNotification, nullable: true }),
  user: t.expose('user', { type: User, nullable: true, description: 'The viewer, whose mark may go.' }),
}));
const ReadPlatformPayload = payload<{
  readonly tsumugiNotification: PlatformRow | null;
  readonly user: UserRow | null;
}>('ReadTsumugiNotificationPayload', (t) => ({
  tsumugiNotification: t.expose('tsumugiNotification', { type: TsumugiNotification, nullable: true }),
  user: t.expose('user', { type: User, nullable: true }),
}));

const failures = ['NotificationNotFoundError', 'WrongNotificationIdError', 'ForbiddenError'] as const;

builder.mutationFields((t) => ({
  readActivityNotification: t.field({
    type: ReadActivityPayload,
    args: { input: t.arg({ type: ReadActivityNotificationInput, required: true }) },
    authScopes: { signedIn: true },
    resolve: (_root, { input }, context) =>
      orErrors([...failures], async () => ({
        activityNotification: await activity.readActivities(context, input.notificationId),
        user: await reloadViewerUser(context),
      })),
  }),
  readTsumugiNotification: t.field({
    type: ReadPlatformPayload,
    args: { input: t.arg({ type: ReadTsumugiNotificationInput, required: true }) },
    authScopes: { signedIn: true },
    resolve: (_root, { input }, context) =>
      orErrors([...failures], async () => ({
        tsumugiNotification: await platform.readPlatform(context, input.notificationId),
        user: await reloadViewerUser(context),
      })),
  }),
}));

const NotificationAdded = builder.objectRef<NoticeEvent>('NotificationAdded').implement({
  fields: (t) => ({
    activityNotification: t.field({
      type: ActivityNotification,
      nullable: true,
      description: 'Null where only what is read changed, on this device or another.',
      resolve: ({ noticeId }, _args, context) =>
        noticeId === null ? null : activity.ownActivity(context, noticeId),
    }),
    user: t.field({
      type: User,
      nullable: true,
      resolve: (_event, _args, context) => viewerUser(context),
    }),
  }),
});

builder.subscriptionFields((t) => ({
  notificationAdded: t.field({
    type: NotificationAdded,
    description: 'What the viewer is told from now on.',
    authScopes: { signedIn: true },
    subscribe: (_root, _args, context) => noticeEvents(context),
    resolve: (event) => event,
  }),
}));
