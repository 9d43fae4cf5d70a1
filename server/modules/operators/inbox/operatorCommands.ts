import { DomainError } from '../../../lib/request/errors.ts';
import { moment, NotUnderstoodError, numberOf, optionOf } from '../../../lib/operatorCommands.ts';
import type { Commands, OperatorServices } from '../../../lib/operatorCommands.ts';
import { columns } from '../../../lib/text/textColumns.ts';
import { closeContact, closeReport, openReports, waitingContacts } from './inbox.ts';

export const inboxUsage: readonly string[] = [
  '  reports list                      対応前の通報の一覧(内容は /admin で、閲覧の記録を残して読む)',
  '  reports act 番号 --note "記録"    通報を対応済みにする',
  '  reports dismiss 番号 --note "記録"',
  '                                    通報を対応不要にする',
  '  contacts list                     返信前のお問い合わせの一覧',
  '  contacts answered 番号 / close 番号',
  '                                    お問い合わせを返信済みにする / 返信せずに閉じる',
];

/** What ends in the number that the list shows. */
function only<Row extends { readonly id: string }>(
  rows: readonly Row[],
  typed: string,
  what: string,
): string {
  const found = rows.filter(({ id }) => id.endsWith(typed.toLowerCase()));
  const [first] = found;
  if (first === undefined || found.length > 1)
    throw new DomainError('ArgumentInvalidError', `番号 ${typed} の${what}は見つかりません。`);
  return first.id;
}

async function listReports(services: OperatorServices): Promise<string[]> {
  const reports = await openReports({ services });
  if (reports.length === 0) return ['対応前の通報はありません。'];
  const rows = reports.map((one) => [
    one.id.slice(-8),
    moment.format(one.createdAt),
    one.reason,
    one.subjectKind,
    one.subjectName ?? '',
  ]);
  return columns([['番号', '受付', '理由', '種類', '対象'], ...rows]);
}

async function listContacts(services: OperatorServices): Promise<string[]> {
  const contacts = await waitingContacts({ services });
  if (contacts.length === 0) return ['返信前のお問い合わせはありません。'];
  const rows = contacts.map((one) => [
    one.id.slice(-8),
    moment.format(one.createdAt),
    one.name,
    one.email,
    one.body.replaceAll('\n', ' ').slice(0, 60),
  ]);
  return columns([['番号', '受付', '名前', '宛先', '内容'], ...rows]);
}

/** Reports and what was written to the house, by the use cases of the pages. */
export const inboxCommands: Commands = async (services, [subject, verb, typed, ...words]) => {
  switch (`${subject} ${verb}`) {
    case 'reports list':
      return { code: 0, lines: await listReports(services) };
    case 'reports act':
    case 'reports dismiss': {
      const id = only(await openReports({ services }), numberOf(typed, '通報'), '通報');
      const note = optionOf(words, 'note');
      if (note === undefined) throw new NotUnderstoodError('対応の記録を --note "記録" で書いてください。');
      await closeReport(services, id, { outcome: verb === 'act' ? 'ACTED' : 'DISMISSED', note });
      return { code: 0, lines: [verb === 'act' ? '対応済みにしました。' : '対応不要にしました。'] };
    }
    case 'contacts list':
      return { code: 0, lines: await listContacts(services) };
    case 'contacts answered':
    case 'contacts close': {
      const contacts = await waitingContacts({ services });
      const id = only(contacts, numberOf(typed, 'お問い合わせ'), 'お問い合わせ');
      await closeContact(services, id, verb === 'close' ? 'CLOSED' : 'ANSWERED');
      return { code: 0, lines: [verb === 'close' ? '返信せずに閉じました。' : '返信済みにしました。'] };
    }
    default:
      return undefined;
  }
};
