import { button, facts, note, paragraph, stopping, thanks, type House, type Letter } from './letter.ts';

export const followReceived = (
  { followerName, companyName }: { readonly followerName: string; readonly companyName: string },
  house: House,
): Letter => ({
  subject: `【つむぎ】${companyName}の${followerName}さんがあなたをフォローしました`,
  greeting: thanks,
  blocks: [
    paragraph(`${companyName}の${followerName}さんが、あなたをフォローしました。`),
    paragraph('新しい作品を公開したり、仕事の状況を変更したりすると、フォローしている人に伝わります。'),
    button('フォローしている人を見る', `${house.origin}/following`),
    stopping(house),
  ],
  reason:
    'このメールは、お知らせの設定で「フォロー」をメールで受け取ることになっているためお送りしています。',
});

interface Waiting {
  readonly senderName: string;
  readonly companyName: string | null;
  readonly count: number;
  readonly words: string | null;
  readonly url: string;
}

export const messagesWaiting = (
  { senderName, companyName, count, words, url }: Waiting,
  house: House,
): Letter => {
  const sender = `${companyName === null ? '' : `${companyName}の`}${senderName}さん`;
  return {
    subject: `【つむぎ】${sender}からメッセージが届いています`,
    greeting: thanks,
    blocks: [
      paragraph(`${sender}からのメッセージが${count}件、未読のままになっています。`),
      ...(words === null ? [] : [facts(['メッセージ', words])]),
      button('メッセージを見る', url),
      stopping(house),
    ],
    reason:
      'このメールは、お知らせの設定で「メッセージ」をメールで受け取ることになっているためお送りしています。',
  };
};

interface Digest {
  readonly items: readonly { readonly subject: string; readonly url: string }[];
  readonly total: number;
}

export const dailyDigest = ({ items, total }: Digest, house: House): Letter => ({
  subject: `【つむぎ】お知らせのまとめ(${total}件)`,
  greeting: thanks,
  blocks: [
    paragraph('この一日に届いたお知らせのうち、まだ読んでいないものをまとめてお送りします。'),
    ...items.map(({ subject, url }) => paragraph(`${subject}\n${url}`)),
    ...(total > items.length
      ? [
          note(
            `ほかに${total - items.length}件のお知らせがあります。つむぎを開いて確認してください。\n${house.origin}`,
          ),
        ]
      : []),
    stopping(house),
  ],
  reason: 'このメールは、お知らせの設定で「1日1回」を選んだものがあるためお送りしています。',
});
