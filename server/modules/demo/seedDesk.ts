import { demoContacts, demoLeads, demoNotices, demoReports } from '../../../demo/town/desk.ts';
import { lot } from '../../../demo/town/lots.ts';
import { demoCompanies } from '../../../demo/town/companies.ts';
import { creators } from '../../../demo/creators.ts';
import { daysBefore, momentOf } from '../../../demo/town/times.ts';
import { works } from '../../../demo/works.ts';
import { type Row, insertAll } from './sql.ts';
import { type Town, e164 } from './town.ts';

export const operatorEmail = 'operator@tsumugi.example';

/** The house's own account. Others' rows name it, so it comes early. */
export async function seedStaff({ trx, now, newId, passwordHash }: Town): Promise<string> {
  const id = newId();
  await insertAll(trx, 'staff_accounts', [
    {
      id,
      email: operatorEmail,
      name: '運営 はじめ',
      roles: ['ADMINISTRATOR'],
      password_hash: passwordHash,
      created_at: daysBefore(now, 400),
    },
  ]);
  return id;
}

/** What the house said to everybody, and what waits for it. */
export async function seedDesk(town: Town, staffId: string): Promise<void> {
  await seedPlatformNotices(town, staffId);
  const { trx, now, newId } = town;
  await insertAll(
    trx,
    'leads',
    demoLeads.map((lead) => ({
      id: newId(),
      source: 'SIGN_UP',
      company_name: lead.companyName,
      first_name: lead.name[1],
      last_name: lead.name[0],
      email: lead.email,
      phone_number: e164(lead.phone),
      registration_purpose: lead.purpose,
      urgency: lead.urgency,
      created_at: momentOf(now, lead.when),
    })),
  );
  await insertAll(
    trx,
    'contact_messages',
    demoContacts.map((contact) => ({
      id: newId(),
      category: contact.category,
      name: contact.name,
      company_name: contact.companyName ?? null,
      email: contact.email,
      body: contact.body,
      created_at: momentOf(now, contact.when),
    })),
  );
  await insertAll(
    trx,
    'reports',
    demoReports.map((report): Row<'reports'> => ({
      id: newId(),
      reporter_id: town.idOf(report.reporterKey),
      ...subjectOf(town, report.subject),
      reason: report.reason,
      detail: report.detail,
      created_at: momentOf(now, report.when),
    })),
  );
}

function subjectOf(
  { idOf }: Town,
  subject: (typeof demoReports)[number]['subject'],
): Pick<Row<'reports'>, 'subject_id' | 'subject_kind'> {
  if ('opening' in subject) return { subject_kind: 'JOB_OPENING', subject_id: idOf(subject.opening) };
  const [creatorKey, place] = subject.work;
  const own = works.filter((work) => work.creatorKey === creatorKey);
  const work = own[place] ?? own[0];
  if (work === undefined) throw new Error(`${creatorKey} has no work to report`);
  return { subject_kind: 'PRODUCT', subject_id: idOf(work.key) };
}

async function seedPlatformNotices({ trx, now, newId, idOf }: Town, staffId: string): Promise<void> {
  const notices = demoNotices.map((notice) => ({ notice, id: newId(), at: momentOf(now, notice.when) }));
  await insertAll(
    trx,
    'platform_notifications',
    notices.map(({ notice, id, at }) => ({
      id,
      action_type: notice.actionType,
      content: notice.content,
      link: notice.link ?? null,
      audience: notice.audience,
      publish_at: at,
      sent_at: at,
      created_by_staff_id: staffId,
      created_at: new Date(at.getTime() - 3 * 3_600_000),
    })),
  );
  const readers = [
    ...creators.map(({ key }) => ({ key, audience: 'CREATORS' })),
    ...demoCompanies.flatMap(({ people }) => people.map(({ key }) => ({ key, audience: 'COMPANIES' }))),
  ];
  await insertAll(
    trx,
    'platform_notification_reads',
    notices.flatMap(({ notice, id, at }) =>
      readers
        .filter(({ audience }) => notice.audience === 'ALL' || notice.audience === audience)
        // The newest two are still news to most.
        .filter(
          ({ key }) =>
            lot('notice', notice.content, key) <
            (now.getTime() - at.getTime() > 7 * 86_400_000 ? 0.95 : 0.25),
        )
        .map(({ key }) => ({
          user_id: idOf(key),
          notification_id: id,
          read_at: new Date(Math.min(now.getTime(), at.getTime() + 5 * 3_600_000)),
        })),
    ),
  );
}
