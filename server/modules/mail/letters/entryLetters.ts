import {
  button,
  dayText,
  facts,
  paragraph,
  stopping,
  thanks,
  type Fact,
  type House,
  type Letter,
} from './letter.ts';

const reasonOf = (kind: string): string =>
  `このメールは、お知らせの設定で「${kind}」をメールで受け取ることになっているためお送りしています。`;

interface Received {
  readonly creatorName: string;
  readonly openingTitle: string;
  readonly entryMessage: string;
  readonly replyBy: Date;
  readonly url: string;
}

export const entryReceived = (
  { creatorName, openingTitle, entryMessage, replyBy, url }: Received,
  house: House,
): Letter => ({
  subject: `【つむぎ】「${openingTitle}」に${creatorName}さんから応募がありました`,
  greeting: thanks,
  blocks: [
    paragraph(`募集「${openingTitle}」に、${creatorName}さんから応募がありました。`),
    facts(['応募メッセージ', entryMessage], ['返信期限', `${dayText(replyBy)} 23:59まで`]),
    button('応募を見る', url),
    stopping(house),
  ],
  reason: reasonOf('応募'),
});

export const entryWithdrawn = (
  { creatorName, openingTitle, url }: Pick<Received, 'creatorName' | 'openingTitle' | 'url'>,
  house: House,
): Letter => ({
  subject: `【つむぎ】${creatorName}さんが「${openingTitle}」への応募を辞退しました`,
  greeting: thanks,
  blocks: [
    paragraph(
      `募集「${openingTitle}」に応募していた${creatorName}さんが、応募を辞退しました。ご返信は不要です。`,
    ),
    button('応募を見る', url),
    stopping(house),
  ],
  reason: reasonOf('応募'),
});

interface Progress {
  readonly openingTitle: string;
  readonly companyName: string;
  readonly stage: 'CONSIDERING' | 'DECLINED' | 'HIRED' | 'INTERVIEW' | 'OFFERED';
  readonly message: string | null;
  readonly url: string;
}

const outcomes = {
  CONSIDERING: '書類の選考に進みました。',
  INTERVIEW: '面談に進みました。日程は、会社から連絡があります。',
  OFFERED: '選考が進みました。',
  HIRED: '成立しました。',
  DECLINED: '今回は見送りとなりました。',
} as const;

export const entryProgress = (
  { openingTitle, companyName, stage, message, url }: Progress,
  house: House,
): Letter => {
  const words: readonly Fact[] = message === null ? [] : [['会社からのメッセージ', message]];
  return {
    subject: `【つむぎ】「${openingTitle}」への応募について`,
    greeting: thanks,
    blocks: [
      paragraph(`${companyName}の募集「${openingTitle}」への応募は、${outcomes[stage]}`),
      ...(words.length > 0 ? [facts(...words)] : []),
      button('応募を見る', url),
      stopping(house),
    ],
    reason: reasonOf('選考の進み具合'),
  };
};

type DueReply = Omit<Received, 'entryMessage'>;

export const replyDue = ({ creatorName, openingTitle, replyBy, url }: DueReply, house: House): Letter => ({
  subject: `【つむぎ】${creatorName}さんへの返信期限が近づいています`,
  greeting: thanks,
  blocks: [
    paragraph(`募集「${openingTitle}」に応募した${creatorName}さんに、まだ返信していません。`),
    facts(['返信期限', `${dayText(replyBy)} 23:59まで`]),
    button('返信する', url),
    stopping(house),
  ],
  reason: reasonOf('応募'),
});

export const repliesDue = (
  { dues, url }: { readonly dues: readonly Omit<DueReply, 'url'>[]; readonly url: string },
  house: House,
): Letter => ({
  subject: `【つむぎ】返信期限が近い応募が${dues.length}件あります`,
  greeting: thanks,
  blocks: [
    paragraph(`まだ返信していない応募が${dues.length}件あります。返信期限の近い順にお知らせします。`),
    facts(
      ...dues.map(({ creatorName, openingTitle, replyBy }): Fact => [
        `${creatorName}さん`,
        `${openingTitle}\n${dayText(replyBy)} 23:59まで`,
      ]),
    ),
    button('応募の一覧を見る', url),
    stopping(house),
  ],
  reason: reasonOf('応募'),
});
