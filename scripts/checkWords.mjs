// The spellings and phrases of the interface : fails on those that the house does not use, and says what to write.
//   node scripts/checkWords.mjs [ROOT]
// Japanese stands only in strings, templates and JSX here, so every line of code is read without its comments.
import fs from 'node:fs';
import path from 'node:path';
import { root as repository } from './lib/place.mjs';

const root = path.resolve(process.argv[2] ?? repository);

const noSpace = 'no space between Latin and Japanese';

/** What is not written, and what is written instead. */
const ruled = [
  [/さが[すしせそ]/, '探す、検索'],
  [/しぼ[るりっ]/, '絞り込む'],
  [/(?<![ぁ-ん])ひら[くきけい]/, '開く'],
  [/えら[ぶびん]/, '選ぶ'],
  [/確かめ/, '確認する'],
  [/きょう/, '今日'],
  [/やりと[りる]/, 'やり取り'],
  [/フォルダ(?!ー)/, 'フォルダー'],
  [/(?<![ぁ-ん])いま[のは]/, '現在の、現在は'],
  [/だれ/, '誰'],
  [/やめる/, 'キャンセル、中止する'],
  [/道具/, 'ツール'],
  [/会話/, 'メッセージ'],
  [/返事/, '返信'],
  [/仕上がり/, 'プレビュー'],
  [/題名/, '募集タイトル'],
  [/募集を終え/, '募集を終了する'],
  [/(?<![新旧出初])版[がで](?!は)/, 'バージョン'],
  [/(募集|応募|作品|メモ|依頼|プロフィール|アドレス|ページ)[をで]直す/, '編集する、修正する'],
  [/契約の形|支払いの形|給与の形/, '契約形態、給与形態'],
  [/下の帯|主な場所/, 'メインメニュー、サイト内メニュー'],
  [/自分のページ/, 'マイページ'],
  [/(応募|見送り|会社から|返信)の言葉|への言葉|への?ことば/, 'メッセージ'],
  [/書き残す/, '保存'],
  [/書くのを続ける/, '編集に戻る'],
  [/公開前に確認する/, '公開前の確認へ'],
  [/情報の時点/, '掲載情報の基準日'],
  [/渡せる素材|素材の中身/, '支給素材、支給素材の内容'],
  [/(?<!制作)実績としての公開/, '制作実績としての公開'],
  [/見せる相手/, '公開範囲'],
  [/だけ(?=['"])(?<=(?:会員|会社|知る人)だけ)/, '会員のみ、指定した会社のみ'],
  [/審査に出/, '審査を申請する'],
  [/近い(仕事|作品)/, '似ている仕事、似ている作品'],
  [/ここまでが、/, 'すべて表示しました。'],
  [/暗号にして/, '暗号化して'],
  [/受け取り口座/, '振込先口座'],
  [/フォローしてくれて/, 'フォロー中の'],
  [/(?<!を)すんで/, '登録済み、完了'],
  [/打ちまちが/, '入力が間違っている'],
  [/どの仕事でも/, '分野を問わず'],
  [/条件が合えば(?=['"])/, '条件が合えば検討'],
  [/[一二三四五六七八九十]+[点件社問]|[一二三四五六七八九十]+日以内/, '1点、14日'],
  [/\d–[\d$]|\}–\$\{/, '20〜30、33万〜46万円'],
  [/(?<![\d/])-\d[\d,]*円/, '−(U+2212)'],
  [/[A-Za-z] (?=[ぁ-んァ-ヶ一-龠])|[ぁ-んァ-ヶ一-龠] (?=[A-Za-z])/, noSpace],
];

/** What may say it: the words are typed by people, or belong to the law or to a headline. */
const allowed = new Map([['src/ui/fields/parseDate.ts', /きょう/]]);

/** The terminal and the developers' own pages set paths, options and names apart by spaces, as English sentences do. */
const setsNamesApart = (file, line) =>
  /^(scripts\/|server\/(main|ops|config)\.ts$|server\/http\/|server\/modules\/operators\/)|([oO]peratorCommands|decideLeads)\.ts$/.test(
    file,
  ) || /[a-z]+ [a-z]+ /.test(line);

/** The demo's people speak for themselves, and tests try what people type. */
const unread =
  /(^|\/)(__generated__|testing|migrations|demo|demo-art|dev-ui)\/|\.test\.tsx?$|(^|\/)(testing|contract|test[A-Z]\w*)\.tsx?$|^scripts\/checkWords\.mjs$/;

const sources = (folder) => {
  const absolute = path.join(root, folder);
  if (!fs.existsSync(absolute)) return [];
  return fs
    .readdirSync(absolute, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(tsx?|mjs)$/.test(entry.name))
    .map((entry) =>
      path
        .relative(root, path.join(entry.parentPath ?? entry.path, entry.name))
        .split(path.sep)
        .join('/'),
    )
    .filter((file) => !unread.test(file))
    .sort();
};

/** Comments give way to nothing, their lines stay. */
const withoutComments = (text) =>
  text
    .replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ''))
    .replace(/(^|\s)\/\/.*$/gm, '$1');

const isJapanese = /[぀-ヿ一-鿿]/;
const page = fs.existsSync(path.join(root, 'index.html')) ? ['index.html'] : [];
let found = 0;

for (const file of [...page, ...['src', 'server', 'scripts'].flatMap(sources)]) {
  const lines = withoutComments(fs.readFileSync(path.join(root, file), 'utf8')).split('\n');
  for (const [at, line] of lines.entries()) {
    if (!isJapanese.test(line)) continue;
    for (const [wrong, right] of ruled) {
      const hit = wrong.exec(line);
      if (hit === null || allowed.get(file)?.test(hit[0])) continue;
      if (right === noSpace && setsNamesApart(file, line)) continue;
      found += 1;
      console.log(`${file}:${at + 1}: 「${hit[0]}」 → ${right}`);
    }
  }
}

if (found > 0) console.log(`${found} spellings that the interface does not use`);
process.exitCode = found > 0 ? 1 : 0;
