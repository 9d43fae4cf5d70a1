import { button, facts, paragraph, stopping, thanks, type House, type Letter } from './letter.ts';
import type { MailRequest } from '../mails.ts';

type Work = Extract<MailRequest, { template: 'workNews' }>['data'];

interface Words {
  readonly subject: string;
  readonly text: string;
}

function words({ news, title, otherName, isCreator }: Work): Words {
  const work = `「${title}」`;
  switch (news) {
    case 'WORK_BEGUN':
      return {
        subject: `${work}の仕事が始まりました`,
        text: isCreator
          ? `${otherName}との${work}の仕事が始まりました。納品、検収、請求、入金の確認まで、仕事のページで進められます。`
          : `${otherName}との${work}の仕事が始まりました。納品の確認から支払いまで、仕事のページで進められます。`,
      };
    case 'WORK_DELIVERED':
      return {
        subject: `${otherName}から${work}の納品がありました`,
        text: `${otherName}から${work}の納品がありました。内容を確認し、検収または修正の依頼をしてください。支払いの期日は、納品された日から数えます。`,
      };
    case 'WORK_SILENCE_NEAR':
      return {
        subject: `${work}の検査完了日が近づいています`,
        text: isCreator
          ? `${work}の検査完了日が近づいています。検査完了日までに${otherName}から連絡がない場合は、検収済みになります。`
          : `${work}の検査完了日が近づいています。検査完了日を過ぎると、連絡がなくても検収済みになります。`,
      };
    case 'WORK_CORRECTION_ASKED':
      return {
        subject: `${otherName}から${work}の修正の依頼が届きました`,
        text: `${otherName}から${work}の修正の依頼が届きました。依頼された項目と内容を確認してください。`,
      };
    case 'WORK_ACCEPTED':
      return {
        subject: `${work}が検収されました`,
        text: `${otherName}が${work}を検収しました。請求書を発行できます。`,
      };
    case 'WORK_ACCEPTED_SILENTLY':
      return {
        subject: `${work}が検収済みになりました`,
        text: isCreator
          ? `検査完了日を過ぎたため、${work}が検収済みになりました。請求書を発行できます。`
          : `検査完了日を過ぎたため、${work}が検収済みになりました。支払いの期日を確認してください。`,
      };
    case 'WORK_INVOICED':
      return {
        subject: `${otherName}から${work}の請求書が届きました`,
        text: `${otherName}から${work}の請求書が届きました。支払いの期日と振込先を確認してください。`,
      };
    case 'WORK_INVOICE_VOIDED':
      return {
        subject: `${work}の請求書が取り消されました`,
        text: `${otherName}が${work}の請求書を取り消しました。あらためて発行される請求書をお待ちください。`,
      };
    case 'WORK_PAYMENT_NEAR':
      return {
        subject: `${work}の支払いの期日が近づいています`,
        text: isCreator
          ? `${work}の支払いの期日が近づいています。入金があったら、仕事のページで確認してください。`
          : `${work}の支払いの期日が近づいています。支払ったら、仕事のページで支払い済みにしてください。`,
      };
    case 'WORK_PAYMENT_LATE':
      return {
        subject: `${work}の支払いの期日を過ぎています`,
        text: isCreator
          ? `${work}の支払いの期日を過ぎました。${otherName}には、期日までに支払う義務があります(フリーランス法4条5項)。入金がない場合は、フリーランス・トラブル110番に無料で相談できます。`
          : `${work}の支払いの期日を過ぎました。報酬は、期日までに支払うことが定められています(フリーランス法4条5項)。すぐに支払い、仕事のページで支払い済みにしてください。`,
      };
    case 'WORK_PAID':
      return {
        subject: `${work}の報酬が支払われました`,
        text: `${otherName}が${work}の報酬を支払いました。口座への入金を確認してください。`,
      };
    case 'WORK_PAYMENT_DENIED':
      return {
        subject: `${otherName}が${work}の入金を確認できていません`,
        text: `${otherName}から、${work}の報酬の入金を確認できないと連絡がありました。振込先と振込日を確認してください。支払ったら、仕事のページでもう一度支払い済みにしてください。支払いの期日は変わりません。`,
      };
    case 'WORK_MONTH_OPEN':
      return {
        subject: `${work}の稼働時間が、まだ締められていません`,
        text: `締め日を迎えた${work}の稼働時間が、まだ締められていません。入力した内容を確認し、仕事のページで締めてください。締めると${otherName}に届き、検収と請求に進めます。`,
      };
    case 'WORK_HOURS_WAIT':
      return {
        subject: `${work}の稼働時間が検収を待っています`,
        text: `${otherName}が締めた${work}の稼働時間が、検収を待っています。内容を確認し、検収または修正の依頼をしてください。検査完了日を過ぎると、連絡がなくても検収済みになります。`,
      };
    case 'WORK_RECEIVED':
      return {
        subject: `${work}の入金が確認されました`,
        text: `${otherName}が${work}の入金を確認しました。`,
      };
    case 'WORK_ENDED_EARLY':
      return {
        subject: `${work}が途中で終了しました`,
        text: `${otherName}が${work}を途中で終えました。理由とここまでの報酬を確認し、返答してください。`,
      };
    case 'WORK_END_ANSWERED':
      return {
        subject: `${work}の途中終了に返答がありました`,
        text: `${otherName}が${work}の途中終了に返答しました。理由とここまでの報酬を確認してください。`,
      };
    case 'WORK_END_SETTLED':
      return {
        subject: `${work}のここまでの報酬が決まりました`,
        text: `${otherName}が、${work}のここまでの報酬に合意しました。支払いの期日を確認してください。`,
      };
    case 'WORK_TERMS_ASKED':
      return {
        subject: `「${title}」の条件の変更の相談が届きました`,
        text: `${otherName}から、「${title}」の条件を変えられないか相談が届きました。条件を変えるときは、仕事のページの「条件を変える」から新しい条件をお送りください。`,
      };
    case 'WORK_COMMENTED':
      return {
        subject: `${otherName}から${work}へのコメントが届きました`,
        text: `${otherName}から${work}へのコメントが届きました。`,
      };
    case 'WORK_THANKED':
      return {
        subject: `${otherName}から${work}のお礼が届きました`,
        text: `${otherName}から${work}のお礼が届きました。あなたのお礼もそろうと、または2週間たつと、仕事のページで読めます。`,
      };
  }
}

