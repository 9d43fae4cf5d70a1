import { describe, expect, test } from 'vitest';
import { noContents } from '../contents/contentsSql.ts';
import type { Contents, Kind } from '../contents/fields.ts';
import type { PostingCompany } from '../contents/gateSql.ts';
import { findingsOf } from './findings.ts';
import { holdRules } from './rules.ts';

const company: PostingCompany = {
  id: 'company',
  name: '株式会社灯台舎',
  status: 'ACTIVE',
  prefectureId: 1,
  city: '函館市',
  street: '末広町1-1',
  contactEmail: 'saiyo@todaisha.example',
  contactPhoneNumber: '+81312345678',
  contactFormUrl: null,
};
const found = (text: string, field: keyof Contents = 'offerDetail', kind: Kind = 'CONTRACT_UNIT') =>
  findingsOf(kind, { ...noContents, [field]: text }, company).map(({ rule, words }) => [rule, words]);

/** What each rule is there for. */
const forbidden = [
  ['MONEY_FROM_CREATOR', '登録料として5,000円をお支払いください。'],
  ['MONEY_FROM_CREATOR', '教材費はご負担いただきます。'],
  ['MONEY_FROM_CREATOR', '研修費用が3万円かかります。'],
  ['MONEY_FROM_CREATOR', '保証金を指定の口座に振り込んでいただきます。'],
  ['AGE_LIMIT', '35歳以下の方限定です。'],
  ['AGE_LIMIT', '応募条件:30歳未満'],
  ['AGE_LIMIT', '応募資格は40才までです。'],
  ['SEX_LIMIT', '【女性限定】やさしい絵のイラスト'],
  ['SEX_LIMIT', '女性限定'],
  ['SEX_LIMIT', '女性の方のみ応募できます。'],
  ['SEX_LIMIT', '応募は男性に限ります。'],
  ['SEX_LIMIT', '女性デザイナーのみ募集しています。'],
  ['UNPAID', '今回は無報酬でお願いします。'],
  ['UNPAID', '報酬は発生しませんが、実績になります。'],
  ['UNPAID', 'まずは無償でロゴを制作してください。'],
  ['UNPAID', '採用された方のみ報酬をお支払いします。'],
  ['OUTSIDE_CONTACT', 'LINE ID: todaisha_saiyo'],
  ['OUTSIDE_CONTACT', 'ＬＩＮＥで友だち追加してください。'],
  ['OUTSIDE_CONTACT', '詳しくはTelegramにご連絡ください。'],
  ['OUTSIDE_CONTACT', 'https://lin.ee/abcdef から登録'],
  ['OUTSIDE_CONTACT', '電話は090-1111-2222まで。'],
  ['OUTSIDE_CONTACT', '０９０１１１１２２２２に電話'],
  ['OUTSIDE_CONTACT', '応募は someone@freemail.example へ。'],
  ['EASY_MONEY', '誰でも簡単に稼げます。'],
  ['EASY_MONEY', 'ホワイト案件です。'],
  ['EASY_MONEY', '免許証の写真を送ってください。'],
  ['PENALTY', '途中で辞めた場合は違約金をお支払いいただきます。'],
  ['PENALTY', '納期に遅れたら罰金を請求します。'],
] as const;

