import { demoCompanies } from '../../../demo/town/companies.ts';
import { demoConsultations } from '../../../demo/town/dealings.ts';
import { demoFollows } from '../../../demo/town/life.ts';
import { lot } from '../../../demo/town/lots.ts';
import { dayMs, daysBefore, momentOf } from '../../../demo/town/times.ts';
import { works } from '../../../demo/works.ts';
import type { PlannedRoom } from './chatPlan.ts';
import type { PlannedEntry } from './seedEntries.ts';
import { workTimes } from './seedWorks.ts';
import { type Row, insertAll } from './sql.ts';
import type { Town } from './town.ts';

type NoticeRow = Row<'activity_notifications'>;
type Notice = Pick<NoticeRow, 'sent_at' | 'type' | 'user_id'> &
  Partial<NoticeRow> & { readonly isRead: boolean };

/** Older news is read; of the last days some is not. */
function isOldNews(now: Date, at: Date, ...words: readonly string[]): boolean {
  const days = (now.getTime() - at.getTime()) / dayMs;
  return days > 4 || (days > 1 && lot('news', ...words) < 0.5);
}

/** The activity notifications that the rows seeded before would have caused within the last 45 days. */
export async function seedNotices(
  town: Town,
  rooms: Iterable<PlannedRoom>,
  entries: readonly PlannedEntry[],
): Promise<void> {
  const { now, newId, trx } = town;
  const notices = [
    ...aboutEntries(town, entries),
    ...aboutMessages(town, rooms),
    ...aboutDealings(town),
    ...aboutFollows(town),
    ...aboutReviews(town),
  ]
    .filter(({ sent_at: at }) => at <= now && now.getTime() - at.getTime() < 45 * dayMs)
    .toSorted((a, b) => a.sent_at.getTime() - b.sent_at.getTime());
  await insertAll(
    trx,
    'activity_notifications',
    notices.map((notice) => ({
      id: newId(),
      user_id: notice.user_id,
      type: notice.type,
      actor_id: notice.actor_id ?? null,
      chat_room_id: notice.chat_room_id ?? null,
      job_opening_id: notice.job_opening_id ?? null,
      entry_id: notice.entry_id ?? null,
      consultation_id: notice.consultation_id ?? null,
      offer_id: notice.offer_id ?? null,
      product_id: notice.product_id ?? null,
      detail: notice.detail ?? '{}',
      sent_at: notice.sent_at,
      read_at: notice.isRead ? new Date(notice.sent_at.getTime() + 40 * 60_000) : null,
    })),
    ['detail'],
  );
}

function aboutEntries({ idOf }: Town, entries: readonly PlannedEntry[]): Notice[] {
  return entries.flatMap(({ id, entry, companyKey, enteredAt, readAt, stageAt }) => {
    const people = demoCompanies.find(({ key }) => key === companyKey)?.people ?? [];
    const common = { entry_id: id, job_opening_id: idOf(entry.openingKey) };
    const arrived = people.map((person) => ({
      ...common,
      user_id: idOf(person.key),
      type: 'ENTRY_JOB_OPENING' as const,
      actor_id: idOf(entry.creatorKey),
      sent_at: enteredAt,
      isRead: readAt !== null,
    }));
    if (entry.stage === 'NEW' || entry.stage === 'WITHDRAWN') return arrived;
    const moved = {
      ...common,
      user_id: idOf(entry.creatorKey),
      type: 'ENTRY_PROGRESS' as const,
      actor_id: idOf(`${companyKey}-1`),
      detail: JSON.stringify({ stage: entry.stage }),
      sent_at: stageAt,
      isRead: (entry.stageDaysAgo ?? 0) > 1,
    };
    return [...arrived, moved];
  });
}

/** One notice a room and reader: of the newest message that somebody else wrote. */
function aboutMessages(_town: Town, rooms: Iterable<PlannedRoom>): Notice[] {
  return [...rooms].flatMap((room) =>
    room.memberIds.flatMap((userId, place): Notice[] => {
      const newest = room.messages.findLast(({ senderId, said }) => senderId !== userId && !isDeleted(said));
      if (newest === undefined) return [];
      const unread = place === 0 ? room.unreadByCreator : room.unreadByCompany;
      const isUnread = room.messages.indexOf(newest) >= room.messages.length - unread;
      return [
        {
          user_id: userId,
          type: 'CHAT_MESSAGE',
          actor_id: newest.senderId,
          chat_room_id: room.id,
          sent_at: newest.at,
          isRead: !isUnread,
        },
      ];
    }),
  );
}

function isDeleted(said: PlannedRoom['messages'][number]['said']): boolean {
  return typeof said === 'object' && 'deleted' in said;
}

function aboutDealings({ now, idOf }: Town): Notice[] {
  return demoConsultations.map((one) => ({
    user_id: idOf(one.creatorKey),
    type: 'JOB_CONSULTATION',
    actor_id: idOf(`${one.companyKey}-1`),
    consultation_id: idOf(one.key),
    sent_at: momentOf(now, one.when),
    isRead: one.status !== 'SENT',
  }));
}

function aboutFollows({ now, idOf }: Town): Notice[] {
  return demoFollows().map(({ personKey, creatorKey, daysAgo }) => {
    const at = daysBefore(now, daysAgo);
    return {
      user_id: idOf(creatorKey),
      type: 'FOLLOW_RECEIVED' as const,
      actor_id: idOf(personKey),
      sent_at: at,
      isRead: isOldNews(now, at, personKey, creatorKey),
    };
  });
}

function aboutReviews(town: Town): Notice[] {
  return works
    .filter(({ review }) => review !== 'IN_PROGRESS')
    .map((work) => {
      const at = workTimes(town, work).approvedAt;
      return {
        user_id: town.idOf(work.creatorKey),
        type: 'PRODUCT_REVIEW' as const,
        product_id: town.idOf(work.key),
        detail: JSON.stringify({ reviewStatus: work.review }),
        sent_at: at,
        isRead: isOldNews(town.now, at, work.key),
      };
    });
}
