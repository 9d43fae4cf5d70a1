import type { HoldRuleName } from './holdFields.ts';

/**
 * What holds an opening back when it is published, until somebody of the house has looked at it. A rule names what the law or the terms
 * forbid; it looks at one sentence at a time, so that what a sentence denies, or says of the goods instead of the people, is left alone.
 */
export interface HoldRule {
  readonly name: HoldRuleName;
  /** As its company and the house read it. */
  readonly title: string;
  /** By what, in the words of the terms or the law. */
  readonly why: string;
  /** Any of them in a sentence is a finding. */
  readonly finds: readonly RegExp[];
  /** A sentence with any of these is none. */
  readonly spares?: readonly RegExp[];
  /** Only of what is asked of people, where the fields of the work itself often speak of others: customers, readers. */
  readonly ofPeople?: readonly RegExp[];
}

const denied =
  /(ありません|いたしません|致しません|しません|ございません|不要|かかりません|無し|なし|禁止|防ぐ|防止|対策|注意|負担(し|いたし)ます|当社(が|で)?負担|弊社(が|で)?負担|会社(が|で)?負担|支給)/u;
const fee =
  '(?:登録料|登録費|入会金|入会費|年会費|会費|教材費|教材代|保証金|預り金|受講料|受講費|研修費用?|講習費用?|審査料|手付金|システム利用料)';
const asked =
  '(?:お?支払い?(?:を|が)?(?:いただ|頂|ください|下さい|お願い|必要)|支払って(?:いただ|頂|ください|下さい)|(?:お?振込み?|お?振り込み)(?:を)?(?:いただ|頂|ください|下さい|お願い)|振り込んで|ご負担|自己負担|自費|いただきます|頂きます|頂戴し|必要です|必要になります|必要となります|かかります|購入して(?:いただ|頂|ください|下さい))';
const onlyOne = '(?:女性|男性|女子|男子)';
const people =
  '(?:の方|の人|の経験者|スタッフ|デザイナー|クリエイター|イラストレーター|ライター|エンジニア)?';
const application = '(?:募集|応募|採用|対象者|歓迎|ご応募|エントリー)';
const youngerThan = '[1-7][0-9](?:歳|才)(?:以下|未満|まで)';
const handle =
  '(?:LINE|ライン|カカオ(?:トーク)?|KakaoTalk|Telegram|テレグラム|WhatsApp|WeChat|Signal|シグナル)';

