import { button, domainHelp, note, paragraph, thanks, type House, type Letter } from './letter.ts';

export const verifyEmail = ({ url }: { readonly url: string }, house: House): Letter => ({
  subject: '【つむぎ】メールアドレスの確認',
  greeting: 'つむぎへの会員登録をお申し込みいただき、ありがとうございます。',
  blocks: [
    paragraph('下のリンクを開くと、メールアドレスの確認が終わり、パスワードの設定に進めます。'),
    button('登録を続ける', url),
    note(
      'このリンクは24時間有効です。期限が切れたときは、登録の画面でもう一度メールアドレスを入力してください。',
    ),
    domainHelp(house),
  ],
  reason:
    'このメールは、つむぎの会員登録でこのメールアドレスが入力されたためお送りしています。お心当たりがない場合は、このメールを破棄してください。何もしなければ、登録は行われません。',
});

export const alreadyRegistered = (
  { signInUrl }: { readonly signInUrl: string },
  { origin }: House,
): Letter => ({
  subject: '【つむぎ】このメールアドレスは登録済みです',
  greeting: thanks,
  blocks: [
    paragraph(
      '会員登録でこのメールアドレスが入力されましたが、すでにつむぎに登録されています。新しい登録は行っていません。',
    ),
    paragraph('登録済みのアカウントでログインしてください。'),
    button('ログインする', signInUrl),
    note(`パスワードをお忘れの場合は、こちらから再設定できます。\n${origin}/password_reset_request`),
  ],
  reason:
    'このメールは、つむぎの会員登録でこのメールアドレスが入力されたためお送りしています。お心当たりがない場合は、このメールを破棄してください。アカウントには何も起きていません。',
});

export const resetPassword = ({ url }: { readonly url: string }): Letter => ({
  subject: '【つむぎ】パスワードの再設定',
  greeting: thanks,
  blocks: [
    paragraph('パスワードの再設定を受け付けました。下のリンクを開いて、新しいパスワードを設定してください。'),
    button('パスワードを再設定する', url),
    note(
      'このリンクは1時間有効で、一度だけ使えます。期限が切れたときは、もう一度再設定をお申し込みください。',
    ),
  ],
  reason:
    'このメールは、つむぎでパスワードの再設定が申し込まれたためお送りしています。お心当たりがない場合は、このメールを破棄してください。パスワードは変わりません。',
});

export const resetEmail = (
  { url, needsAgreement }: { readonly url: string; readonly needsAgreement: boolean },
  house: House,
): Letter => ({
  subject: '【つむぎ】新しいメールアドレスの確認',
  greeting: thanks,
  blocks: [
    paragraph(
      needsAgreement
        ? 'メールアドレスの変更を受け付けました。このアドレスと、現在のアドレスに届いたメールの両方でリンクから確認すると、つむぎのメールアドレスがこのアドレスに変わります。'
        : 'メールアドレスの変更を受け付けました。下のリンクから確認すると、つむぎのメールアドレスがこのアドレスに変わります。',
    ),
    button('このメールアドレスに変更する', url),
    note('このリンクは1時間有効です。確認するまでは、これまでのメールアドレスのままです。'),
    domainHelp(house),
  ],
  reason:
    'このメールは、つむぎのメールアドレスの変更先にこのアドレスが入力されたためお送りしています。お心当たりがない場合は、このメールを破棄してください。変更は行われません。',
});
