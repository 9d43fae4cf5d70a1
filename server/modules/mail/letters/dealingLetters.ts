import type { MailRequest } from '../mails.ts';
import {
  button,
  dayText,
  facts,
  note,
  paragraph,
  stopping,
  thanks,
  type Fact,
  type House,
  type Letter,
} from './letter.ts';

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

type Offer = Extract<MailRequest, { template: 'offerNews' }>['data'];

function offerWords({
  news,
  title,
  companyName,
  creatorName,
  isAgreed = false,
}: Offer): Omit<Words, 'button'> {
  switch (news) {
    case 'RECEIVED':
      return {
        subject: `${companyName}から正式なオファーが届きました`,
        text: `${companyName}から、「${title}」の正式なオファーが届きました。条件を確認して、期限までにご返答ください。`,
      };
    case 'CHANGED':
      return {
        subject: `「${title}」のオファーの新しいバージョンが届きました`,
        text: `${companyName}から、「${title}」のオファーの新しいバージョンが届きました。前のバージョンとの違いを確認して、期限までにご返答ください。`,
      };
    case 'REPLY_DUE':
      return {
        subject: `「${title}」のオファーの返答期限が近づいています`,
        text: `${companyName}からの「${title}」のオファーに、まだ返答していません。`,
      };
    case 'EXPIRED':
      return {
        subject: `「${title}」のオファーの返答期限が過ぎました`,
        text: `${companyName}からの「${title}」のオファーは、返答期限を過ぎました。進めたい場合は、メッセージで会社に連絡してください。`,
      };
    case 'ACCEPTED':
      return {
        subject: `「${title}」の契約が成立しました`,
        text: `${creatorName}さんが「${title}」のオファーを承諾し、${companyName}との契約が成立しました。承諾した条件は、いつでも確認できます。`,
      };
    case 'DECLINED':
      return {
        subject: `${creatorName}さんが「${title}」のオファーを辞退しました`,
        text: `${creatorName}さんが、「${title}」のオファーを辞退しました。`,
      };
    case 'CHANGE_ASKED':
      return {
        subject: `${creatorName}さんから「${title}」の条件の相談が届きました`,
        text: `${creatorName}さんから、「${title}」のオファーの条件について相談が届きました。条件を変えるときは、新しいバージョンをお送りください。`,
      };
    case 'UNANSWERED':
      return {
        subject: `「${title}」のオファーに、期限までに返答がありませんでした`,
        text: `${creatorName}さんに送った「${title}」のオファーは、期限までに返答がありませんでした。新しいバージョンを送ると、あらためて返答を受け付けられます。`,
      };
    case 'DECISION_DUE':
      return {
        subject: `「${title}」の未定の条件を決める日になりました`,
        text: isAgreed
          ? `${creatorName}さんとの契約「${title}」に、未定の条件が残っています。決まった内容を、仕事のページの「条件を変える」からお送りください。`
          : `${creatorName}さんへのオファー「${title}」に、未定の条件が残っています。決まった内容を、新しいバージョンでお送りください。`,
      };
    case 'TERMS_RECEIVED':
      return {
        subject: `「${title}」の条件の変更が届きました`,
        text: `${companyName}から、進行中の仕事「${title}」の条件を変えたいという提案が届きました。現在の条件との違いを確認して、期限までにご返答ください。承諾するまでは、現在の条件が続きます。`,
      };
    case 'TERMS_CHANGED':
      return {
        subject: `「${title}」の条件の変更の新しいバージョンが届きました`,
        text: `${companyName}から、「${title}」の条件の変更の新しいバージョンが届きました。現在の条件との違いを確認して、期限までにご返答ください。`,
      };
    case 'TERMS_REPLY_DUE':
      return {
        subject: `「${title}」の条件の変更の返答期限が近づいています`,
        text: `${companyName}からの「${title}」の条件の変更に、まだ返答していません。`,
      };
    case 'TERMS_EXPIRED':
      return {
        subject: `「${title}」の条件の変更の返答期限が過ぎました`,
        text: `${companyName}からの「${title}」の条件の変更は、返答期限を過ぎました。仕事は、現在の条件のまま続きます。`,
      };
    case 'TERMS_ACCEPTED':
      return {
        subject: `「${title}」の条件が変わりました`,
        text: `${creatorName}さんが「${title}」の条件の変更を承諾しました。まだ納品されていない回から、新しい条件で進みます。`,
      };
    case 'TERMS_DECLINED':
      return {
        subject: `${creatorName}さんが「${title}」の条件の変更を辞退しました`,
        text: `${creatorName}さんが、「${title}」の条件の変更を辞退しました。仕事は、現在の条件のまま続きます。`,
      };
    case 'TERMS_CHANGE_ASKED':
      return {
        subject: `${creatorName}さんから「${title}」の条件の変更について相談が届きました`,
        text: `${creatorName}さんから、「${title}」の条件の変更について相談が届きました。内容を変えるときは、新しいバージョンをお送りください。`,
      };
    case 'TERMS_UNANSWERED':
      return {
        subject: `「${title}」の条件の変更に、期限までに返答がありませんでした`,
        text: `${creatorName}さんに送った「${title}」の条件の変更は、期限までに返答がありませんでした。仕事は、現在の条件のまま続きます。新しいバージョンを送ると、あらためて返答を受け付けられます。`,
      };
  }
}

export const offerNews = (data: Offer, house: House): Letter => {
  const { subject, text } = offerWords(data);
  return {
    subject: `【つむぎ】${subject}`,
    greeting: thanks,
    blocks: [
      paragraph(text),
      ...(data.replyBy === null ? [] : [facts(['返答期限', `${dayText(data.replyBy)} 23:59まで`])]),
      button('メッセージを開く', data.url),
      stopping(house),
    ],
    reason:
      'このメールは、お知らせの設定で「オファー」をメールで受け取ることになっているためお送りしています。',
  };
};

interface Contract {
  readonly title: string;
  readonly companyName: string;
  readonly creatorName: string;
  readonly isChange?: boolean | undefined;
  readonly url: string;
}

export const contractConcluded = ({
  title,
  companyName,
  creatorName,
  isChange = false,
  url,
}: Contract): Letter => ({
  subject: `【つむぎ】「${title}」の${isChange ? '条件の変更' : '契約'}の書面をお送りします`,
  greeting: thanks,
  blocks: [
    paragraph(
      `${companyName}と${creatorName}さんの「${title}」の${isChange ? '条件の変更' : '契約'}が成立しました。承諾された条件の書面と、締結の記録をPDFで添付します。大切に保管してください。`,
    ),
    facts(['委託者', companyName], ['受託者', creatorName]),
    button('契約を確認する', url),
    note('同じPDFは、つむぎの「書類」からいつでも取り出せます。'),
  ],
  reason: 'このメールは、契約の当事者の方に、書面の控えとしてお送りしています。',
});
