import {
  button,
  domainHelp,
  facts,
  momentText,
  note,
  paragraph,
  type Fact,
  type House,
  type Letter,
} from './letter.ts';

interface Lead {
  readonly shortId: string;
  readonly companyName: string;
  readonly lastName: string;
  readonly firstName: string;
  readonly email: string;
  readonly phoneNumber: string;
  readonly registrationPurpose: string;
  readonly urgency: keyof typeof urgencies;
}

interface Invitation {
  readonly companyName: string;
  readonly inviterName: string | null;
  readonly roleName: string;
  readonly url: string;
  readonly expiresAt: Date;
}

const urgencies = {
  REQUEST_IMMEDIATELY: 'すぐに依頼したい',
  CONSIDERATION_OF_ORDER_PLACEMENT: '依頼を検討している',
  INFORMATION_GATHERING: '情報を集めている',
} as const;

export const leadReceived = (
  { companyName, name }: { readonly companyName: string; readonly name: string },
  house: House,
): Letter => ({
  subject: '【つむぎ】お申し込みを受け付けました',
  greeting: `${companyName}\n${name} 様`,
  blocks: [
    paragraph('つむぎの会社アカウントにお申し込みいただき、ありがとうございます。'),
    paragraph(
      '担当者が内容を確認し、ご利用を始めるためのリンクをこのメールアドレスにお送りします。いましばらくお待ちください。',
    ),
    domainHelp(house),
    note(
      `お申し込みの内容を変更したい場合や、ご不明な点がある場合は、こちらからご連絡ください。\n${house.origin}/contact`,
    ),
  ],
  reason:
    'このメールは、つむぎの会社アカウントのお申し込みでこのメールアドレスが入力されたためお送りしています。お心当たりがない場合は、このメールを破棄してください。',
});

export const leadDeclined = (
  {
    companyName,
    name,
    words,
  }: { readonly companyName: string; readonly name: string; readonly words: string },
  house: House,
): Letter => ({
  subject: '【つむぎ】お申し込みについて',
  greeting: `${companyName}\n${name} 様`,
  blocks: [
    paragraph('つむぎの会社アカウントにお申し込みいただき、ありがとうございます。'),
    paragraph(words),
    note(`ご不明な点がある場合は、こちらからご連絡ください。\n${house.origin}/contact`),
  ],
  reason:
    'このメールは、つむぎの会社アカウントのお申し込みでこのメールアドレスが入力されたためお送りしています。',
});

export const leadToOperators = (lead: Lead): Letter => ({
  subject: `【つむぎ】会社のお申し込み：${lead.companyName}`,
  greeting: '運営ご担当者様',
  blocks: [
    paragraph('会社アカウントのお申し込みがありました。'),
    facts(
      ['番号', lead.shortId],
      ['会社名', lead.companyName],
      ['ご担当者', `${lead.lastName} ${lead.firstName}`],
      ['メールアドレス', lead.email],
      ['電話番号', lead.phoneNumber.replace(/^\+81/u, '0')],
      ['依頼の時期', urgencies[lead.urgency]],
      ['利用目的', lead.registrationPurpose],
    ),
    paragraph('承認すると、ご担当者に招待のメールが届きます。承認するには、サーバーで次を実行してください。'),
    facts(
      ['承認', `npm run ops -- leads accept ${lead.shortId}`],
      ['見送り', `npm run ops -- leads decline ${lead.shortId}`],
    ),
  ],
  reason:
    'このメールは、つむぎの運営の連絡先としてこのアドレスが設定されているためお送りしています。返信は、お申し込みのご担当者に届きます。',
  replyTo: lead.email,
});

/** By an operator for a new customer, or by a colleague. */
export const invitation = (
  { companyName, inviterName, roleName, url, expiresAt }: Invitation,
  house: House,
): Letter => {
  const inviter: readonly Fact[] = inviterName === null ? [] : [['招待した人', inviterName]];
  return {
    subject:
      inviterName === null
        ? '【つむぎ】ご利用開始のご案内'
        : `【つむぎ】${inviterName}さんから「${companyName}」への招待`,
    greeting: inviterName === null ? `${companyName}\nご担当者様` : 'はじめまして、つむぎです。',
    blocks: [
      paragraph(
        inviterName === null
          ? 'お申し込みの確認が終わり、つむぎをご利用いただけるようになりました。下のリンクからパスワードを設定すると、登録が完了します。'
          : `${inviterName}さんが、つむぎの「${companyName}」のメンバーにあなたを招待しました。下のリンクからパスワードを設定すると、参加できます。`,
      ),
      facts(['会社', companyName], ['役割', roleName], ...inviter, [
        '有効期限',
        `${momentText(expiresAt)}まで`,
      ]),
      button('パスワードを設定する', url),
      note(
        inviterName === null
          ? `このリンクは一度だけ使えます。期限が切れたときは、こちらからご連絡ください。\n${house.origin}/contact`
          : `このリンクは一度だけ使えます。期限が切れたときは、${inviterName}さんに招待の再送をお願いしてください。`,
      ),
      domainHelp(house),
    ],
    reason:
      inviterName === null
        ? 'このメールは、つむぎの会社アカウントのお申し込みでこのメールアドレスが入力されたためお送りしています。お心当たりがない場合は、このメールを破棄してください。'
        : 'このメールは、つむぎの会員があなたを招待したためお送りしています。お心当たりがない場合は、このメールを破棄してください。',
  };
};
