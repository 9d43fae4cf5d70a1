import { Readable } from 'node:stream';
import type { Json } from '../../../db/values.ts';
import type { Services } from '../../../lib/request/services.ts';
import { streamedZip } from '../../../lib/streamedZip.ts';
import type { ObjectStorage } from '../../media/storage.ts';
import { areas } from '../gatheredSql.ts';
import { mediaOf, rowsOf } from './exportAreasSql.ts';
import type { ExportedMedia } from './exportAreasSql.ts';

interface Owner {
  readonly userId: string;
  readonly email: string;
  readonly requestedAt: Date;
}

const day = new Intl.DateTimeFormat('ja-JP', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Asia/Tokyo',
});

function readme({ email, requestedAt }: Owner): string {
  const lines = areas.map(({ file, label }) => `  ${file.padEnd(28)} ${label}`);
  return [
    'つむぎに保存されている、あなたのデータです。',
    '',
    `アカウント　${email}`,
    `書き出し　　${day.format(requestedAt)}(日本時間)にお申し込みのもの`,
    '',
    'ファイルの内容',
    ...lines,
    `  ${'media.json'.padEnd(28)} アップロードしたファイルの一覧(ほかのファイルのmediaIdと対応します)`,
    `  ${'media/'.padEnd(28)} アップロードした画像、動画、ファイル`,
    '',
    '該当するデータがないファイルの中身は [] です。日時は世界標準時(UTC)です。文字コードはUTF-8です。',
    '',
  ].join('\r\n');
}

/** Streams a JSON array row by row. */
async function* jsonList(rows: AsyncIterable<Json> | Iterable<Json>): AsyncGenerator<string> {
  let between = '[\n';
  for await (const row of rows) {
    yield between + JSON.stringify(row, null, 2);
    between = ',\n';
  }
  yield between === '[\n' ? '[]\n' : '\n]\n';
}

/** A file name in the ZIP for each upload: its own or its work's, unique on every file system. */
function mediaNames(media: readonly ExportedMedia[]): Map<string, string> {
  const taken = new Set<string>();
  return new Map(
    media.map((one) => {
      const own = one.filename?.replace(/\.[^.]*$/u, '') ?? one.productName;
      const base = (own ?? (one.isFace ? 'プロフィール画像' : 'アップロード'))
        .normalize('NFC')
        .replace(/[\p{Cc}\p{Cf}\\/:*?"<>|]/gu, '_')
        .replace(/^\.+|[. ]+$/gu, '_')
        .slice(0, 80)
        .toWellFormed();
      let name = `${base}.${one.extension}`;
      for (let number = 2; taken.has(name.toLowerCase()); number += 1) {
        name = `${base} (${number}).${one.extension}`;
      }
      taken.add(name.toLowerCase());
      return [one.id, `media/${name}`];
    }),
  );
}

/**
 * A person's data as a streamed ZIP: at most one page of rows and one chunk of a file are in memory. The same
 * data gives the same bytes.
 */
export function exportZip(
  services: Pick<Services, 'db' | 'storage'>,
  owner: Owner,
): AsyncIterable<Uint8Array> {
  const { zip, output, fail, add } = streamedZip();
  fill(services, owner, (path, source, isPacked) =>
    add(path, { mtime: owner.requestedAt, compress: !isPacked }, source),
  ).then(() => zip.end(), fail);
  return output;
}

/** `isPacked`: already compressed (pictures, videos, archives). */
type Add = (path: string, source: () => Promise<Readable>, isPacked?: boolean) => void;

async function fill(
  { db, storage }: Pick<Services, 'db' | 'storage'>,
  owner: Owner,
  add: Add,
): Promise<void> {
  const addText = (path: string, text: () => AsyncIterable<string> | Iterable<string>) =>
    add(path, async () => Readable.from(text(), { objectMode: false }));
  addText('README.txt', () => [readme(owner)]);
  for (const area of areas) addText(area.file, () => jsonList(rowsOf(db, area, owner.userId)));
  const media = await mediaOf(db, owner.userId);
  const names = mediaNames(media);
  const rows: Json[] = [];
  for (const one of media) {
    const stored = await storage.stat(one.storageKey);
    const path = stored && names.get(one.id);
    rows.push({
      mediaId: one.id,
      file: path ?? null,
      type: one.type,
      byteSize: one.byteSize,
      createdAt: one.createdAt.toISOString(),
    });
    if (path !== undefined) add(path, () => read(storage, one.storageKey), true);
  }
  addText('media.json', () => jsonList(rows));
}

async function read(storage: ObjectStorage, key: string): Promise<Readable> {
  const stream = await storage.read(key);
  if (!stream) throw new Error(`The object ${key} is gone.`);
  return stream;
}
