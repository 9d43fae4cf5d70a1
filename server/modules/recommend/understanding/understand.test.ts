import { expect, test } from 'vitest';
import { understand } from './understand.ts';
import type { Tag } from './understand.ts';

const prefectures = [
  ['北海道', '北海道・東北'],
  ['宮城県', '北海道・東北'],
  ['東京都', '関東'],
  ['神奈川県', '関東'],
  ['石川県', '中部'],
  ['京都府', '近畿'],
  ['大阪府', '近畿'],
  ['兵庫県', '近畿'],
  ['福岡県', '九州・沖縄'],
  ['沖縄県', '九州・沖縄'],
].map(([name = '', region = '']) => ({ name, region }));

const told = (need: string): string[] =>
  understand(need, { prefectures }).map(({ isExcluded, label }) => `${isExcluded ? '×' : ''}${label}`);

const cases: readonly (readonly [need: string, understood: readonly string[]])[] = [
  [
    '金沢の菓子屋です。来春、新しい干菓子を出します。箱は紙屋さんと組む予定ですが、名前の文字と印を一緒に考えてくれる人がいません。派手にはしたくない。活版か、そう見える刷り方で。二月までに形にして、週に一度ほど画面越しに話せる方にお願いしたいです。',
    [
      '菓子・製パン',
      '来春',
      'パッケージ',
      '紙屋',
      'タイポグラフィ・作字',
      'ロゴ・VI',
      'シンプル',
      '活版印刷',
      '2月末まで',
      'リモート',
    ],
  ],
  ['写真ではなくイラストで。', ['×写真・レタッチ', 'イラスト']],
  ['写真と動画は除く。ロゴのみ。', ['×写真・レタッチ', '×映像・モーション', 'ロゴ・VI']],
  ['漫画は要りません。似顔絵だけ。', ['×漫画', '似顔絵']],
  ['写真よりもイラストがよいです。', ['×写真・レタッチ', 'イラスト']],
  ['パッケージの経験はなくてもよいです。', []],
  ['箱でなくてもかまいません。', []],
  ['東京以外の方。', ['×東京都']],
  ['大阪在住のカメラマン。', ['大阪府', '写真・レタッチ']],
  ['京都の喫茶店です。', ['飲食店・カフェ']],
  ['東京都内で打ち合わせできる方', ['東京都']],
  ['関西で対面できる方', ['京都府', '大阪府', '兵庫県', '出社・対面']],
  ['予算は30万円以内です。', ['総額30万円まで']],
  ['予算は三十万円以内です。', ['総額30万円まで']],
  ['予算３０万、ちらし。', ['総額30万円まで', 'グラフィック']],
  ['手取り20万円以上。', ['手取り20万円から']],
  ['予算は30万円以内、手取りで20万円以上。', ['総額30万円まで', '手取り20万円から']],
  ['時給5,000円〜8,000円。', ['時給5,000円〜8,000円']],
  ['月額15万円から。', ['月額15万円から']],
  ['350,000円(税抜)まで', ['総額35万円まで']],
  ['文庫を5万部刷ります。', ['装幀・ブックデザイン']],
  ['3月15日納品。', ['3月15日まで']],
  ['来月末までにお願いします。', ['来月末まで']],
  ['急ぎでバナー。', ['急ぎ', '広告・バナー']],
  ['四月から始めたい。', ['4月から']],
  ['週3日、平日の昼間に出社できる方', ['週24時間', '平日の日中', '出社・対面']],
  ['週に20時間、フルリモートで', ['週20時間', 'リモート']],
  ['副業の方も歓迎です。', ['副業']],
  ['Ａｆｔｅｒ　Ｅｆｆｅｃｔｓが使える方', ['After Effects']],
  ['イラレとフォトショ', ['Illustrator', 'Photoshop']],
  ['水彩の絵本', ['水彩', '手描き', '絵本・児童書']],
  ['日本酒のラベル', ['酒類', 'パッケージ']],
  ['居酒屋の品書き', ['飲食店・カフェ', 'グラフィック']],
  ['箱根の宿の看板', ['箱根', '宿泊・観光', 'サイン・空間']],
  ['印刷の入稿', ['印刷', 'DTP・印刷']],
  ['提灯の文字', ['提灯', 'タイポグラフィ・作字']],
  ['ﾁﾗｼをお願いします', ['グラフィック']],
  ['お願いします。', []],
  ['', []],
];

test.each(cases)('%s', (need, understood) => {
  const labels = told(need);
  expect([...labels].sort()).toEqual([...understood].sort());
});

/** Every place that is told lies in the text and is what was meant. */
test('where the text says it', () => {
  const need = 'ＵＩの分かる方。髙い「箱」ではなく、ｶﾌｪのロゴ👨‍👩‍👧‍👦を。';
  const said = ({ spans }: Tag) => spans.map(({ from, to }) => need.slice(from, to));
  expect(
    Object.fromEntries(understand(need, { prefectures }).map((tag) => [tag.key, said(tag)])),
  ).toMatchObject({
    'CATEGORY:UI・アプリ': ['ＵＩ'],
    'INDUSTRY:飲食店・カフェ': ['ｶﾌｪ'],
    'CATEGORY:ロゴ・VI': ['ロゴ'],
  });
});

test('whatever is typed is read', () => {
  const signs = [
    '%',
    '\\',
    '"',
    '(',
    '[',
    '*',
    '万',
    '円',
    '月',
    '〜',
    '👩‍🚀',
    '\u200b',
    '\ud800',
    'ｶﾞ',
    '週',
    '９',
  ];
  for (let seed = 1; seed < 400; seed += 1) {
    const text = Array.from(
      { length: 1 + (seed % 60) },
      (_, at) => signs[(seed * 31 + at * seed) % signs.length],
    ).join('');
    const tags = understand(text, { prefectures });
    for (const { spans } of tags)
      for (const { from, to } of spans) expect(0 <= from && from < to && to <= text.length).toBe(true);
  }
  expect(understand('写真と'.repeat(1_700), { prefectures }).length).toBeLessThan(20);
});
