import type { MailRequest, Sender } from '../mails.ts';
import {
  button,
  facts,
  heading,
  note,
  paragraph,
  stopping,
  thanks,
  type Block,
  type House,
  type Letter,
} from './letter.ts';

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

interface Found {
  readonly name: string;
  readonly count: number;
  readonly titles: readonly string[];
  readonly url: string;
}

export const savedSearchFound = ({ name, count, titles, url }: Found, house: House): Letter => {
  const rest = count - titles.length;
  return {
    subject: `【つむぎ】保存した条件「${name}」の新着が${count}件あります`,
    greeting: thanks,
    blocks: [
      paragraph(`保存した条件「${name}」に当てはまるものが、新しく${count}件見つかりました。`),
      paragraph([...titles, ...(rest > 0 ? [`ほか${rest}件`] : [])].join('\n')),
      button('新着を見る', url),
      stopping(house),
    ],
    reason:
      'このメールは、お知らせの設定で「保存した検索」をメールで受け取ることになっているためお送りしています。',
  };
};

type Digest = Extract<MailRequest, { template: 'dailyDigest' }>['data'];

type Line = Digest['items'][number] & { readonly reason?: string };

const linesOf = (lines: readonly Line[]): Block[] =>
  lines.flatMap(({ subject, url, reason }) => [
    paragraph(`${subject}\n${url}`),
    ...(reason === undefined ? [] : [note(reason)]),
  ]);

const section = (title: string, lines: readonly Line[]): Block[] =>
  lines.length === 0 ? [] : [heading(title), ...linesOf(lines)];

/** What the law requires of advertising mail: sender, address, and contact for complaints. */
const senderFacts = (sender: Sender): Block[] =>
  sender === null
    ? []
    : [
        heading('送信者'),
        facts(['名称', sender.name], ['住所', sender.address], ['お問い合わせ', sender.contact]),
      ];

function digestSubject({ total, works, jobs, waiting }: Digest): string {
  if (total > 0) return `お知らせのまとめ(${total}件)`;
  const parts = [
    ...(waiting.length > 0 ? ['返信待ちのお知らせ'] : []),
    ...(works.length > 0 ? [`新しい作品${works.length}点`] : []),
    ...(jobs.length > 0 ? [`新しい仕事${jobs.length}件`] : []),
  ];
  return `今日のまとめ(${parts.join('、')})`;
}

export const dailyDigest = (digest: Digest, house: House): Letter => {
  const { items, total, waiting, works, jobs, sender } = digest;
  return {
    subject: `【つむぎ】${digestSubject(digest)}`,
    greeting: thanks,
    blocks: [
      ...section('返信をお待ちしています', waiting),
      ...(items.length > 0
        ? [paragraph('この一日に届いたお知らせのうち、まだ読んでいないものをまとめてお送りします。')]
        : []),
      ...linesOf(items),
      ...(total > items.length
        ? [
            note(
              `ほかに${total - items.length}件のお知らせがあります。つむぎを開いて確認してください。\n${house.origin}`,
            ),
          ]
        : []),
      ...section('フォロー中のクリエイターの新しい作品', works),
      ...section('あなたに合いそうな新しい仕事', jobs),
      ...senderFacts(sender),
      stopping(house),
    ],
    reason:
      sender === null
        ? 'このメールは、お知らせの設定で「1日1回」を選んだものがあるためお送りしています。'
        : 'このメールは、新着の作品や仕事のご案内の受け取りに同意された方にお送りしています。',
  };
};

interface PlatformWord {
  readonly content: string;
  readonly url: string;
  readonly sender: Sender;
}

export const platformNotice = ({ content, url, sender }: PlatformWord, house: House): Letter => {
  const [first = '', ...rest] = content.split('\n');
  const title = [...first];
  return {
    subject: `【つむぎ】${title.length > 60 ? `${title.slice(0, 59).join('')}…` : first}`,
    greeting: thanks,
    blocks: [
      paragraph([first, ...rest].join('\n')),
      button('くわしく見る', url),
      ...senderFacts(sender),
      stopping(house),
    ],
    reason:
      sender === null
        ? 'このメールは、お知らせの設定で「つむぎから」をメールで受け取ることになっているためお送りしています。'
        : 'このメールは、新機能やキャンペーンのご案内の受け取りに同意された方にお送りしています。',
  };
};
