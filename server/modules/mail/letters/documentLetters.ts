import { button, facts, note, paragraph, type House, type Letter } from './letter.ts';

const toOperators =
  'このメールは、つむぎの運営の連絡先としてこのアドレスが設定されているためお送りしています。';

export const documentReady = (
  { name, title, url }: { readonly name: string; readonly title: string; readonly url: string },
  house: House,
): Letter => ({
  subject: `【つむぎ】資料「${title}」をお届けします`,
  greeting: `${name} 様`,
  blocks: [
    paragraph('資料をご請求いただき、ありがとうございます。下のリンクから、PDFをお読みいただけます。'),
    button('資料を開く', url),
    note(`リンクは30日間使えます。ご質問は、お問い合わせからお寄せください。\n${house.origin}/contact`),
  ],
  reason:
    'このメールは、つむぎの資料の請求でこのメールアドレスが入力されたためお送りしています。お心当たりがない場合は、このメールを破棄してください。',
});

export const documentRequested = (data: {
  readonly name: string;
  readonly title: string;
  readonly companyName: string | null;
  readonly email: string;
  readonly phoneNumber: string | null;
}): Letter => ({
  subject: `【つむぎ】資料の請求：${data.title}`,
  greeting: '運営ご担当者様',
  blocks: [
    paragraph('資料の請求がありました。'),
    facts(
      ['資料', data.title],
      ['会社名', data.companyName ?? '(記入なし)'],
      ['お名前', data.name],
      ['メールアドレス', data.email],
      ['電話番号', data.phoneNumber?.replace(/^\+81/u, '0') ?? '(記入なし)'],
    ),
  ],
  reason: toOperators,
  replyTo: data.email,
});

export const meetingRequested = (data: {
  readonly name: string;
  readonly email: string;
  readonly preference: string;
}): Letter => ({
  subject: `【つむぎ】面談の希望：${data.name}`,
  greeting: '運営ご担当者様',
  blocks: [
    paragraph('資料を受け取った方から、面談の希望がありました。日時を決めて返信してください。'),
    facts(['お名前', data.name], ['メールアドレス', data.email], ['ご希望の日時', data.preference]),
  ],
  reason: toOperators,
  replyTo: data.email,
});
