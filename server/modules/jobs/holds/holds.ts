import type { Transaction } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';
import { audit } from '../../../lib/audit.ts';
import type { Acting } from '../../../lib/audit.ts';
import { DomainError } from '../../../lib/request/errors.ts';
import { encodeGlobalId } from '../../../lib/request/globalId.ts';
import type { Services } from '../../../lib/request/services.ts';
import { readReason } from '../../accounts/decisions/decisions.ts';
import { ownersOf } from '../../companies/members/owners.ts';
import type { MailRequest } from '../../mail/mails.ts';
import { notify } from '../../notices/notices.ts';
import type { Contents, Kind } from '../contents/fields.ts';
import type { PostingCompany } from '../contents/gateSql.ts';
import { openingChanged } from '../desk/openingEvents.ts';
import { openingNotFound } from '../openings/openings.ts';
import { holdForOperators } from '../publishing/suspensionSql.ts';
import type { SuspendableOpening } from '../publishing/suspensionSql.ts';
import { findingsOf, sameFinding } from './findings.ts';
import type { Finding } from './holdFields.ts';
import * as sql from './holdsSql.ts';
import { holdRule } from './rules.ts';

type Needs = Pick<Services, 'clock' | 'config' | 'newId'>;

interface Subject {
  readonly id: string;
  readonly companyId: string;
  readonly title: string;
}

const reviewStatus = { RELEASED: 'APPROVED', SENT_BACK: 'REJECTED', WAITING: null } as const;

/** Its owners hear of it in the app and by mail. */
async function tell(
  trx: Transaction<Tables>,
  services: Needs,
  { id, companyId }: Subject,
  holdId: string,
  news: {
    readonly state: 'RELEASED' | 'SENT_BACK' | 'WAITING';
    readonly letter: (to: string) => MailRequest;
  },
): Promise<void> {
  for (const userId of await ownersOf(trx, companyId))
    await notify(trx, services, {
      userId,
      type: 'OPENING_REVIEW',
      jobOpeningId: id,
      detail: { reviewStatus: reviewStatus[news.state] },
      dedupeKey: `hold ${holdId} ${news.state}`,
      isUrgent: true,
      letter: news.letter,
    });
}

const addressOf = ({ config }: Needs, id: string): string =>
  new URL(`/jobs/${encodeGlobalId('JobOpening', id)}`, config.publicOrigin).href;

/** 仕事の内容「登録料として…」 */
export const passageWords = ({ label, passage }: Finding): string => `${label}「${passage}」`;

/**
 * In the transaction that brings an opening out, after its version is kept: where a rule finds something that the house has not let pass
 * before, it stays out of every list until somebody has looked at it.
 */
export async function holdWhatIsFound(
  trx: Transaction<Tables>,
  services: Needs,
  opening: {
    readonly id: string;
    readonly kind: Kind;
    readonly contents: Contents;
    readonly company: PostingCompany;
  },
): Promise<void> {
  const { id, kind, contents, company } = opening;
  const now = services.clock.now();
  const all = findingsOf(kind, contents, company);
  const passed = all.length === 0 ? [] : await sql.releasedFindings(trx, id);
  const findings = all.filter((finding) => !passed.some((one) => sameFinding(one, finding)));
  await sql.overtakeHold(trx, id, now);
  if (findings.length === 0) {
    await sql.setHeld(trx, id, null);
    return;
  }
  const holdId = services.newId();
  const version = await sql.lastVersion(trx, id);
  await sql.insertHold(trx, { id: holdId, jobOpeningId: id, version, findings, heldAt: now });
  await sql.setHeld(trx, id, now);
  const title = contents.title ?? '';
  const url = addressOf(services, id);
  await tell(trx, services, { id, companyId: company.id, title }, holdId, {
    state: 'WAITING',
    letter: (to) => ({
      template: 'openingHeld',
      to,
      data: {
        title,
        url,
        passages: findings.map((finding) => ({
          passage: passageWords(finding),
          why: `${holdRule(finding.rule).title}。${holdRule(finding.rule).why}`,
        })),
      },
    }),
  });
}

/** It goes out of sight by its company's hand, or by its last day: nobody needs to look at it. */
export async function letGo(trx: Transaction<Tables>, id: string, now: Date): Promise<void> {
  await sql.overtakeHold(trx, id, now);
  await sql.setHeld(trx, id, null);
}

/** What operators decide, from the command line or their pages: permission is theirs to look at. */
type Deciding = Acting & Needs & Pick<Services, 'db'>;

const notWaiting = () => new DomainError('ArgumentInvalidError', 'この募集は確認待ちではありません。');
const changed = () =>
  new DomainError(
    'DraftConflictError',
    '見ているあいだに、会社が内容を変更しました。新しい内容を確認してください。',
  );

async function waiting(
  trx: Transaction<Tables>,
  id: string,
  version: number | undefined,
): Promise<{ readonly opening: SuspendableOpening; readonly hold: sql.OpeningHold }> {
  const opening = await holdForOperators(trx, id);
  if (!opening) throw openingNotFound();
  const hold = await sql.waitingHold(trx, id);
  if (!hold) throw notWaiting();
  if (version !== undefined && hold.version !== version) throw changed();
  return { opening, hold };
}

/** Lets it out, as it was in the given version; what was found in it passes from now on. */
export async function releaseHeldOpening(
  services: Deciding,
  id: string,
  version?: number,
): Promise<SuspendableOpening> {
  const { clock, db, actor } = services;
  return db.transaction().execute(async (trx) => {
    const now = clock.now();
    const { opening, hold } = await waiting(trx, id, version);
    await sql.decideHold(trx, hold.id, {
      state: 'RELEASED',
      reason: null,
      staffId: actor?.staffId ?? null,
      now,
    });
    await sql.setHeld(trx, id, null);
    if (hold.version === 1) await sql.beginToday(trx, id, now);
    await audit(trx, services, {
      action: 'opening.pass',
      subjectKind: 'JOB_OPENING',
      subjectId: id,
      detail: { version: hold.version, rules: hold.findings.map(({ rule }) => rule) },
    });
    await openingChanged(trx, services, { companyId: opening.companyId, openingId: id, byUserId: null });
    await tell(trx, services, opening, hold.id, {
      state: 'RELEASED',
      letter: (to) => ({
        template: 'openingPassed',
        to,
        data: { title: opening.title, url: addressOf(services, id) },
      }),
    });
    return opening;
  });
}

/** Says what to mend. It stays out of the lists until its company publishes it anew without what was found. */
export async function sendBackOpening(
  services: Deciding,
  id: string,
  given: string,
  version?: number,
): Promise<SuspendableOpening> {
  const reason = readReason(given);
  const { clock, db, actor } = services;
  return db.transaction().execute(async (trx) => {
    const { opening, hold } = await waiting(trx, id, version);
    await sql.decideHold(trx, hold.id, {
      state: 'SENT_BACK',
      reason,
      staffId: actor?.staffId ?? null,
      now: clock.now(),
    });
    await audit(trx, services, {
      action: 'opening.sendBack',
      subjectKind: 'JOB_OPENING',
      subjectId: id,
      detail: { version: hold.version, rules: hold.findings.map(({ rule }) => rule), reason },
    });
    await openingChanged(trx, services, { companyId: opening.companyId, openingId: id, byUserId: null });
    await tell(trx, services, opening, hold.id, {
      state: 'SENT_BACK',
      letter: (to) => ({
        template: 'openingSentBack',
        to,
        data: { title: opening.title, reason, url: addressOf(services, id) },
      }),
    });
    return opening;
  });
}
