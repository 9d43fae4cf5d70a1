import { button, facts, momentText, note, paragraph, thanks, type House, type Letter } from './letter.ts';

/** Tells the owner of changes to sign-in and payout details. */

const nothingToDo = paragraph('ご自身で行った場合は、何もする必要はありません。');

export const passwordChanged = (_data: object, { origin }: House): Letter => ({
  subject: '【つむぎ】パスワードを変更しました',
  greeting: thanks,
  blocks: [
    paragraph('アカウントのパスワードを変更しました。安全のため、ほかの端末ではログアウトしています。'),
    paragraph('ご自身で変更した場合は、何もする必要はありません。'),
    note(
      `変更した覚えがない場合は、すぐにパスワードを再設定してください。\n${origin}/password_reset_request`,
    ),
  ],
  reason: 'このメールは、つむぎのアカウントのパスワードが変更されたためお送りしています。',
});

export const agreeEmail = (
  { url, newEmailMasked }: { readonly url: string; readonly newEmailMasked: string },
  { origin }: House,
): Letter => ({
  subject: '【つむぎ】メールアドレスの変更への同意のお願い',
  greeting: thanks,
  blocks: [
    paragraph(
      'ログイン中の端末から、パスワードの確認なしで、メールアドレスの変更が申し込まれました。ご本人の申し込みであれば、下のリンクから同意してください。',
    ),
    facts(['新しいメールアドレス', newEmailMasked]),
    button('変更に同意する', url),
    note(
      'このリンクは1時間有効です。新しいアドレスに届いたメールからも確認すると、メールアドレスが変わります。それまでは、これまでのメールアドレスのままです。',
    ),
    note(
      `申し込んだ覚えがない場合は、リンクを開かずに、すぐにパスワードを再設定してください。申し込みは取り消されます。\n${origin}/password_reset_request`,
    ),
  ],
  reason:
    'このメールは、アカウントを守るため、つむぎのメールアドレスの変更が申し込まれたときに、現在のアドレスにお送りしています。',
});

export const emailChanged = (
  { newEmailMasked }: { readonly newEmailMasked: string },
  { origin }: House,
): Letter => ({
  subject: '【つむぎ】メールアドレスを変更しました',
  greeting: thanks,
  blocks: [
    paragraph('アカウントのメールアドレスを変更しました。これからは、新しいメールアドレスでログインします。'),
    facts(['新しいメールアドレス', newEmailMasked]),
    note(`変更した覚えがない場合は、すぐにご連絡ください。\n${origin}/contact`),
  ],
  reason:
    'このメールは、つむぎのメールアドレスが変更されたため、変更前のアドレスにお送りしています。今後のご案内は新しいアドレスにお届けします。',
});

export const newDevice = (
  { deviceName, when }: { readonly deviceName: string; readonly when: Date },
  { origin }: House,
): Letter => ({
  subject: '【つむぎ】新しい端末からのログイン',
  greeting: thanks,
  blocks: [
    paragraph('これまで使われていなかった端末から、あなたのアカウントにログインがありました。'),
    facts(['端末', deviceName], ['日時', momentText(when)]),
    paragraph('ご自身のログインであれば、何もする必要はありません。'),
    button('ログイン中の端末を確認する', `${origin}/settings/account`),
    note(
      `お心当たりがない場合は、その端末をログアウトさせ、パスワードを再設定してください。\n${origin}/password_reset_request`,
    ),
  ],
  reason: 'このメールは、アカウントを守るため、新しい端末からのログインがあるたびにお送りしています。',
});

export const googleLinked = (
  { googleEmailMasked }: { readonly googleEmailMasked: string },
  { origin }: House,
): Letter => ({
  subject: '【つむぎ】Googleと連携しました',
  greeting: thanks,
  blocks: [
    paragraph('アカウントをGoogleと連携しました。これからは、Googleでもログインできます。'),
    facts(['連携したGoogleアカウント', googleEmailMasked]),
    nothingToDo,
    button('ログイン方法を確認する', `${origin}/settings/account`),
    note(
      `連携した覚えがない場合は、すぐに連携を外し、パスワードを再設定してください。\n${origin}/password_reset_request`,
    ),
  ],
  reason: 'このメールは、アカウントを守るため、ログイン方法が変わるたびにお送りしています。',
});

export const googleUnlinked = (_data: object, { origin }: House): Letter => ({
  subject: '【つむぎ】Googleとの連携を外しました',
  greeting: thanks,
  blocks: [
    paragraph('Googleとの連携を外しました。これからは、メールアドレスとパスワードでログインします。'),
    nothingToDo,
    note(
      `連携を外した覚えがない場合は、すぐにパスワードを再設定してください。\n${origin}/password_reset_request`,
    ),
  ],
  reason: 'このメールは、アカウントを守るため、ログイン方法が変わるたびにお送りしています。',
});

