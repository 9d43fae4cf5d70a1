import type { DemoChange, DemoEngagement } from './types.ts';

/** 仕事: what became of the accepted offers, in every state. */
export const demoEngagements: readonly DemoEngagement[] = [
  { offerKey: 'f01', state: 'RECEIVED', daysAgo: 92, note: '図案十二点と表紙、刷り色の指定をお送りします。' },
  {
    offerKey: 'f02',
    state: 'CORRECTION_ASKED',
    daysAgo: 3,
    note: 'のし紙三種の初校です。挨拶状は明朝の太さを二案入れています。',
    words:
      'のし紙の「内祝」だけ、左右の余白が書面の寸法より三ミリ狭くなっています。ほかの二種はこのままで進めてください。',
  },
  {
    offerKey: 'f07',
    state: 'ACCEPTED',
    daysAgo: 41,
    note: '盤面五枚、特装箱、冊子四十頁の入稿データ一式です。',
  },
  { offerKey: 'f08', state: 'UNDER_WAY', daysAgo: 0 },
  {
    offerKey: 'f10',
    state: 'UNDER_WAY',
    daysAgo: 0,
    hours: ['一覧の絞り込みの設計', '実装との打ち合わせ', '地図の画面の試作'],
  },
  { offerKey: 'f11', state: 'RECEIVED', daysAgo: 97, note: '組み立て図と、三十分の一の模型の写真です。' },
  {
    offerKey: 'f12',
    state: 'UNDER_WAY',
    daysAgo: 0,
    hours: ['工房の撮影', '現像と選定', '採用サイトの頁の更新'],
  },
  {
    offerKey: 'f13',
    state: 'PAID',
    daysAgo: 37,
    note: '献立六種と包み紙の入稿データです。緯度と経度は海図で二度確かめました。',
  },
  {
    offerKey: 'f16',
    state: 'UNDER_WAY',
    daysAgo: 0,
    rounds: [
      {
        state: 'RECEIVED',
        daysAgo: 43,
        note: '実測の図と、配置の案を二通りお送りします。柱の傾きは図に書き込みました。',
        isInvoiced: true,
      },
      {
        state: 'DELIVERED',
        daysAgo: 2,
        note: '什器の図面十四枚です。引き出しの深さだけ、職人さんと決めてください。',
      },
    ],
  },
  {
    offerKey: 'f17',
    state: 'INVOICED',
    daysAgo: 57,
    note: '扉と目次四頁の入稿データです。罫の太さは〇・一二ミリで揃えました。',
    isInvoiced: true,
  },
  {
    offerKey: 'f18',
    state: 'ENDED_EARLY',
    daysAgo: 4,
    endNet: 52_000,
    words:
      'お二人の式が、ご家族の都合で来年の秋に延びました。図版の下絵四点分をお支払いし、ここでいったん終わりにさせてください。',
  },
];

/** Days count from when the offer itself was sent. */
export const demoChanges: readonly DemoChange[] = [
  {
    key: 'g01',
    offerKey: 'f16',
    when: '1 10:20',
    net: 510_000,
    deliveryAfterDays: 96,
    inspectionAfterDays: 103,
    paymentAfterDays: 150,
    milestones: [
      { title: '実測と配置の図', net: 120_000, deliveryAfterDays: 20, paymentAfterDays: 55 },
      { title: '什器の図面一式', net: 240_000, deliveryAfterDays: 58, paymentAfterDays: 94 },
      { title: '看板と取り付け', net: 150_000, deliveryAfterDays: 96, paymentAfterDays: 150 },
    ],
    publicity: '開店の日から、写真と図面の一部を公開してよい。',
    message:
      '新店の引き渡しが十日あまり延びました。看板の取り付けをその後にして、夜の立ち会いの分を加えます。',
  },
];
