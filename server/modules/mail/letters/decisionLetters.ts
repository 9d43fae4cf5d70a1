import { button, dayText, facts, note, paragraph, thanks, type House, type Letter } from './letter.ts';

const reason =
  'このメールは、ご利用に関する大切なお知らせのため、お知らせの設定にかかわらずお送りしています。';

const contest = ({ origin }: House) =>
  note(
    `この判断に心当たりがない場合は、このメールが届いてから20日以内に、こちらからご連絡ください。\n${origin}/contact`,
  );

export const memberSuspended = (
  { reason: why, endsAt }: { readonly reason: string; readonly endsAt: Date | null },
  house: House,
): Letter => ({
  subject: '【つむぎ】アカウントのご利用を停止しました',
  greeting: thanks,
  blocks: [
    paragraph(
      '利用規約にもとづき、アカウントのご利用を停止しました。作品や募集は、停止中はほかの方に表示されません。',
    ),
    facts(
      ['理由', why],
      ['停止の期間', endsAt === null ? '解除のご連絡をするまで' : `${dayText(endsAt)}まで`],
    ),
    contest(house),
  ],
  reason,
});

export const memberRestored = ({ origin }: House): Letter => ({
  subject: '【つむぎ】アカウントのご利用を再開できます',
  greeting: thanks,
  blocks: [
    paragraph(
      'アカウントの停止を解除しました。停止中に表示されていなかった作品や募集も、元どおり表示されます。',
    ),
    button('ログインする', `${origin}/sign_in`),
  ],
  reason,
});

export const workTakenDown = (
  {
    name,
    isDown,
    reason: why,
    url,
  }: { readonly name: string; readonly isDown: boolean; readonly reason: string; readonly url: string },
  house: House,
): Letter => ({
  subject: isDown ? `【つむぎ】「${name}」を非表示にしました` : `【つむぎ】「${name}」を再び表示しました`,
  greeting: thanks,
  blocks: [
    paragraph(
      isDown
        ? `利用規約にもとづき、作品「${name}」を非表示にしました。内容はそのまま保管されています。`
        : `作品「${name}」の非表示を解除しました。公開範囲の方に、再び表示されます。`,
    ),
    facts(['理由', why]),
    button('作品を見る', url),
    ...(isDown ? [contest(house)] : []),
  ],
  reason,
});
