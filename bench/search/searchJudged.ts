/**
 * What people look for in the demo town, and what they mean: written before the ranking was tuned. A line is the way it is typed, the
 * words, and a piece of each title that answers them, the best before `/`, what helps after it.
 */
const lines = `
exact:月影明朝:月影明朝
exact:喫茶ドット:喫茶ドット
exact:汽水茶:汽水茶
exact:余白展:余白展
exact:瀬戸内航路図:瀬戸内航路図
exact:北浜図書館:北浜図書館
exact:灯台百基の一覧図:灯台百基
exact:手ぬぐい「波紋」:波紋
exact:しぼり雪:しぼり雪
exact:もり番:もり番
exact:水族館の売店:水族館の売店
exact:季刊『港と暮らし』第七号:港と暮らし
exact:雨宿りの順番:雨宿りの順番
exact:ささめき合唱団:ささめき合唱団
exact:装画「猫の留守番」:猫の留守番
exact:金沢「雪つり」の化粧箱:雪つり
exact:商店街の看板猫:看板猫
exact:決済アプリの起動映像:決済アプリ
exact:人形芝居:人形芝居
exact:市立病院 部署の色分け:市立病院
half:月影:月影明朝
half:みんちょ:月影明朝
half:瀬戸内:瀬戸内航路図;瀬戸内 海の芸術週間;瀬戸内映画祭
half:てぬぐ:手ぬぐい
half:かっぱ:活版暦/朝の十枚
half:にのみや:二宮酒造
half:くまさ:くまさんのかさ
half:ゆかた:浴衣地
half:せんと:銭湯
half:すいぞ:水族館
half:だいこ:だいこく
half:やまな:山凪珈琲
half:ふろし:ふろしき;風呂敷
half:しんりょ:港の診療所
half:ほしの:八女茶「星野」
half:かけい:家計簿アプリ
half:つみき:積木の町;積み木の静物
half:どうぶ:動物園の足あと図鑑
kana:つきかげみんちょう:月影明朝
kana:かっぱんごよみ:活版暦
kana:せんとう:銭湯めぐり;番台帳
kana:にのみやしゅぞう:二宮酒造
kana:ひがし:干菓子「小石」
kana:ようかん:水ようかん
kana:としょかん:北浜図書館;小諸市立図書館;夜の図書館;山の図書室
kana:ろせんず:路線図
kana:かれんだー:活版暦;十二か月の数字
kana:フロシキ:ふろしき;宿の風呂敷
kana:ユカタ:浴衣地
kana:ﾃﾇｸﾞｲ:手ぬぐい
kana:にほんしゅ:二宮酒造 四季の瓶
kana:くしゅう:句集『霜の声』
kana:きょうりょう:橋をわたる声
kana:みんぞくてん:民俗展
kana:こうろず:瀬戸内航路図
kana:かみしばい:紙芝居
kana:そうてい:六冊の装幀;盤面と装丁
kana:すいさんしけんじょう:水産試験場
kana:エホン:ねこのいえ;くまさんのかさ;よるのとり
kana:けしょうばこ:雪つり
kana:かふぇ:喫茶「灯台」;喫茶ドット;山凪珈琲
kana:びじゅつ:海の芸術週間
kana:ぺっと:動物園/看板猫
romaji:tsukikage:月影明朝
romaji:tukikage:月影明朝
romaji:sento:銭湯
romaji:sentou:銭湯
romaji:tenugui:手ぬぐい
romaji:furoshiki:ふろしき;風呂敷
romaji:hurosiki:ふろしき;風呂敷
romaji:koyomi:活版暦;豆と暦
romaji:yukata:浴衣地
romaji:toshokan:図書館
romaji:tosyokan:図書館
romaji:sanpo:みちくさ
romaji:kakeibo:こつこつ
romaji:wagashi:干菓子;生菓子の十二か月;菓子舗みなも
romaji:lighthouse:灯台
romaji:ehon:ねこのいえ;くまさんのかさ;よるのとり
romaji:soga:装画
romaji:kyuushoku:給食室の一日
romaji:kissa:喫茶
romaji:bungaku:詩の全集
romaji:eigasai:瀬戸内映画祭
two:芝居 ポスター:ふたりの終電/影の郵便局
two:2026年 活版暦:活版暦
two:二〇二六年 暦:活版暦
two:図書館 サイン:小諸市立図書館のサイン計画;北浜図書館 三階のサイン
two:絵本 くまさんの傘:くまさんのかさ
two:銭湯 アプリ:銭湯めぐりアプリ
two:小説 装画:雨宿りの順番;遠い台所;測量士の休暇;きつね火/装画
two:茶 缶:八女茶「星野」
two:家計簿 アプリ:こつこつ
two:宿 サイト:山あいの宿;薪の宿
two:包み紙 柄:積木の町
two:石けん パッケージ:石けん
two:看板 文房具:余分
two:映画 ポスター:瀬戸内映画祭;港の午後;回顧特集
two:駅 のりかえ:北港駅
two:地図 台所:港町の台所地図
two:ゲーム 駄菓子:駄菓子屋の玉
two:病院 サイン:市立病院/港の診療所
two:陶器 サイト:美濃の三つの窯
two:ラベル 酒:二宮酒造 四季の瓶;朝凪・夕映・夜釣
typo:月影明調:月影明朝
typo:てぬぐき:手ぬぐい
typo:ふろひき:ふろしき;風呂敷
typo:tenuguy:手ぬぐい
typo:tsukikagi:月影明朝
typo:つきかけみんちょう:月影明朝
typo:せんろう:銭湯
typo:しょうせつう:小説
typo:furoshki:ふろしき;風呂敷
typo:ポスタ:ポスター;告知
typo:きっさてん ろご:喫茶「灯台」
typo:コービー:珈琲
intent:子ども向け 挿絵 安い:ねこのいえ;くまさんのかさ;よるのとり;動物園の足あと図鑑;紙芝居
intent:ロゴ 和菓子 おしゃれ:菓子舗みなも
intent:お酒のラベルを作ってくれる人:二宮酒造;朝凪・夕映・夜釣
intent:かわいい キャラクター 猫:看板猫/猫の留守番;壺屋の猫
intent:飲食店のメニュー デザイン:喫茶/菓子舗みなも
intent:ちらし 音楽:告知;夜行列車の音楽/雑音
intent:病院の案内表示:港の診療所;市立病院
intent:書籍の表紙 依頼:装幀;小説;句集/文庫フェア
intent:スマホアプリの画面:アプリ
intent:旅館 ホームページ:山あいの宿;薪の宿
intent:観光 マップ かわいい:瀬戸内航路図;自転車七十キロ;港町の台所地図
intent:年次報告書 グラフ:水道の一滴
intent:ゲームのドット絵:喫茶ドット;もり番;夕凪ランナー
intent:文字のデザイン 手書き:作字;ざわざわ
intent:化粧品 パッケージ 高級:洗面の三本;髪油
`;

export interface Judged {
  readonly way: string;
  readonly query: string;
  readonly best: readonly string[];
  readonly helping: readonly string[];
}

export const judged: readonly Judged[] = lines
  .trim()
  .split('\n')
  .map((line) => {
    const [way = '', query = '', titles = ''] = line.split(':');
    const [best = '', helping = ''] = titles.split('/');
    return { way, query, best: best.split(';'), helping: helping === '' ? [] : helping.split(';') };
  });
