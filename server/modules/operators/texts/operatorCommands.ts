import type { Commands } from '../../../lib/operatorCommands.ts';
import { columns } from '../../../lib/text/textColumns.ts';
import { comingTexts } from '../../content/texts/previews.ts';

export const textUsage: readonly string[] = [
  '  texts list              公開前の記事と資料の一覧と、7日間開けるプレビューのリンク',
];

export const textCommands: Commands = (services, [subject, verb]) => {
  if (subject !== 'texts' || verb !== 'list') return Promise.resolve(undefined);
  const texts = comingTexts(services);
  const rows = texts.map(({ room, title, publishedAt, address }) => [
    publishedAt,
    room === 'journal' ? '記事' : '資料',
    title,
    address,
  ]);
  const lines =
    rows.length === 0
      ? ['公開前の記事と資料はありません。']
      : columns([['公開日', '種類', 'タイトル', 'プレビュー'], ...rows]);
  return Promise.resolve({ code: 0, lines });
};
