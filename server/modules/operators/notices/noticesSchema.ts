import { orErrors } from '../../../builder/errors.ts';
import { staffBuilder } from '../../../builder/staff/staffBuilder.ts';
import { StaffOk, staffPayload } from '../../../builder/staff/staffPayload.ts';
import { DomainError } from '../../../lib/request/errors.ts';
import { encodeGlobalId, keyOf } from '../../../lib/request/globalId.ts';
import type { StaffContext } from '../../../lib/request/staff.ts';
import { actorOf } from '../../staff/sessions.ts';
import * as notices from './notices.ts';
import type { HouseNotice } from './noticesSql.ts';

const editors = ['EDITOR'] as const;

const Kind = staffBuilder.enumType('NoticeKind', {
  values: ['INFORMATION', 'IMPORTANT', 'MAINTENANCE', 'NEW_FEATURE', 'CAMPAIGN'] as const,
});
const Audience = staffBuilder.enumType('NoticeAudience', {
  values: ['ALL', 'CREATORS', 'COMPANIES'] as const,
});

const Notice = staffBuilder.objectRef<HouseNotice>('HouseNotice').implement({
  description: 'What the house tells members, or will tell them.',
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => encodeGlobalId('TsumugiNotification', id) }),
    kind: t.field({ type: Kind, resolve: ({ actionType }) => actionType }),
    audience: t.expose('audience', { type: Audience }),
    content: t.exposeString('content'),
    link: t.exposeString('link', { nullable: true }),
    publishAt: t.expose('publishAt', { type: 'DateTime' }),
    isPublished: t.boolean({
      resolve: ({ publishAt }, _args, { services }) => publishAt <= services.clock.now(),
    }),
    writtenBy: t.exposeString('writtenBy', { nullable: true }),
    reads: t.int({
      description: 'How many members read it.',
      resolve: ({ id }, _args, { services }) => notices.readsOf(services, id),
    }),
  }),
});

const WritePayload = staffPayload<{ noticeId: string }>('WriteNoticePayload', (t) => ({
  noticeId: t.id({
    nullable: true,
    resolve: ({ noticeId }) =>
      noticeId === undefined ? null : encodeGlobalId('TsumugiNotification', noticeId),
  }),
}));

function noticeOf(globalId: string): string {
  const id = keyOf(globalId, 'TsumugiNotification');
  if (id === undefined) throw new DomainError('ArgumentInvalidError', 'このお知らせは見つかりません。');
  return id;
}

const acting = (context: StaffContext) => ({ ...context.services, actor: actorOf(context) });

staffBuilder.queryFields((t) => ({
  houseNotices: t.field({
    type: [Notice],
    description: 'The newest first, those to come before them; at most 100.',
    authScopes: { roles: editors },
    resolve: (_root, _args, { services }) => notices.latestNotices(services),
  }),
  houseNotice: t.field({
    type: Notice,
    nullable: true,
    args: { id: t.arg.id({ required: true }) },
    authScopes: { roles: editors },
    resolve: (_root, { id }, { services }) => {
      const key = keyOf(id, 'TsumugiNotification');
      return key === undefined ? null : notices.noticeById(services, key);
    },
  }),
}));

const refusals = ['ArgumentInvalidError', 'DraftConflictError', 'UserInputInvalidError'] as const;

staffBuilder.mutationFields((t) => {
  const words = {
    kind: t.arg({ type: Kind, required: true }),
    audience: t.arg({ type: Audience, required: true }),
    content: t.arg.string({ required: true }),
    link: t.arg.string(),
    publishAt: t.arg({ type: 'DateTime', description: 'At once where there is none.' }),
  };
  return {
    writeNotice: t.field({
      type: WritePayload,
      args: words,
      authScopes: { roles: editors },
      resolve: (_root, { kind, ...typed }, context) =>
        orErrors(refusals, async () => ({
          noticeId: await notices.writeNotice(acting(context), { actionType: kind, ...typed }),
        })),
    }),
    changeNotice: t.field({
      type: StaffOk,
      description: 'Until it is published.',
      args: { id: t.arg.id({ required: true }), ...words },
      authScopes: { roles: editors },
      resolve: (_root, { id, kind, ...typed }, context) =>
        orErrors(refusals, async () => {
          await notices.changeNotice(acting(context), noticeOf(id), { actionType: kind, ...typed });
          return {};
        }),
    }),
    dropNotice: t.field({
      type: StaffOk,
      description: 'Until it is published.',
      args: { id: t.arg.id({ required: true }) },
      authScopes: { roles: editors },
      resolve: (_root, { id }, context) =>
        orErrors(refusals, async () => {
          await notices.dropNotice(acting(context), noticeOf(id));
          return {};
        }),
    }),
  };
});
