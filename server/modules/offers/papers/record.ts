import * as v from 'valibot';
import type { PaperItem, Sheet } from '../../documents/papers.ts';
import { dayWords } from '../../../lib/dates/days.ts';
import { documentNumber, hashOf, japanTime } from '../terms/paper.ts';
import type { ConcludedOffer, StoryRow } from './issuedSql.ts';

/** 締結の記録: how an agreement came about. Made once, stored as text, and printed from it. */
const recordShape = v.object({
  form: v.literal(1),
  number: v.string(),
  version: v.number(),
  subject: v.string(),
  /** The paper's title; old ones had only one kind. */
  title: v.optional(v.string()),
  companyName: v.string(),
  creatorName: v.string(),
  /** ISO 8601 in Japan's time, as all times here. */
  concludedAt: v.string(),
  versionHash: v.string(),
  documentHash: v.string(),
  steps: v.array(
    v.object({
      what: v.string(),
      at: v.string(),
      who: v.string(),
      words: v.nullable(v.string()),
      how: v.nullable(v.string()),
      address: v.nullable(v.string()),
      browser: v.nullable(v.string()),
    }),
  ),
});
type ConclusionRecord = v.InferOutput<typeof recordShape>;

const readRecord = (canonical: string): ConclusionRecord => v.parse(recordShape, JSON.parse(canonical));

const confirmations: Readonly<Record<NonNullable<StoryRow['confirmedBy']>, string>> = {
  PASSWORD: 'パスワードの再入力',
  PASSKEY: 'パスキー',
  GOOGLE: 'Googleアカウントでの再認証',
  TOTP: '認証アプリのコード',
  SIGN_IN: 'ログイン',
  CONFIRMATION: '本人確認の再実施',
};

function nameOf({ kind, version }: StoryRow): string {
  switch (kind) {
    case 'SENT':
      return `第${version}版の送信`;
    case 'OPENED':
      return `第${version}版の表示`;
    case 'CHANGE_ASKED':
      return `第${version}版への条件の相談`;
    case 'ACCEPTED':
      return `第${version}版の承諾`;
    case 'DECLINED':
      return `第${version}版の辞退`;
    case 'WITHDRAWN':
      return `第${version}版の取り下げ`;
    case 'PAPER_ASKED':
      return `第${version}版の紙の書面の請求`;
    case 'PAPER_SENT':
      return `第${version}版の紙の書面の発送`;
  }
}

const orNull = (text: string | null): string | null => (text === null || text === '' ? null : text);

export function recordOf(
  offerId: string,
  offer: ConcludedOffer,
  story: readonly StoryRow[],
): ConclusionRecord {
  const { companyName, creatorName } = offer;
  return {
    form: 1,
    number: documentNumber(offerId),
    version: offer.version,
    subject: offer.subject ?? '業務委託',
    ...(offer.isEmployment && { title: '採用条件の提示' }),
    ...(offer.isChange && { title: '業務委託の条件の変更の通知' }),
    companyName,
    creatorName,
    concludedAt: japanTime(offer.respondedAt),
    versionHash: offer.versionHash,
    documentHash: offer.documentHash,
    steps: story.map((step) => ({
      what: nameOf(step),
      at: japanTime(step.happenedAt),
      who: step.isCreator ? creatorName : [companyName, step.name].filter((name) => name !== null).join(' '),
      // The text of an answer stays private; that of a request for changes explains a later version.
      words: step.kind === 'CHANGE_ASKED' ? step.words : null,
      how: step.confirmedBy === null ? null : confirmations[step.confirmedBy],
      address: orNull(step.ip),
      browser: orNull(step.userAgent),
    })),
  };
}

function momentWords(at: string): string {
  const day = at.slice(0, 10);
  return `${dayWords(day)} ${at.slice(11, 19)} (UTC${at.slice(19)})`;
}

function itemOf({
  what,
  at,
  who,
  words,
  how,
  address,
  browser,
}: ConclusionRecord['steps'][number]): PaperItem {
  const notes = [
    ...(how === null ? [] : [`本人の確認　${how}`]),
    ...(address === null ? [] : [`接続元　${address}`]),
    ...(browser === null ? [] : [`ブラウザ　${browser}`]),
  ];
  return {
    label: what,
    text: [momentWords(at), who, ...(words === null ? [] : [words])].join('\n'),
    ...(notes.length > 0 && { note: notes.join('\n') }),
  };
}

export function sheetOfRecord(canonical: string): Sheet {
  const record = readRecord(canonical);
  const day = record.concludedAt.slice(0, 10);
  const isEmployment = record.title === '採用条件の提示';
  return {
    kind: 'sheet',
    title: '締結の記録',
    author: 'つむぎ',
    date: day,
    number: `No. ${record.number}-R`,
    edition: `${dayWords(day)} ${record.concludedAt.slice(11, 16)} 成立`,
    footer: '契約がいつ、誰の、どの操作で成立したかを、つむぎが記録したものです。',
    parties: [
      { label: isEmployment ? '雇用主' : '委託者', name: record.companyName, lines: [] },
      { label: isEmployment ? '応募者' : '受託者', name: record.creatorName, lines: [] },
    ],
    items: [
      {
        label: '成立した契約',
        text: `${record.subject}\n${record.title ?? '業務委託の条件の通知'}(No. ${record.number}) 第${record.version}版`,
      },
      { label: '成立の日時', text: momentWords(record.concludedAt) },
      ...record.steps.map(itemOf),
    ],
    notes: [
      [
        `第${record.version}版の内容を表す値(SHA-256)　${record.versionHash}`,
        `第${record.version}版のPDFの値(SHA-256)　${record.documentHash}`,
        `この記録の内容を表す値(SHA-256)　${hashOf(canonical)}`,
      ].join('\n'),
      '時刻は日本標準時(UTC+09:00)です。この記録は電子署名法の電子署名ではありません。PDFがつむぎの発行したままのものかどうかは、つむぎの「書類の確認」ページで確認できます。',
    ],
  };
}

export const recordName = ({ number }: Pick<ConclusionRecord, 'number'>): string =>
  `締結の記録_${number}.pdf`;
