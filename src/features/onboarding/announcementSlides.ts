export type SlidePicture = 'follow' | 'notice' | 'talk' | 'pick' | 'timeline';

interface Slide {
  readonly picture: SlidePicture;
  readonly title: string;
  readonly text: string;
}

/** Three slides for creators, two for companies. */
export const announcementSlides: Readonly<Record<'creator' | 'company', readonly Slide[]>> = {
  creator: [
    {
      picture: 'follow',
      title: '会社が、あなたをフォローできるようになりました。',
      text: '作品やプロフィールに目をとめた会社が、いつでもあなたのページに戻ってこられます。',
    },
    {
      picture: 'notice',
      title: 'フォローされると、お知らせが届きます。',
      text: 'どの会社かは「つながり」で確認できます。',
    },
    {
      picture: 'talk',
      title: 'あなたをフォローした会社には、あなたから話しかけられます。',
      text: '聞いてみたいことがあれば、会社のページからメッセージを送れます。',
    },
  ],
  company: [
    {
      picture: 'pick',
      title: '気になる人を、フォローできるようになりました。',
      text: '「フォローする」を押した人は「つながり」に並びます。',
    },
    {
      picture: 'timeline',
      title: '新しい作品が、タイムラインに届きます。',
      text: 'フォローしている人が仕事を探し始めたことも、ここで分かります。',
    },
  ],
};
