import { button, facts, note, paragraph, stopping, thanks, type House, type Letter } from './letter.ts';

interface Work {
  readonly name: string;
  /** The work was approved before. */
  readonly isChange: boolean;
  readonly url: string;
}

const reason =
  'このメールは、お知らせの設定で「作品の審査」をメールで受け取ることになっているためお送りしています。';

function outcome({
  isChange,
  isPublished,
}: {
  readonly isChange: boolean;
  readonly isPublished: boolean;
}): string {
  if (!isPublished) return '作品は現在非公開です。公開に切り替えると、選んだ公開範囲の人に表示されます。';
  return isChange
    ? '変更した内容が、作品のページに表示されています。'
    : '作品のページが、選んだ公開範囲の人に表示されています。';
}

export const workApproved = (
  { name, isChange, isPublished, url }: Work & { readonly isPublished: boolean },
  house: House,
): Letter => ({
  subject: isChange ? `【つむぎ】「${name}」の変更が承認されました` : `【つむぎ】「${name}」が承認されました`,
  greeting: thanks,
  blocks: [
    paragraph(
      isChange
        ? `作品「${name}」の変更の審査が終わり、承認されました。`
        : `作品「${name}」の審査が終わり、承認されました。`,
    ),
    paragraph(outcome({ isChange, isPublished })),
    button('作品を見る', url),
    stopping(house),
  ],
  reason,
});

export const workRejected = (
  { name, isChange, reason: why, url }: Work & { readonly reason: string },
  house: House,
): Letter => ({
  subject: `【つむぎ】「${name}」の${isChange ? '変更の' : ''}審査の結果`,
  greeting: thanks,
  blocks: [
    paragraph(
      isChange
        ? `作品「${name}」の変更は、今回は承認を見送りました。変更前の内容は、これまでどおり表示されています。`
        : `作品「${name}」は、今回は承認を見送りました。`,
    ),
    facts(['理由', why]),
    paragraph('内容を修正して保存すると、もう一度審査します。'),
    button('作品を編集する', url),
    note(`理由についてのご質問は、こちらからお寄せください。\n${house.origin}/contact`),
    stopping(house),
  ],
  reason,
});
