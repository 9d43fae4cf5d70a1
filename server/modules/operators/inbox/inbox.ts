import * as v from 'valibot';
import { audit } from '../../../lib/audit.ts';
import type { Acting } from '../../../lib/audit.ts';
import { DomainError } from '../../../lib/request/errors.ts';
import { keyOf } from '../../../lib/request/globalId.ts';
import { Inputs } from '../../../lib/request/inputs.ts';
import type { Services } from '../../../lib/request/services.ts';
import type { StaffContext } from '../../../lib/request/staff.ts';
import { keptMails, sendKeptMail } from '../../mail/keptMails.ts';
import type { KeptMail } from '../../mail/keptMails.ts';
import type { MediaRow } from '../../media/sql.ts';
import { actorOf } from '../../staff/sessions.ts';
import * as sql from './inboxSql.ts';
import type { OpenReport, ReportWhole, WaitingContact } from './inboxSql.ts';

const most = 100;
const noteMost = 2000;
const taken = () => new DomainError('DraftConflictError', 'ほかの担当者が処理しました。');

export function openReports({
  services,
}: {
  readonly services: Pick<Services, 'db'>;
}): Promise<OpenReport[]> {
  return sql.openReports(services.db, most);
}

export interface ReportedWords {
  readonly id: string;
  readonly senderName: string;
  readonly text: string | null;
  readonly filename: string | null;
  readonly at: Date | null;
}

const keptOfRoom = v.object({
  messages: v.array(
    v.object({
      id: v.string(),
      senderId: v.string(),
      text: v.nullable(v.string()),
      filename: v.nullish(v.string(), null),
      sendAt: v.pipe(
        v.string(),
        v.transform((text) => new Date(text)),
      ),
    }),
  ),
});
const keptOfThanks = v.object({ side: v.string(), words: v.string() });
const keptOfPage = v.object({ parts: v.array(v.object({ label: v.string(), words: v.string() })) });

/** What a page said under a name. */
export interface ReportedPart {
  readonly label: string;
  readonly words: string;
}

export type ReportOpened = ReportWhole & {
  readonly words: readonly ReportedWords[];
  readonly parts: readonly ReportedPart[];
  readonly pictures: readonly MediaRow[];
};

async function wordsOf({ services }: StaffContext, { id, snapshot }: ReportWhole): Promise<ReportedWords[]> {
  const room = v.safeParse(keptOfRoom, snapshot);
  if (room.success) {
    const { messages } = room.output;
    const names = await sql.namesOf(services.db, [...new Set(messages.map(({ senderId }) => senderId))]);
    return messages.map((message) => ({
      id: message.id,
      senderName: names.get(message.senderId) ?? '退会した利用者',
      text: message.text,
      filename: message.filename,
      at: message.sendAt,
    }));
  }
  const thanks = v.safeParse(keptOfThanks, snapshot);
  if (!thanks.success) return [];
  const senderName = thanks.output.side === 'COMPANY' ? '会社' : 'クリエイター';
  return [{ id, senderName, text: thanks.output.words, filename: null, at: null }];
}

/** What was reported, as it stood. Words of members are read here alone, and each look is written down. */
export async function openReport(context: StaffContext, globalId: string): Promise<ReportOpened | null> {
  const { services } = context;
  const id = keyOf(globalId, 'Report');
  const report = id === undefined ? undefined : await sql.reportById(services.db, id);
  if (!report) return null;
  const [words, pictures] = await Promise.all([
    wordsOf(context, report),
    sql.picturesOf(services.db, report.id),
  ]);
  const page = v.safeParse(keptOfPage, report.snapshot);
  await services.db
    .transaction()
    .execute((trx) =>
      audit(
        trx,
        { ...services, actor: actorOf(context) },
        { action: 'report.look', subjectKind: 'REPORT', subjectId: report.id },
      ),
    );
  return { ...report, words, parts: page.success ? page.output.parts : [], pictures };
}

type Handling = Acting & Pick<Services, 'clock' | 'db' | 'newId'>;

const acting = (context: StaffContext) => ({ ...context.services, actor: actorOf(context) });

/** From the pages or from the command line; whoever comes second is told so. */
export async function closeReport(
  services: Handling,
  id: string,
  given: { readonly outcome: 'ACTED' | 'DISMISSED'; readonly note: string },
): Promise<void> {
  const inputs = new Inputs();
  const note = inputs.requiredLines('note', '対応の記録', given.note, noteMost);
  inputs.finish();
  const { outcome } = given;
  const staffId = services.actor?.staffId ?? null;
  await services.db.transaction().execute(async (trx) => {
    const now = services.clock.now();
    if (!(await sql.handleReport(trx, { id, staffId, outcome, note, now }))) throw taken();
    await audit(trx, services, {
      action: outcome === 'ACTED' ? 'report.act' : 'report.dismiss',
      subjectKind: 'REPORT',
      subjectId: id,
      detail: { note },
    });
  });
}

export async function handleReport(
  context: StaffContext,
  { id, ...given }: { readonly id: string; readonly outcome: 'ACTED' | 'DISMISSED'; readonly note: string },
): Promise<void> {
  const key = keyOf(id, 'Report');
  if (key === undefined) throw taken();
  await closeReport(acting(context), key, given);
}

export async function waitingContacts({
  services,
}: {
  readonly services: Pick<Services, 'db'>;
}): Promise<WaitingContact[]> {
  return sql.waitingContacts(services.db, most);
}

export async function closeContact(
  services: Handling,
  id: string,
  outcome: 'ANSWERED' | 'CLOSED',
): Promise<void> {
  const staffId = services.actor?.staffId ?? null;
  await services.db.transaction().execute(async (trx) => {
    const now = services.clock.now();
    if (!(await sql.handleContact(trx, { id, staffId, outcome, now }))) throw taken();
    await audit(trx, services, {
      action: 'contact.handle',
      subjectKind: 'CONTACT',
      subjectId: id,
      detail: { outcome },
    });
  });
}

export async function handleContact(
  context: StaffContext,
  { id, outcome }: { readonly id: string; readonly outcome: 'ANSWERED' | 'CLOSED' },
): Promise<void> {
  const key = keyOf(id, 'ContactMessage');
  if (key === undefined) throw taken();
  await closeContact(acting(context), key, outcome);
}

export function mailsInDoubt({ services }: StaffContext): Promise<KeptMail[]> {
  return keptMails(services);
}

export async function resendMail(context: StaffContext, globalId: string): Promise<void> {
  const id = keyOf(globalId, 'KeptMail');
  if (id === undefined) throw new DomainError('ArgumentInvalidError', 'このメールは見つかりません。');
  await sendKeptMail(acting(context), id);
}
