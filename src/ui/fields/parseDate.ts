import { isoDay } from '../text/formatDate.ts';
import { halfWidth, plainHyphens } from './text/normalizeText.ts';

const eras: Partial<Record<string, number>> = {
  令和: 2018,
  r: 2018,
  平成: 1988,
  h: 1988,
  昭和: 1925,
  s: 1925,
};
const relative: Partial<Record<string, number>> = {
  今日: 0,
  きょう: 0,
  本日: 0,
  明日: 1,
  あした: 1,
  明後日: 2,
  あさって: 2,
};
const day = 24 * 60 * 60 * 1000;

function valid(year: number, month: number, date: number): string | null {
  const made = new Date(Date.UTC(year, month - 1, date));
  const same =
    made.getUTCFullYear() === year && made.getUTCMonth() === month - 1 && made.getUTCDate() === date;
  return same && year >= 1900 && year <= 2200 ? made.toISOString().slice(0, 10) : null;
}

/**
 * Reads a day as people in Japan type it: 2026/6/30, ２０２６年６月３０日(火), 20260630, 令和8年6月30日, R8.6.30, 6/30, 明日;
 * without a year the next such day. Answers 2026-06-30, or null.
 */
export function parseDate(text: string, now: Date = new Date()): string | null {
  const bare = plainHyphens(halfWidth(text))
    .replace(/\([日月火水木金土]\)$/, '')
    .replaceAll(/\s/g, '')
    .toLowerCase();
  const ahead = relative[bare];
  if (ahead !== undefined) return isoDay(now.getTime() + ahead * day);

  const run = /^(\d{4})(\d{2})(\d{2})$/.exec(bare);
  if (run !== null) return valid(Number(run[1]), Number(run[2]), Number(run[3]));

  const full = /^(令和|平成|昭和|[rhs])?(\d{1,4}|元)[年/.-](\d{1,2})[月/.-](\d{1,2})日?$/.exec(bare);
  if (full !== null) {
    const [, era = '', written = '', month, date] = full;
    const count = written === '元' ? 1 : Number(written);
    const year = (eras[era] ?? 0) + count;
    return valid(year, Number(month), Number(date));
  }
  const short = /^(\d{1,2})[月/.-](\d{1,2})日?$/.exec(bare);
  if (short !== null) {
    const today = isoDay(now);
    const year = Number(today.slice(0, 4));
    const thisYear = valid(year, Number(short[1]), Number(short[2]));
    if (thisYear !== null && thisYear >= today) return thisYear;
    return valid(year + 1, Number(short[1]), Number(short[2]));
  }
  return null;
}