export const holdRules: readonly HoldRule[] = [
  {
    name: 'MONEY_FROM_CREATOR',
    title: 'クリエイターにお金を求めている可能性があります',
    why: '会社の利用規約 第7条「正当な理由なく物の購入やサービスの利用を強制すること、金銭や役務を提供させること」。職業安定法でも、応募した人からの報酬の受け取りは禁じられています。',
    finds: [new RegExp(`${fee}[^、]{0,14}${asked}`, 'u'), new RegExp(`${fee}として[^、]{0,12}円`, 'u')],
    spares: [denied, /(お客(様|さま)|会員|生徒|受講生|参加者|利用者|ユーザー|施主|借主|入居者)/u],
  },
  {
    name: 'AGE_LIMIT',
    title: '年齢で応募を制限している可能性があります',
    why: '会社の利用規約 第7条「性別、年齢、国籍、障害、妊娠や育児などを理由に、合理的な理由なく不利に扱うこと」。正社員の募集では、労働施策総合推進法により、年齢の制限は例外事由がある場合に限られます。',
    finds: [
      new RegExp(`${youngerThan}${people}(?:限定|のみ|に限|を${application}|で${application})`, 'u'),
      new RegExp(`(?:応募|募集)(?:資格|条件|対象)?[^、]{0,8}${youngerThan}`, 'u'),
      /若い(方|人)(限定|のみ|に限)/u,
    ],
    ofPeople: [new RegExp(youngerThan, 'u')],
    spares: [
      /(例外事由|定年|長期勤続|キャリア形成|省令|施行規則)/u,
      /(お客(様|さま)|読者|ユーザー|利用者|ターゲット|来場者|参加者|子ども|学生|向け)/u,
    ],
  },
  {
    name: 'SEX_LIMIT',
    title: '性別で応募を制限している可能性があります',
    why: '会社の利用規約 第7条「性別、年齢、国籍、障害、妊娠や育児などを理由に、合理的な理由なく不利に扱うこと」。正社員の募集では、男女雇用機会均等法により、性別を条件にできません。',
    finds: [
      new RegExp(`${onlyOne}${people}(?:限定|のみ|だけ)(?:で|の|を)?${application}`, 'u'),
      new RegExp(
        `${application}(?:資格|条件|対象)?(?:は|:|：)?${onlyOne}${people}(?:限定|のみ|に限|だけ)`,
        'u',
      ),
      new RegExp(`${onlyOne}${people}に限(?:ります|らせて|定)`, 'u'),
      new RegExp(`^[\\s【《\\[(\\uFF08]*${onlyOne}${people}(?:限定|のみ)[】》\\])\\uFF09]`, 'u'),
      new RegExp(`^[\\s・※*]*${onlyOne}${people}(?:限定|のみ)$`, 'u'),
    ],
    ofPeople: [new RegExp(`${onlyOne}${people}(?:限定|のみ)(?!の)`, 'u')],
    spares: [
      /(ポジティブ・?アクション|均等法|特例)/u,
      /(お客(様|さま)|会員|読者|ユーザー|利用者|ターゲット|参加者|向け)/u,
    ],
  },
  {
    name: 'UNPAID',
    title: '報酬のない仕事を求めている可能性があります',
    why: '会社の利用規約 第3条「無報酬で完成物の制作を求めること」。募集には、支払う報酬を記載する必要があります。',
    finds: [
      /無報酬/u,
      /(ノーギャラ|タダ働き)/u,
      /(報酬|お支払い|ギャラ|謝礼)(は|が)?(ありません|ございません|発生しません|発生いたしません|出ません|お支払いできません|なしで|無しで)/u,
      /(無償|無料|0円|０円)で(の)?[^、]{0,12}(制作|作成|デザイン|執筆|撮影|ご協力|提出)(を|して|いただ|頂|お願い|ください)/u,
      /(採用(された|となった)|選ばれた)(方|案|場合|作品)(に)?(のみ|だけ)[^、]{0,10}(報酬|お支払い|支払い)/u,
    ],
    spares: [
      /無報酬.*(ません|ない|断る|断って|禁止|防)/u,
      /(無償|無料)で[^、]{0,24}(ありません|いたしません|しません|ございません|ことはない)/u,
      /(修正|直し|微調整|リテイク|素材|フォント|研修|体験|配布)/u,
    ],
  },
  {
    name: 'OUTSIDE_CONTACT',
    title: '応募者を外部の連絡先へ誘導している可能性があります',
    why: '応募は、つむぎの応募フォームで受け付けます。会社の連絡先は「連絡先」の欄に記載してください(会社の利用規約 第2条)。連絡をほかのアプリに移すように求める募集は、詐欺や闇バイトに使われることがあります。',
    finds: [
      new RegExp(`${handle}\\s*(?:の)?\\s*(?:ID|アイディー|アカウント)\\s*(?:は|:|：|[@＠])`, 'iu'),
      new RegExp(
        `${handle}[^、]{0,14}(?:友(?:だち|達)追加|追加|登録|連絡|応募|問い?合わせ|メッセージ)(?:を)?(?:して(?:ください|下さい)|(?:お願い(?:し|いたし|致し)ます)|ください|下さい|をお送り)`,
        'iu',
      ),
      /(?:lin\.ee|line\.me|t\.me|wa\.me)\//iu,
    ],
    spares: [/(しないで|せずに|お控え|ご遠慮|公式アカウント|リッチメニュー|スタンプ|バナー)/u],
  },
  {
    name: 'EASY_MONEY',
    title: '仕事の内容を偽った募集の可能性があります',
    why: '利用規約 第8条「うその募集、報酬の額や仕事の内容を偽った募集をすること」。犯罪の実行役を集める募集に使われる表現です。',
    finds: [
      /(誰でも|\u3060れでも|必ず|確実に|簡単に|スマホ(だけ|1台)で)[^、]{0,10}(稼げ|儲か|もうか|高収入)/u,
      /(ホワイト案件|裏バイト|闇バイト|叩き案件|受け子|出し子)/u,
      /(口座|通帳|キャッシュカード|携帯|スマホ)(を|の)[^、]{0,8}(貸して|買い取り|買取|売って|譲って|名義)/u,
      /(免許証|身分証|マイナンバーカード|保険証)[^、]{0,12}(写真|画像|コピー)[^、]{0,8}(送って|送付|送信)(ください|下さい|いただ|頂)/u,
    ],
    spares: [/(注意|防ぐ|防止|対策|啓発|撲滅|ありません|という(広告|手口|勧誘|言葉|うたい文句))/u],
  },
  {
    name: 'PENALTY',
    title: 'あらかじめ違約金を定めている可能性があります',
    why: '会社の利用規約 第7条「クリエイターに責任がないのに、(中略)報酬を減らすこと」。正社員の募集では、労働基準法第16条により、違約金を定めること自体が禁じられています。',
    finds: [
      /(違約金|罰金|ペナルティ)[^、]{0,16}(お?支払い?いただ|支払って|請求|申し受け|いただきます|頂きます|発生します|科し|課し|差し引)/u,
    ],
    spares: [denied, /(当社|弊社)が[^、]{0,6}支払/u, /(お客(様|さま)|会員|利用者|ユーザー|借主)/u],
  },
];

export function holdRule(name: HoldRuleName): HoldRule {
  const rule = holdRules.find((one) => one.name === name);
  if (!rule) throw new Error(`There is no rule ${name}.`);
  return rule;
}
