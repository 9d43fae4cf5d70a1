import { button, note, paragraph, thanks, type House, type Letter } from './letter.ts';

/** Told by mail as long as the person wants it: every one of these says where that is changed. */
const stopping = ({ origin }: House): string =>
  `メールでのお知らせは、アカウント設定で止められます。\n${origin}/settings/account`;

export const followReceived = (
  { followerName, companyName }: { readonly followerName: string; readonly companyName: string },
  house: House,
): Letter => ({
  subject: `【つむぎ】${companyName}の${followerName}さんがあなたをフォローしました`,
  greeting: thanks,
  blocks: [
    paragraph(`${companyName}の${followerName}さんが、あなたをフォローしました。`),
    paragraph('新しい作品を公開したり、仕事の状況を変えたりすると、フォローしている人に伝わります。'),
    button('フォローしている人を見る', `${house.origin}/following`),
    note(stopping(house)),
  ],
  reason:
    'このメールは、お知らせの設定で「フォロー」をメールで受け取ることになっているためお送りしています。',
});
