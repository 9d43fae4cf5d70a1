import type { Context } from '../../../lib/request/context.ts';
import { japanDay } from '../../../lib/dates/clock.ts';
import { isDay } from '../../../lib/dates/days.ts';
import { DomainError } from '../../../lib/request/errors.ts';
import { Inputs } from '../../../lib/request/inputs.ts';
import { connection } from '../../../lib/request/paging.ts';
import type { Connection, KeysetPage } from '../../../lib/request/paging.ts';
import { addDays } from '../../../lib/dates/paymentDates.ts';
import { networkOf } from '../../../lib/process/network.ts';
import { hit } from '../../../lib/request/rateLimit.ts';
import type { RateLimit } from '../../../lib/request/rateLimit.ts';
import { offerSideOf } from '../offers/offers.ts';
import * as sql from './issuedSql.ts';
import type { IssuedFilter, IssuedRow } from './issuedSql.ts';

type Given<Value> = Value | null | undefined;

export const issuedKinds = ['OFFER', 'RECORD', 'QUOTE', 'INVOICE', 'FEE_INVOICE'] as const;
export type IssuedKind = (typeof issuedKinds)[number];

/** Days in Japan as YYYY-MM-DD, amounts in yen before tax. */
export interface FilterInput {
  readonly from?: Given<string>;
  readonly until?: Given<string>;
  readonly leastAmount?: Given<number>;
  readonly mostAmount?: Given<number>;
  readonly counterparty?: Given<string>;
  readonly kinds?: Given<readonly IssuedKind[]>;
}

const startOf = (day: string): Date => new Date(`${day}T00:00:00+09:00`);

function readFilter(given: FilterInput): IssuedFilter {
  const inputs = new Inputs();
  const day = (field: 'from' | 'until'): string | null => {
    const text = given[field]?.trim() ?? '';
    if (text === '') return null;
    if (isDay(text) && text >= '2000-01-01' && text <= '2099-12-31') return text;
    inputs.wrong(field, '日付を確認してください。');
    return null;
  };
  const [from, until] = [day('from'), day('until')];
  const counterparty = inputs.line('counterparty', '取引先', given.counterparty, 100);
  inputs.finish();
  return {
    from: from === null ? null : startOf(from),
    until: until === null ? null : startOf(addDays(until, 1)),
    least: given.leastAmount ?? null,
    most: given.mostAmount ?? null,
    counterparty,
    kinds: given.kinds ?? null,
  };
}

export const isExpired = ({ services }: Pick<Context, 'services'>, { validUntil }: IssuedRow): boolean =>
  validUntil !== null && validUntil < japanDay(services.clock.now());

export async function issuedOf(
  context: Context,
  given: FilterInput,
  page: KeysetPage,
): Promise<Connection<IssuedRow>> {
  const side = offerSideOf(context.viewer);
  const rows = side ? await sql.issuedPage(context.services.db, side, readFilter(given), page) : [];
  return connection(page, rows, ({ issuedAt, id }) => ({ at: issuedAt, id }));
}

/** Larger results must be fetched in parts. */
const mostInBundle = 500;

const bundling: RateLimit = { name: 'papers-bundle', hits: 30, windowMs: 3_600_000 };

/** All results, oldest first. */
export async function papersForBundle(context: Context, given: FilterInput): Promise<IssuedRow[]> {
  const side = offerSideOf(context.viewer);
  if (!side) throw new DomainError('ForbiddenError', '書類を取り出せません。');
  const filter = readFilter(given);
  await hit(context.services, bundling, 'creatorId' in side ? side.creatorId : side.companyId);
  const rows: IssuedRow[] = [];
  let from: KeysetPage['from'];
  do {
    const page = { limit: 100, backward: false, from };
    const found = await sql.issuedPage(context.services.db, side, filter, page);
    const shown = found.slice(0, page.limit);
    rows.push(...shown);
    const last = shown.at(-1);
    from = found.length > page.limit && last ? { at: last.issuedAt, id: last.id } : undefined;
  } while (from !== undefined && rows.length <= mostInBundle);
  if (rows.length > mostInBundle)
    throw new DomainError(
      'ArgumentInvalidError',
      `一度に取り出せる書類は${mostInBundle}件までです。期間を短くしてください。`,
      { field: 'from' },
    );
  if (rows.length === 0)
    throw new DomainError('ArgumentInvalidError', '条件に合う書類がありません。', { field: 'from' });
  return rows.toReversed();
}

const checking: RateLimit = { name: 'papers-check', hits: 60, windowMs: 3_600_000 };

/** Whether we issued exactly this file. Callers are anonymous and limited by network. */
export async function checkIssued({ services, request }: Context, sha256: string): Promise<IssuedRow | null> {
  await hit(services, checking, networkOf(request.ip));
  const hash = sha256.toLowerCase();
  if (!/^[0-9a-f]{64}$/u.test(hash)) return null;
  return (await sql.issuedByHash(services.db, hash)) ?? null;
}
