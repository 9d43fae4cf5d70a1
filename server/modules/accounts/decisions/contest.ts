import type { Transaction } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';
import { audit } from '../../../lib/audit.ts';
import type { Acting } from '../../../lib/audit.ts';
import type { Context } from '../../../lib/request/context.ts';
import { DomainError } from '../../../lib/request/errors.ts';
import { keyOf } from '../../../lib/request/globalId.ts';
import { Inputs } from '../../../lib/request/inputs.ts';
import type { Services } from '../../../lib/request/services.ts';
import { hasRole } from '../../../lib/request/viewer.ts';
import { mail } from '../../mail/mails.ts';
import { hashToken } from '../credentials/oneTimeTokens.ts';
import * as sql from './decisionsSql.ts';
import type { ContestAnswer, DecisionRow, WaitingContest } from './decisionsSql.ts';

const dayMs = 86_400_000;
const contestMs = 20 * dayMs;
const wordsAtMost = 2000;
const answerAtMost = 1000;
const most = 100;

export function contestUntil({ decidedAt }: Pick<DecisionRow, 'decidedAt'>): Date {
  return new Date(decidedAt.getTime() + contestMs);
}

export function mayContest({ services }: Pick<Context, 'services'>, decision: DecisionRow): boolean {
  const isGone = decision.endedWhy === 'LIFTED' || decision.endedWhy === 'OVERTURNED';
  return decision.contestedAt === null && !isGone && services.clock.now() < contestUntil(decision);
}

/** By the mail's link, since a suspended member cannot sign in. */
export async function decisionOf({ services }: Context, token: string): Promise<DecisionRow | null> {
  return (await sql.decisionOfToken(services.db, hashToken(token))) ?? null;
}

const isTold = ({ viewer }: Context, { userId, companyId }: DecisionRow): boolean =>
  viewer.kind === 'user' &&
  (userId === null
    ? companyId === viewer.companyId && hasRole(viewer, 'CORPORATE_USER')
    : userId === viewer.userId);

const mostListed = 50;

/** Against the viewer, or against the company they answer for; the newest first. */
export async function ownDecisions({ services: { db }, viewer }: Context): Promise<DecisionRow[]> {
  if (viewer.kind !== 'user') return [];
  const { userId, companyId } = viewer;
  const found = await Promise.all([
    sql.decisionsAgainst(db, { userId }, mostListed),
    companyId !== null && hasRole(viewer, 'CORPORATE_USER')
      ? sql.decisionsAgainst(db, { companyId }, mostListed)
      : [],
  ]);
  return found
    .flat()
    .toSorted((one, other) => other.decidedAt.getTime() - one.decidedAt.getTime())
    .slice(0, mostListed);
}

type Way = { readonly token: string } | { readonly id: string };

/** By the mail's link, or of the viewer's own. */
async function decisionBy(context: Context, way: Way): Promise<DecisionRow> {
  const { db } = context.services;
  if ('token' in way) {
    const found = await sql.decisionOfToken(db, hashToken(way.token));
    if (!found) throw new DomainError('TokenInvalidError', 'リンクが正しくありません。');
    return found;
  }
  const id = keyOf(way.id, 'HouseDecision');
  const found = id === undefined ? undefined : await sql.decisionById(db, id);
  if (!found || !isTold(context, found))
    throw new DomainError('ArgumentInvalidError', 'この判断は見つかりません。', { field: 'id' });
  return found;
}

export async function contestDecision(
  context: Context,
  { words: given, ...way }: Way & { readonly words: string },
): Promise<DecisionRow> {
  const { services } = context;
  const inputs = new Inputs();
  const words = inputs.requiredLines('words', '異議の内容', given, wordsAtMost);
  inputs.finish();
  const { db, clock } = services;
  const found = await decisionBy(context, way);
  return db.transaction().execute(async (trx) => {
    const now = clock.now();
    const decidedAfter = new Date(now.getTime() - contestMs);
    const isDone = await sql.setContest(trx, found.id, { words, now, decidedAfter });
    const decision = await sql.holdDecision(trx, found.id);
    if (!isDone || !decision)
      throw new DomainError(
        'ForbiddenError',
        found.contestedAt === null
          ? '異議を申し立てられる期間を過ぎたか、判断がすでに取り消されています。'
          : '異議は、すでに申し立てられています。',
      );
    return decision;
  });
}

export function waitingContests({ db }: Pick<Services, 'db'>): Promise<WaitingContest[]> {
  return sql.waitingContests(db, most);
}

/** Restores what was hidden, in the answer's transaction. */
export type Restore = (trx: Transaction<Tables>, decision: DecisionRow) => Promise<void>;

/** Reviews a contested decision, by somebody other than who decided. The answer goes by mail. */
export async function answerContest(
  services: Acting & Pick<Services, 'clock' | 'config' | 'db' | 'newId'>,
  id: string,
  given: { readonly answer: ContestAnswer; readonly words: string },
  restore: Restore,
): Promise<void> {
  const inputs = new Inputs();
  const words = inputs.requiredLines('words', '申し立てた人に届く説明', given.words, answerAtMost);
  inputs.finish();
  const { answer } = given;
  const staffId = services.actor?.staffId ?? null;
  await services.db.transaction().execute(async (trx) => {
    const decision = await sql.holdDecision(trx, id);
    if (!decision || decision.contestedAt === null || decision.answeredAt !== null)
      throw new DomainError('DraftConflictError', 'ほかの担当者が処理しました。');
    if (decision.staffId === staffId)
      throw new DomainError(
        'ForbiddenError',
        '判断した本人は、その判断への異議に答えられません。ほかの担当者が答えます。',
      );
    await sql.setAnswer(trx, id, { answer, words, staffId, now: services.clock.now() });
    if (answer === 'OVERTURNED' && decision.endedAt === null) await restore(trx, decision);
    await audit(trx, services, {
      action: answer === 'OVERTURNED' ? 'contest.overturn' : 'contest.uphold',
      subjectKind: decision.subjectKind,
      subjectId: decision.subjectId,
      detail: { decision: id, words },
    });
    for (const to of await sql.addressesOf(trx, decision))
      await mail(trx, services, {
        template: 'contestAnswered',
        to,
        data: { subject: subjectWords(decision), isOverturned: answer === 'OVERTURNED', words },
      });
  });
}

export function subjectWords({
  subjectKind,
  subjectName,
}: Pick<DecisionRow, 'subjectKind' | 'subjectName'>): string {
  switch (subjectKind) {
    case 'USER':
      return 'アカウント';
    case 'COMPANY':
      return `会社「${subjectName}」`;
    case 'PRODUCT':
      return `作品「${subjectName}」`;
    case 'JOB_OPENING':
      return `募集「${subjectName}」`;
  }
}
