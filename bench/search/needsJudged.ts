/**
 * What companies need of the demo town, and who of it fits: written from the creators' works and skills before the ranking was tuned. A
 * line is how it is said (in one line, at length, under conditions, with something that is not wanted), the need, and the user names of
 * who fits, the best before `/`, who would help after it. Who does not look for work stands in none.
 */
const lines = `
short|日本酒のラベル|otsuki_kento;koga_sake/kashiwagi_beer
short|図書館の案内サイン|isurugi_f/okudera_sign
short|絵本の挿絵|akari_ehon/amemiya_shizuku;saigusa_you
short|小説の装画|saigusa_you;amemiya_shizuku/kuramoto_book;iwaki_tabemono
short|文庫の装幀|kuramoto_book/chida_dtp;saigusa_you
short|喫茶店のロゴ|nagisa_sakaguchi/kusakabe_mark;kurata_shop
short|居酒屋の品書きと看板|kurata_shop/nagisa_sakaguchi
short|路線図|takato_rio/mizuki_trail;okudera_sign
short|登山道の地図|mizuki_trail/takato_rio;isurugi_f
short|芝居のポスター|asahina_stage/hayase_mio
short|レコードのジャケット|kuji_ren;narumi_sara/
short|和菓子の化粧箱|yui_okashi/hojo_wedding;otsuki_kento
short|クラフトビールの缶|kashiwagi_beer/otsuki_kento
short|化粧品の容器|koyano_saki/otsuki_kento;midorikawa_retouch
short|手ぬぐいの図案|kanon_fujishiro;higa_bingata/shoji_jin;hanafusa_madoka
short|ゲームのドット絵|riku_dot/
short|ゆるキャラ|honoka_stamp/akari_ehon
short|広告漫画|asaba_manga/
short|社員の似顔絵|sunagawa_nigaoe/asaba_manga
short|決算説明資料|tsujimura_slide/watarai_zukai
short|年次報告のグラフ|watarai_zukai/tsujimura_slide;hozumi_manabi
short|商品写真のレタッチ|midorikawa_retouch/enami_craft
short|結婚式の招待状|hojo_wedding/tsushima_kami
short|夏祭りのチラシ|negishi_matsuri/
short|短編アニメーション|tsuzuki_anime/nishina_motion
long|家計簿アプリを作り直します。利用者に話を聞いて、画面の流れから一緒に考えてくれる方を探しています。|sagara_nozomi/nagumo_ux;taku_nono;sena_hayato
long|山あいの小さな旅館です。予約できるホームページを新しくしたいので、写真の撮り方から相談できる人がいると助かります。|takizawa_web;taku_nono/gamo_natsuki
long|工場の生産管理の画面が使いにくいと言われています。表の多い業務システムの画面設計を得意とする方にお願いしたいです。|igarashi_sys/taku_nono
long|市立病院の院内案内を一新します。色とピクトグラムで迷わないサイン計画をお願いします。|okudera_sign;isurugi_f/
long|小さな農園です。いちごの箱と直売所の看板を、同じ雰囲気で作っていただきたいです。|noguchi_farm/otsuki_kento;takizawa_web;nagisa_sakaguchi
long|小学生向けの理科の教材を作っています。図解とカードをわかりやすく描ける方。|hozumi_manabi/watarai_zukai;tsushima_kami;akari_ehon
long|美術館で開く展覧会の告知ポスターです。文字を主役にした、静かなものにしたいと思っています。|hayase_mio/shoji_jin;ogasawara_arch;asahina_stage
long|郷土資料館の企画展です。展示の構成と什器の設計をお願いできる方を探しています。|azumi_space/enami_craft;ogasawara_arch
long|地域の広報誌を隔月で出しています。特集の写真構成と誌面のデザインを任せたいです。|mamiya_zasshi/chida_dtp
long|町史の本文を組んでいただける方。入稿と校正、印刷会社とのやり取りもお願いします。|chida_dtp/mamiya_zasshi;kuramoto_book
long|路線バスの車体と乗務員の制服、運用の手引きまで、会社の見た目をそろえたいです。|togashi_ci/nagisa_sakaguchi;kusakabe_mark
long|鉄工所の三代目です。家紋のような、飾りの少ないロゴマークを作り、商標も調べてほしいです。|kusakabe_mark/nagisa_sakaguchi
long|美濃の窯元です。器のブランドとカタログ、展示会の見せ方を考えてくれる人を求めています。|enami_craft/azumi_space;nagisa_sakaguchi
long|配膳ロボットの外装を検討しています。CADと質感の検討、完成予想の描画までお願いします。|niwa_product/manabe_cg
long|お弁当屋の包み紙に、料理の絵をたくさん描いてほしいです。|iwaki_tabemono/kanon_fujishiro;kurata_shop
long|電子音楽の演奏会の告知と、当日流す光の映像を作れる方。|narumi_sara/kuji_ren;nishina_motion
long|番組の題字を、動きのある手描き文字で作ってほしいです。|okochi_moji;nishina_motion/negishi_matsuri
long|窓口の手続きが複雑で困っています。住民の方を観察して、課題を図にまとめてくれる方。|nagumo_ux/sagara_nozomi;watarai_zukai
long|記念品として、切手のようなシールと、かるたを作りたいです。|tsushima_kami/katagiri_koyomi
long|来年の手帳と卓上の暦を出します。罫線や紙にこだわる方にお願いしたいです。|katagiri_koyomi/hayase_mio;tsushima_kami
long|植物の柄の壁紙とカーテンを作ります。水彩の繊細な絵が描ける方。|hanafusa_madoka/kanon_fujishiro
long|沖縄の土産物です。紅型の図案で風呂敷を作ってくださる方。|higa_bingata/kanon_fujishiro
long|建築事務所です。竣工した建物の図面を整理して、展覧会と冊子にまとめたいです。|ogasawara_arch/mamiya_zasshi
long|小児科の待合室に飾る絵と、予約できるウェブサイトをお願いしたいです。|gamo_natsuki/takizawa_web;taku_nono
long|積み木のような立体の静物を、ループする映像で見せたいです。|manabe_cg/nishina_motion
conditions|米袋のデザイン。フルリモートで、総額20万円まで。|noguchi_farm;otsuki_kento/
conditions|睡眠を記録するアプリの画面。アイコンと動きも。時給8,000円まで、週20時間。|sena_hayato/sagara_nozomi;taku_nono
conditions|求人広告のバナーを毎月5点。平日の日中に連絡が取れる方。|kiritani_ad/
conditions|島の観光マップ。9月までに、1枚15万円くらいで。|takato_rio/mizuki_trail;gamo_natsuki
conditions|Blenderで作る商品の立体イメージ。週10時間ほど。|manabe_cg;niwa_product/otsuki_kento;koyano_saki
conditions|InDesignで組む文芸誌。フルリモート。|mamiya_zasshi;chida_dtp/kuramoto_book
unwanted|酒のパッケージ。ビールではなく、日本酒や梅酒を手がけた方。|koga_sake;otsuki_kento/
unwanted|駅のサイン計画。ポスターは要りません。|okudera_sign;isurugi_f/togashi_ci
unwanted|書店のフェアの絵。漫画ではなく、静かな夜の風景を描ける方。|amemiya_shizuku;saigusa_you/kuramoto_book
unwanted|飲食店のロゴ。看板は決まっているので不要です。|nagisa_sakaguchi/kusakabe_mark;kurata_shop
`;

export interface JudgedNeed {
  readonly way: string;
  readonly need: string;
  readonly best: readonly string[];
  readonly helping: readonly string[];
}

const names = (list: string): string[] => list.split(';').filter((name) => name !== '');

export const judgedNeeds: readonly JudgedNeed[] = lines
  .trim()
  .split('\n')
  .map((line) => {
    const [way = '', need = '', fitting = ''] = line.split('|');
    const [best = '', helping = ''] = fitting.split('/');
    return { way, need, best: names(best), helping: names(helping) };
  });
