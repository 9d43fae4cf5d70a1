import { folded } from './folding.ts';

/**
 * The small dictionary of the trade: words that are looked for by one another. A line is one meaning; what stands first after `>` is found by
 * those before it, and not the other way round.
 */
const meanings = `
ロゴ、ロゴマーク、ロゴタイプ、VI、CI、シンボルマーク
VI、CI、ブランディング
ちらし、フライヤー、リーフレット
装丁、装幀、ブックデザイン
装画、挿画、挿絵>イラスト
表紙、カバー>装丁、装幀、装画
挿絵、さし絵、挿し絵
ポスター、poster
名刺、ショップカード
パッケージ、包装、箱、化粧箱
包み紙、包装紙
看板、サイン、サイネージ
のれん、暖簾
提灯、ちょうちん
作字、レタリング>書体
書体、フォント、タイプフェイス、タイポグラフィ
タイポ>タイポグラフィ
文字のデザイン、文字デザイン>作字、レタリング、タイポグラフィ
暦、カレンダー
冊子、パンフレット、ブックレット
本、書籍、単行本
漫画、マンガ、コミック
似顔絵、ポートレート
イラスト、イラストレーション
キャラクター、マスコット
ドット絵、ピクセルアート
動画、映像、ムービー
アニメ、アニメーション、モーション
写真、撮影、フォト
サイト、ホームページ、ウェブサイト、Webサイト、ウェブ、Web、LP
アプリ、アプリケーション
UI、UX、インターフェース
芝居、演劇、舞台、公演
祭、祭り、まつり
着物、和服、きもの
布、生地、テキスタイル、ファブリック
模様、柄、パターン、文様
家紋、紋、紋章
漆、漆器、塗り物
焼き物、陶器、陶磁器、うつわ、器
和菓子、わがし、お菓子、菓子、干菓子
子ども、子供、こども、キッズ、児童
子ども向け、子供向け、こども向け、キッズ>児童、絵本、子ども
児童書、児童文学>絵本
絵本>児童
印刷、プリント
活版、活版印刷、凸版
手描き、手書き、手描
水彩、水彩画
版画、木版、シルクスクリーン
お品書き、品書き、メニュー
年賀状、はがき、葉書、ポストカード
封筒、便箋>手紙
Tシャツ、ティーシャツ、シャツ
地図、マップ
図解、ダイアグラム、インフォグラフィック
立体、3D、3DCG
カフェ、喫茶、喫茶店、コーヒー、珈琲
飲食店、レストラン、食堂
酒、お酒、日本酒、にほんしゅ>酒蔵、酒造
旅館、宿、ホテル
病院、クリニック、診療所、医院
図書館、図書室
美容室、ヘアサロン
リモート、在宅、フルリモート
`
  .trim()
  .split('\n')
  .map((line) => line.split('>').map((side) => side.split('、')));

const others = new Map<string, Set<string>>();
for (const [both = [], oneWay = []] of meanings) {
  for (const word of both) {
    const key = folded(word).text;
    const known = others.get(key) ?? new Set();
    for (const other of [...both, ...oneWay]) {
      const form = folded(other).text;
      if (form !== key) known.add(form);
    }
    others.set(key, known);
  }
}

/** The dictionary as an engine of somebody else's takes it. */
export const tradeSynonyms: readonly (
  | { readonly words: readonly string[] }
  | { readonly word: string; readonly finds: readonly string[] }
)[] = meanings.flatMap(([both = [], oneWay = []]) => [
  ...(both.length > 1 ? [{ words: both }] : []),
  ...(oneWay.length > 0 ? both.map((word) => ({ word, finds: oneWay })) : []),
]);

/** What else a folded word is called in the trade, folded. */
export function synonymsOf(word: string): readonly string[] {
  return [...(others.get(word) ?? [])];
}

/** How the trade reads what the analyser reads otherwise, or knows in one of several readings only. */
export const tradeReadings: ReadonlyMap<string, readonly string[]> = new Map([
  ['明朝', ['ミンチョウ']],
  ['暦', ['コヨミ', 'ゴヨミ']],
  ['装幀', ['ソウテイ']],
  ['挿画', ['ソウガ']],
  ['装画', ['ソウガ']],
  ['作字', ['サクジ']],
  ['題字', ['ダイジ']],
  ['火袋', ['ヒブクロ']],
  ['夜', ['ヨ', 'ヨル']],
  ['市', ['イチ', 'シ']],
  ['町', ['マチ', 'チョウ']],
  ['灯', ['アカリ', 'トモシビ']],
  ['活版', ['カッパン']],
  ['箔', ['ハク']],
  ['色見本', ['イロミホン']],
  ['干菓子', ['ヒガシ']],
  ['練切', ['ネリキリ']],
  ['菓子市', ['カシイチ']],
  ['生成り', ['キナリ']],
  ['字', ['ジ']],
  ['絵', ['エ']],
  ['本', ['ホン']],
  ['家紋', ['カモン']],
  ['紋', ['モン']],
  ['館', ['カン', 'ヤカタ']],
  ['日本', ['ニホン', 'ニッポン']],
  ['明日', ['アス', 'アシタ']],
  ['風', ['カゼ', 'フウ']],
  ['空', ['ソラ', 'クウ']],
  ['水', ['ミズ', 'スイ']],
  ['山', ['ヤマ', 'サン']],
  ['店', ['ミセ', 'テン']],
  ['舗', ['ホ']],
  ['社', ['シャ', 'ヤシロ']],
]);
