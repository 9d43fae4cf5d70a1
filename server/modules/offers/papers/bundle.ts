import { PassThrough } from 'node:stream';
import type { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { Context } from '../../../lib/context.ts';
import { japanDay } from '../../../lib/clock.ts';
import { signedAddress } from '../../../lib/mediaAddress.ts';
import { keepDocument, unlessSwept } from '../../media/keep.ts';
import type { ObjectStorage } from '../../media/storage.ts';
import type { IssuedRow } from './issuedSql.ts';
import { papersForBundle } from './papers.ts';
import type { FilterInput } from './papers.ts';
import { kindWords } from './words.ts';

/** Quotes doubled; what a table would take for a formula is text. */
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

/** By day, so that folders and the table stand in the same order; no two of one name. */
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

function stateOf({ voidedAt, isReplaced }: IssuedRow): string {
  if (voidedAt !== null) return '無効';
  return isReplaced ? '差し替え済み' : '有効';
}

/** The index as a spreadsheet opens it: UTF-8 with its mark, lines of CR LF. */
function indexOf(files: readonly Filed[]): string {
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
      stateOf(row),
      path,
      row.sha256,
    ].map(cell),
  );
  return `\uFEFF${[heads.map(cell), ...lines].map((line) => `${line.join(',')}\r\n`).join('')}`;
}

/** The files one after the other, with their index. */
function zipOf(storage: ObjectStorage, files: readonly Filed[], at: Date): AsyncIterable<Uint8Array> {
  const zip = new ZipFile();
  const output = new PassThrough();
  const fail = (error: unknown): void => {
    output.destroy(error instanceof Error ? error : new Error(String(error)));
  };
  let current: Readable | undefined;
  output.once('close', () => current?.destroy());
  zip.on('error', fail);
  zip.outputStream.pipe(output);
  zip.addBuffer(Buffer.from(indexOf(files)), '一覧.csv', { mtime: at });
  for (const { row, path } of files)
    zip.addReadStreamLazy(`書類/${path}`, { mtime: row.issuedAt, compress: false }, (found) => {
      const open = async (): Promise<void> => {
        const stream = await storage.read(row.key);
        if (!stream) throw new Error(`A paper that was issued is not there: ${row.key}`);
        current = stream.once('error', fail);
        found(null, stream);
      };
      open().catch(fail);
    });
  zip.end();
  return output;
}

/** All papers that a filter finds as a ZIP with an index. Its address ends within two days, and then its bytes are swept. */
export async function bundlePapers(
  context: Context,
  given: FilterInput,
): Promise<{ readonly url: string; readonly count: number }> {
  const { services } = context;
  const rows = await papersForBundle(context, given);
  const now = services.clock.now();
  const filename = `つむぎの書類_${japanDay(now)}.zip`;
  const url = await unlessSwept(async () => {
    const stored = await services.storage.put(zipOf(services.storage, filed(rows), now), 'zip');
    await services.db
      .transaction()
      .execute((trx) => keepDocument(trx, services, { stored, filename, extension: 'zip' }));
    return signedAddress(stored.key, filename);
  });
  return { url, count: rows.length };
}
