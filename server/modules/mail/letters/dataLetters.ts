import {
  button,
  dayText,
  facts,
  momentText,
  note,
  paragraph,
  thanks,
  type House,
  type Letter,
} from './letter.ts';

export const dataExportReady = ({
  url,
  expiresAt,
}: {
  readonly url: string;
  readonly expiresAt: Date;
}): Letter => ({
  subject: '【つむぎ】データの準備ができました',
  greeting: thanks,
  blocks: [
    paragraph(
      'お申し込みいただいたデータの書き出しが終わりました。アカウント設定の画面からダウンロードできます。ダウンロードにはログインが必要です。',
    ),
    facts(['ダウンロードの期限', `${momentText(expiresAt)}まで`]),
    button('アカウント設定を開く', url),
    note(
      '期限を過ぎると、書き出したファイルは削除されます。必要になったときは、もう一度お申し込みください。',
    ),
  ],
  reason:
    'このメールは、あなたのアカウントでデータの書き出しが申し込まれたためお送りしています。お心当たりがない場合は、パスワードを再設定してください。',
});

export const dataExportFailed = (_data: object, { origin }: House): Letter => ({
  subject: '【つむぎ】データを書き出せませんでした',
  greeting: thanks,
  blocks: [
    paragraph(
      'お申し込みいただいたデータの書き出しを終えることができませんでした。お手数ですが、時間をおいて、アカウント設定の画面からもう一度お申し込みください。',
    ),
    button('アカウント設定を開く', `${origin}/settings/account`),
    note(`繰り返し失敗する場合は、こちらからご連絡ください。\n${origin}/contact`),
  ],
  reason:
    'このメールは、あなたのアカウントでデータの書き出しが申し込まれたためお送りしています。お心当たりがない場合は、パスワードを再設定してください。',
});

export const deletionRequested = ({
  dueAt,
  cancelUrl,
}: {
  readonly dueAt: Date;
  readonly cancelUrl: string;
}): Letter => ({
  subject: '【つむぎ】退会のお申し込みを受け付けました',
  greeting: thanks,
  blocks: [
    paragraph(
      '退会のお申し込みを受け付けました。次の日にアカウントを削除します。それまでは、ログインしてお申し込みを取り消せます。',
    ),
    facts(['削除する日', dayText(dueAt)]),
    paragraph(
      '削除すると、プロフィール、作品、画像などの情報は元に戻せません。やり取りの相手の画面では、あなたのお名前は「退会したユーザー」と表示されます。',
    ),
    button('退会を取り消す', cancelUrl),
  ],
  reason:
    'このメールは、あなたのアカウントで退会が申し込まれたためお送りしています。お心当たりがない場合は、退会を取り消し、パスワードを再設定してください。',
});

export const deletionCancelled = (_data: object, { origin }: House): Letter => ({
  subject: '【つむぎ】退会を取り消しました',
  greeting: thanks,
  blocks: [
    paragraph('退会のお申し込みを取り消しました。アカウントとその内容は、これまでどおりご利用いただけます。'),
    button('つむぎを開く', origin),
  ],
  reason:
    'このメールは、あなたのアカウントで退会が取り消されたためお送りしています。お心当たりがない場合は、パスワードを再設定してください。',
});

export const accountDeleted = (_data: object, { origin }: House): Letter => ({
  subject: '【つむぎ】退会の手続きが終わりました',
  greeting: 'これまでつむぎをご利用いただき、ありがとうございました。',
  blocks: [
    paragraph('お申し込みに基づき、アカウントと個人に関する情報を削除しました。'),
    note(`またご利用になりたいときは、いつでも新しく登録できます。\n${origin}/sign_up`),
  ],
  reason:
    'このメールは、退会の手続きが終わったことをお知らせするためお送りしています。このアドレスへのお知らせは、これが最後です。',
});
