import type { Transaction } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';
import type { Acting } from '../../../lib/audit.ts';
import { Inputs } from '../../../lib/request/inputs.ts';
import type { Services } from '../../../lib/request/services.ts';
import { hashToken, newToken } from '../credentials/oneTimeTokens.ts';
import * as sql from './decisionsSql.ts';
import type { EndedWhy, SubjectKind } from './decisionsSql.ts';
import { isRuleName, ruleWords } from './rules.ts';
import type { RuleName } from './rules.ts';

/** The operator's grounds for a decision against somebody. */
export interface Given {
  readonly rule?: string | null | undefined;
  readonly reason: string;
}

export interface Grounds {
  readonly rule: RuleName;
  readonly reason: string;
}

const reasonAtMost = 1000;

export function readGrounds(given: Given, more?: (inputs: Inputs) => void): Grounds {
  const inputs = new Inputs();
  const rule = given.rule ?? '';
  if (!isRuleName(rule)) inputs.wrong('rule', 'どの規約によるものかを選んでください。');
  const reason = inputs.requiredLines('reason', '理由', given.reason, reasonAtMost);
  more?.(inputs);
  inputs.finish();
  if (!isRuleName(rule)) throw new Error('A rule that is none was let through.');
  return { rule, reason };
}

export function readReason(given: string): string {
  const inputs = new Inputs();
  const reason = inputs.requiredLines('reason', '理由', given, reasonAtMost);
  inputs.finish();
  return reason;
}

type Deciding = Acting & Pick<Services, 'clock' | 'config' | 'newId'>;

/** For the mail about it. */
export interface Told {
  readonly rule: string;
  readonly reason: string;
  /** Where it is read and contested. */
  readonly decisionUrl: string;
}

/** Records a decision in the transaction that carries it out. */
export async function decide(
  trx: Transaction<Tables>,
  { clock, config, newId, actor }: Deciding,
  decision: Grounds & {
    readonly subjectKind: SubjectKind;
    readonly subjectId: string;
    readonly subjectName: string;
    readonly against: { readonly userId: string } | { readonly companyId: string };
    readonly endsAt?: Date | null;
  },
): Promise<Told> {
  const token = newToken();
  const { against, rule, reason } = decision;
  await sql.insertDecision(trx, {
    id: newId(),
    subjectKind: decision.subjectKind,
    subjectId: decision.subjectId,
    subjectName: decision.subjectName,
    userId: 'userId' in against ? against.userId : null,
    companyId: 'companyId' in against ? against.companyId : null,
    staffId: actor?.staffId ?? null,
    rule,
    reason,
    endsAt: decision.endsAt ?? null,
    tokenHash: hashToken(token),
    now: clock.now(),
  });
  return {
    rule: ruleWords(rule) ?? rule,
    reason,
    decisionUrl: `${config.publicOrigin}/decision?token=${token}`,
  };
}

/** Ends a decision. False when none was recorded. */
export async function endDecision(
  trx: Transaction<Tables>,
  { clock, actor }: Acting & Pick<Services, 'clock'>,
  subject: { readonly kind: SubjectKind; readonly id: string },
  why: EndedWhy,
): Promise<boolean> {
  return sql.endDecision(trx, subject, { why, staffId: actor?.staffId ?? null, now: clock.now() });
}

export function dueSubjects(
  { clock, db }: Pick<Services, 'clock' | 'db'>,
  kind: SubjectKind,
): Promise<string[]> {
  return sql.dueSubjects(db, kind, clock.now(), 100);
}
