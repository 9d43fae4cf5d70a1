import type { Context } from '../../../lib/request/context.ts';
import { japanDay } from '../../../lib/dates/clock.ts';
import { signedAddress } from '../../../lib/mediaAddress.ts';
import { streamedZip } from '../../../lib/streamedZip.ts';
import { keepDocument, unlessSwept } from '../../media/keep.ts';
import type { IssuedRow } from './issuedSql.ts';
import { isExpired, papersForBundle } from './papers.ts';
import type { FilterInput } from './papers.ts';
import { kindWords } from './words.ts';

/** Quoted for CSV; formulas become text. */
function cell(value: number | string | null): string {
  if (typeof value === 'number') return String(value);
  const text = value ?? '';
  const plain = /^[=+\-@\t\r]/u.test(text) ? `'${text}` : text;
  return `"${plain.replaceAll('"', '""')}"`;
}

const heads = [
  '書類の種類',
  '番号',
  '版',
  '発行日',
  '発行時刻',
  '委託者',
  '受託者',
  '件名',
  '金額(税抜)',
  '状態',
  'ファイル名',
  'SHA-256',
];

const timeInJapan = new Intl.DateTimeFormat('ja-JP', {
  timeZone: 'Asia/Tokyo',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

interface Filed {
  readonly row: IssuedRow;
  readonly path: string;
}

/** Sorted by day like the table, with unique names. */
function filed(rows: readonly IssuedRow[]): Filed[] {
  const taken = new Set<string>();
  return rows.map((row) => {
    const base = `${japanDay(row.issuedAt)}_${row.name.replaceAll(/[\\/:*?"<>|]/gu, '_')}`;
    let path = base;
    for (let at = 2; taken.has(path); at += 1) path = base.replace(/(\.pdf)?$/u, `_${at}$1`);
    taken.add(path);
    return { row, path };
  });
}

function stateOf(context: Context, row: IssuedRow): string {
  const { kind, voidedAt, isReplaced } = row;
  if (voidedAt !== null) return kind === 'QUOTE' ? '取り下げ' : '無効';
  if (isExpired(context, row)) return '期限切れ';
  return isReplaced ? '差し替え済み' : '有効';
}

/** For spreadsheets: UTF-8 with a byte order mark, CR LF. */
function indexOf(context: Context, files: readonly Filed[]): string {
  const lines = files.map(({ row, path }) =>
    [
      kindWords(row),
      row.number,
      row.version,
      japanDay(row.issuedAt),
      timeInJapan.format(row.issuedAt),
      row.companyName,
      row.creatorName,
      row.subject,
      row.netAmount,
      stateOf(context, row),
      path,
      row.sha256,
    ].map(cell),
  );
  return `\uFEFF${[heads.map(cell), ...lines].map((line) => `${line.join(',')}\r\n`).join('')}`;
}

function zipOf(context: Context, files: readonly Filed[]): AsyncIterable<Uint8Array> {
  const { storage, clock } = context.services;
  const { zip, output, add } = streamedZip();
  zip.addBuffer(Buffer.from(indexOf(context, files)), '一覧.csv', { mtime: clock.now() });
  for (const { row, path } of files)
    add(`書類/${path}`, { mtime: row.issuedAt, compress: false }, async () => {
      const stream = await storage.read(row.key);
      if (!stream) throw new Error(`A paper that was issued is not there: ${row.key}`);
      return stream;
    });
  zip.end();
  return output;
}

/**
 * All papers of a filter as a ZIP with an index. The address expires within two days; then the file is swept.
 */
export async function bundlePapers(
  context: Context,
  given: FilterInput,
): Promise<{ readonly url: string; readonly count: number }> {
  const { services } = context;
  const rows = await papersForBundle(context, given);
  const now = services.clock.now();
  const filename = `つむぎの書類_${japanDay(now)}.zip`;
  const url = await unlessSwept(async () => {
    const stored = await services.storage.put(zipOf(context, filed(rows)), 'zip');
    await services.db
      .transaction()
      .execute((trx) => keepDocument(trx, services, { stored, filename, extension: 'zip' }));
    return signedAddress(stored.key, filename);
  });
  return { url, count: rows.length };
}