const securityChanges = {
  PASSKEY_ADDED: {
    title: 'パスキーを登録しました',
    words: 'アカウントにパスキーを登録しました。これからは、このパスキーでもログインできます。',
  },
  PASSKEY_REMOVED: {
    title: 'パスキーを削除しました',
    words: 'アカウントからパスキーを削除しました。このパスキーでは、もうログインできません。',
  },
  TOTP_ON: {
    title: '二段階認証を設定しました',
    words:
      '認証アプリを設定しました。これからは、パスワードやGoogleでのログインに、アプリのコードも必要です。',
  },
  TOTP_OFF: {
    title: '二段階認証を解除しました',
    words: '二段階認証を解除しました。パスワードやGoogleだけでログインできます。',
  },
  RECOVERY_CODES_MADE: {
    title: 'リカバリーコードを作り直しました',
    words: '二段階認証のリカバリーコードを作り直しました。これまでのコードは使えません。',
  },
  RECOVERY_CODE_USED: {
    title: 'リカバリーコードが使われました',
    words: '認証アプリのコードの代わりに、リカバリーコードを使ったログインがありました。',
  },
  RECOVERY_STOPPED: {
    title: '二段階認証の解除を取り消しました',
    words: '申し込まれていた二段階認証の解除を取り消しました。これまでどおり、アプリのコードが必要です。',
  },
  FACTOR_REMOVED: {
    title: '二段階認証を解除しました',
    words:
      '申し込みから3日がたったため、二段階認証を解除しました。ログインしたあと、もう一度設定することをおすすめします。',
  },
  DEVICE_REMEMBERED: {
    title: 'コードの入力を省略する端末を登録しました',
    words: '次の端末では、30日間、二段階認証のコードを入力せずにログインできます。',
  },
  DEVICES_FORGOTTEN: {
    title: 'すべての端末でコードを確認します',
    words:
      'コードの入力を省略する端末の登録を、すべて解除しました。次のログインから、どの端末でも二段階認証のコードが必要です。',
  },
} as const;

interface SecurityChange {
  readonly change: keyof typeof securityChanges;
  readonly detail: string | null;
  readonly deviceName: string;
  readonly when: Date;
}

export const securityChanged = (
  { change, detail, deviceName, when }: SecurityChange,
  { origin }: House,
): Letter => ({
  subject: `【つむぎ】${securityChanges[change].title}`,
  greeting: thanks,
  blocks: [
    paragraph(securityChanges[change].words),
    facts(
      ...(detail === null ? [] : [['対象', detail] as const]),
      ...(deviceName === '' ? [] : [['操作した端末', deviceName] as const]),
      ['日時', momentText(when)],
    ),
    nothingToDo,
    button('ログイン方法を確認する', `${origin}/settings/account`),
    note(
      `お心当たりがない場合は、見覚えのない端末とパスキーを外し、すぐにパスワードを再設定してください。\n${origin}/password_reset_request`,
    ),
  ],
  reason: 'このメールは、アカウントを守るため、ログイン方法が変わるたびにお送りしています。',
});

export const recoverFactor = ({ url }: { readonly url: string }, { origin }: House): Letter => ({
  subject: '【つむぎ】二段階認証の解除のお申し込み',
  greeting: thanks,
  blocks: [
    paragraph(
      '認証アプリもリカバリーコードも使えないとのことで、二段階認証の解除が申し込まれました。ご本人の申し込みであれば、下のリンクから手続きを始めてください。',
    ),
    button('解除を申し込む', url),
    note('このリンクは1時間有効です。申し込むと3日後に解除され、それまではどの端末からでも取り消せます。'),
    note(
      `申し込んだ覚えがない場合は、誰かがパスワードを知っています。リンクを開かずに、すぐにパスワードを再設定してください。\n${origin}/password_reset_request`,
    ),
  ],
  reason: 'このメールは、つむぎの二段階認証の解除が申し込まれたためお送りしています。',
});

export const factorRecoveryStarted = (
  { dueAt, stopUrl }: { readonly dueAt: Date; readonly stopUrl: string },
  { origin }: House,
): Letter => ({
  subject: '【つむぎ】二段階認証を3日後に解除します',
  greeting: thanks,
  blocks: [
    paragraph(
      '二段階認証の解除を受け付けました。次の日時に解除します。それまでは、どの端末からでも取り消せます。',
    ),
    facts(['解除する日時', momentText(dueAt)]),
    button('解除を取り消す', stopUrl),
    note(
      `申し込んだ覚えがない場合は、すぐに取り消して、パスワードを再設定してください。\n${origin}/password_reset_request`,
    ),
  ],
  reason: 'このメールは、アカウントを守るため、二段階認証の解除が始まるときにお送りしています。',
});

interface BankChange {
  readonly change: 'REGISTERED' | 'REPLACED' | 'DELETED';
  readonly numberEnd: string;
  readonly when: Date;
}

const bankChanges = { REGISTERED: '登録', REPLACED: '変更', DELETED: '削除' } as const;

export const bankAccountChanged = ({ change, numberEnd, when }: BankChange, { origin }: House): Letter => ({
  subject: `【つむぎ】振込先口座を${bankChanges[change]}しました`,
  greeting: thanks,
  blocks: [
    paragraph(
      change === 'DELETED'
        ? '振込先口座を削除しました。別の口座を登録するまで、報酬を振り込めなくなります。'
        : `振込先口座を${bankChanges[change]}しました。これからの報酬は、この口座に振り込まれます。`,
    ),
    facts(['口座番号の末尾', numberEnd], ['日時', momentText(when)]),
    nothingToDo,
    button('振込先口座を確認する', `${origin}/me`),
    note(
      `お心当たりがない場合は、口座を確認したうえで、すぐにパスワードを再設定してください。\n${origin}/password_reset_request`,
    ),
  ],
  reason: 'このメールは、報酬を守るため、振込先口座が変わるたびにお送りしています。',
});
