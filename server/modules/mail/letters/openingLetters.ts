import { button, dayText, facts, paragraph, stopping, thanks, type House, type Letter } from './letter.ts';

interface Opening {
  readonly title: string;
  readonly url: string;
}

const reason = 'このメールは、つむぎに登録している会社の管理者の方にお送りしています。';

export const openingExpired = ({ title, url }: Opening): Letter => ({
  subject: `【つむぎ】募集「${title}」は、応募の締切を過ぎたため非公開になりました`,
  greeting: thanks,
  blocks: [
    paragraph(
      `募集「${title}」は応募の締切を過ぎたため、一覧に表示されなくなりました。届いている応募は、これまでどおり確認できます。`,
    ),
    paragraph('募集を続けるときは、締切を延ばしてから、もう一度公開してください。'),
    button('募集を見る', url),
  ],
  reason,
});

export const openingReleased = ({ title, url }: Opening): Letter => ({
  subject: `【つむぎ】募集「${title}」の停止を解除しました`,
  greeting: thanks,
  blocks: [
    paragraph(`募集「${title}」の掲載の停止を解除しました。公開中の募集は、また一覧に表示されます。`),
    button('募集を見る', url),
  ],
  reason,
});

const ofHolds =
  'このメールは、お知らせの設定で「募集の確認」をメールで受け取ることになっているためお送りしています。';

/** A rule held it back; somebody of the house looks at it. */
export const openingHeld = (
  {
    title,
    url,
    passages,
  }: Opening & { readonly passages: readonly { readonly passage: string; readonly why: string }[] },
  house: House,
): Letter => ({
  subject: `【つむぎ】募集「${title}」を、公開の前に確認しています`,
  greeting: thanks,
  blocks: [
    paragraph(
      `募集「${title}」に、法令や規約にかかわる可能性のある記載がありました。運営の担当者が確認するまで、ほかの方には公開されません。確認が終わると、メールでお知らせします。`,
    ),
    facts(...passages.map(({ passage, why }): readonly [string, string] => [passage, why])),
    paragraph('内容を変更して、もう一度公開することもできます。問題がなければ、すぐに公開されます。'),
    button('募集を見る', url),
    stopping(house),
  ],
  reason: ofHolds,
});

export const openingPassed = ({ title, url }: Opening, house: House): Letter => ({
  subject: `【つむぎ】募集「${title}」の確認が終わり、公開されました`,
  greeting: thanks,
  blocks: [
    paragraph(`募集「${title}」の確認が終わりました。一覧に表示され、応募を受け付けています。`),
    button('募集を見る', url),
    stopping(house),
  ],
  reason: ofHolds,
});

export const openingSentBack = (
  { title, url, reason: why }: Opening & { readonly reason: string },
  house: House,
): Letter => ({
  subject: `【つむぎ】募集「${title}」は、変更が必要です`,
  greeting: thanks,
  blocks: [
    paragraph(`募集「${title}」を確認しました。次の理由により、このままでは公開できません。`),
    facts(['理由', why]),
    paragraph('内容を変更して、もう一度公開してください。'),
    button('募集を見る', url),
    stopping(house),
  ],
  reason: ofHolds,
});

/** To a candidate still under way who was answered before. */
export const openingClosed = (
  { title, companyName, url }: Opening & { readonly companyName: string },
  house: House,
): Letter => ({
  subject: `【つむぎ】「${title}」の募集が終了しました`,
  greeting: thanks,
  blocks: [
    paragraph(
      `${companyName}の募集「${title}」の受付が終了しました。すでにやり取りが始まっている方には、引き続き会社から連絡があります。`,
    ),
    button('応募を見る', url),
    stopping(house),
  ],
  reason:
    'このメールは、お知らせの設定で「選考の進み具合」をメールで受け取ることになっているためお送りしています。',
});

/** To a creator who saved an opening without applying. */
export const keptOpeningEnds = (
  {
    openingTitle,
    companyName,
    lastDay,
    url,
  }: {
    readonly openingTitle: string;
    readonly companyName: string;
    readonly lastDay: Date;
    readonly url: string;
  },
  house: House,
): Letter => ({
  subject: `【つむぎ】保存した「${openingTitle}」の応募の締切が近づいています`,
  greeting: thanks,
  blocks: [
    paragraph(`保存した${companyName}の募集「${openingTitle}」の、応募の締切が近づいています。`),
    facts(['応募の締切', `${dayText(lastDay)} 23:59まで`]),
    button('募集を見る', url),
    stopping(house),
  ],
  reason:
    'このメールは、お知らせの設定で「保存した仕事」をメールで受け取ることになっているためお送りしています。',
});
