import { startOfTokyoDay } from '../../lib/text/dates.ts';
import type { SafeStorage } from '../../lib/browser/storage.ts';

export const announcementSeenKey = 'tsumugi:follow-announcement-seen';

/** From this day in Tokyo, following is no longer news. */
const cutOff = startOfTokyoDay('2025-10-25')?.getTime() ?? 0;

function isTrue(value: unknown): value is true {
  return value === true;
}

export function rememberAnnouncementSeen(storage: SafeStorage): void {
  storage.write(announcementSeenKey, true);
}

/** Once per browser, before the cut-off, not on public pages. Only ask for signed-in people. */
export function mayAnnounceFollowing(storage: SafeStorage, now: Date, onPublicPage: boolean): boolean {
  return now.getTime() < cutOff && !onPublicPage && storage.read(announcementSeenKey, isTrue) === null;
}