/** What lawful companies write. */
const lawful = [
  '登録料や教材費は一切ありません。',
  '研修費用は会社が負担します。',
  '受講料を案内するページのデザインをお願いします。',
  '会員の年会費のお支払いを促すメールの文面です。',
  '生徒が教材費をお支払いいただく画面の設計です。',
  '機材費は当社が負担しますので、自己負担は不要です。',
  '30歳以下の女性に向けた化粧品のパッケージです。',
  '20歳未満の飲酒を防ぐポスターです。',
  '60歳未満の方を募集します(定年が60歳のため、例外事由1号)。',
  '読者は35歳以下が中心です。',
  '女性限定のフィットネスジムのロゴです。',
  '女性のみのチームが運営する喫茶店です。',
  '女性限定イベントのチラシを2種お願いします。',
  '男性の方も女性の方も歓迎します。',
  '女性の応募を歓迎します(均等法第8条のポジティブ・アクション)。',
  '無報酬での作業をお願いすることはありません。',
  '修正は2回まで無償でお願いします。',
  '素材は無料で提供します。',
  '無料で体験できるアプリのデザインです。',
  '無償で案を求めることはいたしません。',
  'LINEスタンプを8種、制作していただきます。',
  'LINE公式アカウントのリッチメニューのデザインです。',
  '友だち追加を促すLINE広告のバナーを3枚お願いします。',
  'やり取りはSlackで行います。',
  'オンラインの打ち合わせはZoomで行います。',
  'お問い合わせは03-1234-5678までお願いします。',
  '連絡先は saiyo@todaisha.example です。',
  '納品は design@todaisha.example へお送りください。',
  '稼働は週10-20時間、2026-12-01から2027-03-31までです。',
  '判型は182-257-12です。',
  '詐欺の手口に注意を促す動画です。「誰でも簡単に稼げる」という広告を題材にします。',
  '闇バイトを防ぐ啓発ポスターです。',
  '違約金はありません。',
  '当社が中途で解約する場合は、違約金を当社がお支払いします。',
  '20代から60代まで幅広い方が活躍しています。',
  '女性ファッション誌での経験がある方を歓迎します。',
  '5歳以下の子ども向け絵本の挿絵です。',
  '報酬は税抜12万円です。お支払いは納品の翌月末です。',
] as const;

describe('what holds an opening back', () => {
  test.each(forbidden)('%s: %s', (rule, text) => {
    expect(found(text).map(([name]) => name)).toContain(rule);
  });

  test.each(lawful)('leaves alone: %s', (text) => {
    expect(found(text)).toEqual([]);
  });

  test('what is asked of people is read more strictly than what is told of the work', () => {
    expect(found('30歳以下', 'jobRequirements', 'FULL_TIME')).toEqual([['AGE_LIMIT', '30歳以下']]);
    expect(found('女性限定', 'jobRequirements', 'HOURLY_RATE')).toEqual([['SEX_LIMIT', '女性限定']]);
    expect(found('長期勤続によるキャリア形成のため35歳以下', 'jobRequirements', 'FULL_TIME')).toEqual([]);
  });

  test('a finding names its field, the words and the sentence; the contact itself is no finding', () => {
    const contents = {
      ...noContents,
      title: '看板の意匠',
      offerDetail: '看板を2枚お願いします。登録料として5,000円をお支払いください。',
      contactEmail: 'other@elsewhere.example',
      contactPhoneNumber: '+819011112222',
      questions: [{ id: 'q', questionText: 'LINE IDは何ですか' }],
    };
    expect(findingsOf('CONTRACT_UNIT', contents, company)).toEqual([
      {
        rule: 'MONEY_FROM_CREATOR',
        field: 'offerDetail',
        label: '仕事の内容',
        words: '登録料として5,000円をお支払いください',
        passage: '登録料として5,000円をお支払いください。',
      },
      {
        rule: 'OUTSIDE_CONTACT',
        field: 'questions',
        label: '質問1',
        words: 'LINE IDは',
        passage: 'LINE IDは何ですか',
      },
    ]);
    expect(found('電話は090-1111-2222まで。')).toHaveLength(1);
    expect(
      findingsOf(
        'CONTRACT_UNIT',
        { ...contents, offerDetail: '電話は090-1111-2222まで。', questions: [] },
        company,
      ),
    ).toEqual([]);
  });

  test('every rule says by what', () => {
    for (const { title, why } of holdRules) {
      expect(title).toMatch(/可能性があります$/u);
      expect(why).toMatch(/(規約|法)/u);
    }
  });
});
