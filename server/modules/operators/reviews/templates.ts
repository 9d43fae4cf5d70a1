/** The six points, as the page and the guide for reviewers number them. */
export const reviewPoints = [
  '制作した本人の作品である',
  '依頼主が公開を許可している',
  '写っている人の許可がある',
  '他人の権利を侵害していない',
  '分野と業種が合っている',
  '画像が見るに堪える大きさ',
] as const;

export interface RejectionTemplate {
  readonly key: string;
  /** The point that it answers. */
  readonly point: number;
  readonly title: string;
  /** What the author reads, to be adapted. */
  readonly text: string;
}

/** Beginnings, each of which says what to mend and that the rest may stay. */
export const rejectionTemplates: readonly RejectionTemplate[] = [
  {
    key: 'scope',
    point: 1,
    title: 'どこを担当したかを書き添えてください',
    text: '担当範囲から、ご本人が制作された部分を確認できませんでした。どの部分を担当されたかを担当範囲に書き添えて、もう一度審査を申請してください。ほかの内容に問題はありません。',
  },
  {
    key: 'consent',
    point: 2,
    title: '依頼主の公開許可を書き添えてください',
    text: '依頼主のある作品のようですが、公開の許可を確認できませんでした。許可を得ている場合は、その旨を説明に書き添えて、もう一度審査を申請してください。ほかの内容に問題はありません。',
  },
  {
    key: 'face',
    point: 3,
    title: '写っている人の顔を外すか、許可を書いてください',
    text: '画像に、お客さまなどの顔が写っています。外すか、許可を得たことを説明に書き添えて、もう一度審査を申請してください。ほかの内容に問題はありません。',
  },
  {
    key: 'rights',
    point: 4,
    title: '他の方の権利に触れる素材を外してください',
    text: '画像に、他の方が権利を持つ素材が含まれているようです。外すか、使用の許可を得ていることを説明に書き添えて、もう一度審査を申請してください。ほかの内容に問題はありません。',
  },
  {
    key: 'field',
    point: 5,
    title: '分野と業種を選び直してください',
    text: '選ばれている分野または業種が、作品の内容と合っていないようです。選び直して、もう一度審査を申請してください。ほかの内容に問題はありません。',
  },
  {
    key: 'size',
    point: 6,
    title: '画像の長辺を1,200px以上にしてください',
    text: '画像が小さく、細部を確認できませんでした。長辺が1,200px以上の画像に差し替えて、もう一度審査を申請してください。ほかの内容に問題はありません。',
  },
];
