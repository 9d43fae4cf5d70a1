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

/** Letters about consultations and offers: what happened, in one table for each. */

interface Consultation {
  readonly news: 'ACCEPTED' | 'DECLINED' | 'EXPIRED' | 'RECEIVED' | 'REPLY_DUE' | 'UNANSWERED';
  readonly title: string;
  readonly companyName: string;
  readonly creatorName: string;
  readonly words: string | null;
  readonly replyBy: Date;
  readonly url: string;
}

interface Words {
  readonly subject: string;
  readonly text: string;
  readonly button: string;
}

function consultationWords({ news, title, companyName, creatorName }: Consultation): Words {
  switch (news) {
    case 'RECEIVED':
      return {
        subject: `${companyName}から仕事の相談が届きました`,
        text: `${companyName}から、「${title}」の相談が届きました。期限までに、話を進めるか見送るかをご返信ください。`,
        button: '相談を見る',
      };
    case 'REPLY_DUE':
      return {
        subject: `「${title}」の相談の返信期限が近づいています`,
        text: `${companyName}からの「${title}」の相談に、まだ返信していません。`,
        button: '相談を見る',
      };
    case 'EXPIRED':
      return {
        subject: `「${title}」の相談の返信期限が過ぎました`,
        text: `${companyName}からの「${title}」の相談は、返信期限を過ぎたため終了しました。関心がある場合は、メッセージで連絡できます。`,
        button: 'メッセージを開く',
      };
    case 'ACCEPTED':
      return {
        subject: `${creatorName}さんが「${title}」の相談を受ける方向で話したいと返信しました`,
        text: `${creatorName}さんが、「${title}」の相談を受ける方向で話したいと返信しました。条件が決まったら、正式なオファーをお送りください。`,
        button: 'メッセージを開く',
      };
    case 'DECLINED':
      return {
        subject: `${creatorName}さんが「${title}」の相談を見送りました`,
        text: `${creatorName}さんが、「${title}」の相談を見送りました。`,
        button: 'メッセージを開く',
      };
    case 'UNANSWERED':
      return {
        subject: `「${title}」の相談は、返信がないまま終了しました`,
        text: `${creatorName}さんに送った「${title}」の相談は、期限までに返信がなかったため終了しました。`,
        button: 'メッセージを開く',
      };
  }
}

export const consultationNews = (data: Consultation, house: House): Letter => {
  const { subject, text, button: label } = consultationWords(data);
  const isOpen = data.news === 'RECEIVED' || data.news === 'REPLY_DUE';
  const rows: readonly Fact[] = [
    ...(data.words === null ? [] : [['メッセージ', data.words] as const]),
    ...(isOpen ? [['返信期限', `${dayText(data.replyBy)} 23:59まで`] as const] : []),
  ];
  return {
    subject: `【つむぎ】${subject}`,
    greeting: thanks,
    blocks: [
      paragraph(text),
      ...(rows.length === 0 ? [] : [facts(...rows)]),
      button(label, data.url),
      stopping(house),
    ],
    reason:
      'このメールは、お知らせの設定で「仕事の相談」をメールで受け取ることになっているためお送りしています。',
  };
};
