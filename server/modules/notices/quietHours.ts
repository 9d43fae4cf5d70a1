export interface QuietHours {
  /** Hours in Japan; past midnight when `from` is later than `until`. */
  readonly from: number;
  readonly until: number;
}

const hourMs = 3_600_000;
/** Japan has no summer time. */
const aheadMs = 9 * hourMs;

/** When the current quiet hours end; undefined outside of them. */
export function quietUntil(now: Date, hours: QuietHours | null): Date | undefined {
  if (hours === null) return undefined;
  const local = now.getTime() + aheadMs;
  const hour = Math.floor(local / hourMs) % 24;
  const since = (hour - hours.from + 24) % 24;
  const length = (hours.until - hours.from + 24) % 24;
  if (since >= length) return undefined;
  const begun = Math.floor(local / hourMs) - since;
  return new Date((begun + length) * hourMs - aheadMs);
}
