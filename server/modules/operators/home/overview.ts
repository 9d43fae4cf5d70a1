import type { StaffContext } from '../../../lib/request/staff.ts';
import { hasStaffRole } from '../../../lib/request/staff.ts';
import { openReports, mailsInDoubt } from '../inbox/inbox.ts';
import { waitingLeads } from '../leads/leads.ts';
import { dueOf } from '../reviews/reviews.ts';
import { rejectionTemplates } from '../reviews/templates.ts';
import * as sql from './overviewSql.ts';
import type { DayOfReviews, SlowCompany } from './overviewSql.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const soonMs = 8 * hourMs;
const tokyoMs = 9 * hourMs;
/** By hours waited: up to 6, 12, 18, 24, 30, and beyond. */
const ages = [6, 12, 18, 24, 30];
const mostCounted = 2_000;
const mostShown = 4;

export interface Todo {
  readonly kind: 'LEAD' | 'MAIL' | 'REPORT';
  readonly id: string;
  readonly reason: string | null;
  readonly name: string | null;
  readonly since: Date;
}

export interface Overview {
  readonly total: number;
  readonly oldestAt: Date | null;
  readonly soon: number;
  readonly late: number;
  readonly ages: readonly number[];
  readonly days: readonly DayOfReviews[];
  readonly medianHours: number | null;
  readonly reasons: readonly { readonly title: string; readonly count: number }[];
}

const dayOf = (moment: number): string => new Date(moment + tokyoMs).toISOString().slice(0, 10);

/** What waits and how long, and how fast it goes. */
export async function overview({ services }: StaffContext, days: number): Promise<Overview> {
  const { db, clock } = services;
  const now = clock.now().getTime();
  const today = Math.floor((now + tokyoMs) / dayMs) * dayMs - tokyoMs;
  const since = new Date(today - (days - 1) * dayMs);
  const [waiting, found, median, reasons] = await Promise.all([
    sql.waitingSince(db, mostCounted),
    sql.reviewDays(db, since),
    sql.medianHours(db, since),
    sql.rejectionReasons(db, since),
  ]);
  const left = waiting.map(({ submittedAt }) => dueOf(submittedAt).getTime() - now);
  const known = new Map(found.map((day) => [day.day, day]));
  const titles = new Map(rejectionTemplates.map(({ key, title }) => [key, title]));
  const bucket = ({ submittedAt }: { readonly submittedAt: Date }): number => {
    const hours = (now - submittedAt.getTime()) / hourMs;
    const at = ages.findIndex((limit) => hours < limit);
    return at === -1 ? ages.length : at;
  };
  const counts = Array.from({ length: ages.length + 1 }, () => 0);
  for (const work of waiting) counts[bucket(work)] = (counts[bucket(work)] ?? 0) + 1;
  return {
    total: waiting.length,
    oldestAt: waiting[0]?.submittedAt ?? null,
    soon: left.filter((ms) => ms > 0 && ms <= soonMs).length,
    late: left.filter((ms) => ms <= 0).length,
    ages: counts,
    days: Array.from({ length: days }, (_, at) => {
      const day = dayOf(since.getTime() + at * dayMs);
      return known.get(day) ?? { day, approved: 0, rejected: 0 };
    }),
    medianHours: median === null ? null : Math.round(median * 10) / 10,
    reasons: reasons.map(({ template, count }) => ({
      title: titles.get(template ?? '') ?? '文例を使わない理由',
      count,
    })),
  };
}

const nearlyMs = 3 * dayMs;
const mostEntries = 5_000;
const mostCompanies = 8;

/** Which companies have not answered applicants with three days to go. */
export function slowCompanies({ services: { db, clock } }: StaffContext): Promise<SlowCompany[]> {
  const from = clock.now();
  const until = new Date(from.getTime() + nearlyMs);
  return sql.slowCompanies(db, { from, until, counted: mostEntries, limit: mostCompanies });
}

/** What else waits for a hand; each list for who may work it. */
export async function todos(context: StaffContext): Promise<Todo[]> {
  if (!hasStaffRole(context.viewer, ['SUPPORT'])) return [];
  const [reports, leads, mails] = await Promise.all([
    openReports(context),
    waitingLeads(context),
    mailsInDoubt(context),
  ]);
  return [
    ...reports.slice(0, mostShown).map((report): Todo => ({
      kind: 'REPORT',
      id: report.id,
      reason: report.reason,
      name: report.subjectName,
      since: report.createdAt,
    })),
    ...leads.slice(0, mostShown).map((lead): Todo => ({
      kind: 'LEAD',
      id: lead.id,
      reason: null,
      name: lead.companyName,
      since: lead.createdAt,
    })),
    ...mails.slice(0, mostShown).map((mail): Todo => ({
      kind: 'MAIL',
      id: mail.id,
      reason: null,
      name: mail.subject,
      since: mail.failedAt,
    })),
  ];
}