export const workNews = (data: Work, house: House): Letter => {
  const { subject, text } = words(data);
  return {
    subject: `【つむぎ】${subject}`,
    greeting: thanks,
    blocks: [paragraph(text), button('仕事のページを開く', data.url), stopping(house)],
    reason:
      'このメールは、お知らせの設定で「仕事の進行」をメールで受け取ることになっているためお送りしています。',
  };
};

type Fee = Extract<MailRequest, { template: 'feeNews' }>['data'];

const monthOf = (month: string): string => `${Number(month.slice(0, 4))}年${Number(month.slice(5, 7))}月分`;
const dayOf = (day: string): string =>
  `${Number(day.slice(0, 4))}年${Number(day.slice(5, 7))}月${Number(day.slice(8, 10))}日`;

function feeWords({ news, month, number, isCorrection }: Fee): Words {
  const what = `${monthOf(month)}の手数料`;
  switch (news) {
    case 'FEE_INVOICED':
      return {
        subject: isCorrection ? `${what}の請求書を修正しました` : `${what}の請求書を発行しました`,
        text: isCorrection
          ? `${what}の請求書を取り消し、修正した請求書を発行しました。前の請求書は使わないでください。`
          : `${what}の請求書を発行しました。期間中に検収された仕事の報酬(税抜)の10%と、その消費税です。`,
      };
    case 'FEE_INVOICE_VOIDED':
      return {
        subject: `${what}の請求書を取り消しました`,
        text: `${what}の請求書(${number})を取り消しました。お支払いの必要はありません。`,
      };
    case 'FEE_LATE':
      return {
        subject: `${what}の支払いの期日を過ぎています`,
        text: `${what}の支払いを、まだ確認できていません。お支払い済みの場合は、行き違いですのでご容赦ください。`,
      };
  }
}

export const feeNews = (data: Fee, house: House): Letter => {
  const { subject, text } = feeWords(data);
  return {
    subject: `【つむぎ】${subject}`,
    greeting: `${data.companyName} ご担当者さま`,
    blocks: [
      paragraph(text),
      ...(data.news === 'FEE_INVOICE_VOIDED'
        ? []
        : [
            facts(
              ['請求書番号', data.number],
              ['請求額', `${data.total.toLocaleString('ja-JP')}円(税込)`],
              ['支払期日', dayOf(data.payBy)],
            ),
          ]),
      button('請求書を開く', data.url),
      stopping(house),
    ],
    reason:
      'このメールは、お知らせの設定で「仕事の進行」をメールで受け取ることになっているためお送りしています。',
  };
};
