import { facts, note, paragraph, type House, type Letter } from './letter.ts';

const topics = {
  SERVICE: 'つむぎの使い方',
  ACCOUNT: 'アカウントとログイン',
  WORKS: '作品と審査',
  JOBS: '募集と応募',
  PAYMENT: '料金と請求',
  REPORT: '困ったこと・違反の連絡',
  PRESS: '取材',
  OTHER: 'その他',
} as const;

interface Contact {
  readonly topic: keyof typeof topics;
  readonly name: string;
  readonly body: string;
}

export const contactReceived = ({ topic, name, body }: Contact, house: House): Letter => ({
  subject: '【つむぎ】お問い合わせを受け付けました',
  greeting: `${name} 様`,
  blocks: [
    paragraph(
      'お問い合わせいただき、ありがとうございます。次の内容で受け付けました。2営業日以内に、担当者から返信します。',
    ),
    facts(['件名', topics[topic]], ['内容', body]),
    note(`追加で伝えたいことがあるときは、もう一度お問い合わせください。\n${house.origin}/contact`),
  ],
  reason:
    'このメールは、つむぎのお問い合わせでこのメールアドレスが入力されたためお送りしています。お心当たりがない場合は、このメールを破棄してください。',
});

export const contactToOperators = (
  contact: Contact & { readonly companyName: string | null; readonly email: string },
): Letter => ({
  subject: `【つむぎ】お問い合わせ：${topics[contact.topic]}`,
  greeting: '運営ご担当者様',
  blocks: [
    paragraph('お問い合わせがありました。このメールに返信すると、お問い合わせの方に届きます。'),
    facts(
      ['件名', topics[contact.topic]],
      ['お名前', contact.name],
      ['会社名', contact.companyName ?? '(記入なし)'],
      ['メールアドレス', contact.email],
      ['内容', contact.body],
    ),
  ],
  reason: 'このメールは、つむぎの運営の連絡先としてこのアドレスが設定されているためお送りしています。',
  replyTo: contact.email,
});
