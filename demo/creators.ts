/** The sixty creators of the demo town. */
import type { DemoCreator, DemoEngagementType, DemoJobSeekingStatus, DemoOperationalAvailability, DemoOperationalHours, DemoRewardPrice, DemoWayOfWorking } from './types.ts'

const STATUS = { S: 'SEEKING', I: 'SEEKING_IF_YOU_HAVE_A_GOOD_OFFER', N: 'NOT_SEEKING' } as const satisfies Record<string, DemoJobSeekingStatus>
const ENGAGEMENT = { F: 'FREELANCE', C: 'CORPORATE', J: 'SIDEJOB' } as const satisfies Record<string, DemoEngagementType>
const HOURS: readonly DemoOperationalHours[] = ['LESS_THAN_10_HOURS_PER_WEEK', 'FROM_10_TO_20_HOURS_PER_WEEK', 'FROM_20_TO_30_HOURS_PER_WEEK', 'FROM_30_TO_40_HOURS_PER_WEEK', 'MORE_THAN_40_HOURS_PER_WEEK']
const AVAILABLE: Readonly<Record<string, DemoOperationalAvailability>> = { d: 'WEEKDAY_DAY_TIME', n: 'WEEKDAY_NIGHT_TIME', h: 'HOLIDAY' }
const WAYS: Readonly<Record<string, DemoWayOfWorking>> = { f: 'FLEXIBLE', r: 'FULL_REMOTE', o: 'OFFICE' }

const letters = <T>(text: string, table: Readonly<Record<string, T>>): readonly T[] =>
  [...text].flatMap((ch) => {
    const found = table[ch]
    return found === undefined ? [] : [found]
  })

type Row = readonly [
  /** 姓 名 せい めい */ name: string,
  userName: string,
  specialty: string,
  location: string,
  hobby: string,
  /** status, engagement, hours index, availability, ways: 'S F 2 dn fr' */ terms: string,
  company: string | undefined,
  /** category:type:yen, separated by spaces; type h = hourly, u = per piece */ prices: string,
  skills: string,
  tools: string,
  introduction: string,
]
const rows: readonly Row[] = [
  ['早瀬 みお はやせ みお', 'hayase_mio', 'グラフィック、題字', '埼玉県', '活字集め、川沿いの散歩', 'S F 2 d fr', undefined, 'グラフィック:u:350000 タイポグラフィ・作字:u:120000 :h:5500', 'ポスター、題字、組版、印刷立ち会い、活版', 'Illustrator、InDesign、活版印刷、Photoshop', '美術館や図書館の告知物を中心に、文字と紙だけで成り立つ印刷物をつくっています。下絵はまず原寸で、鉛筆で書きます。築地体の見本帳を眺めている時間がいちばん長いかもしれません。印刷所には必ず立ち会います。'],
  ['坂口 汀 さかぐち なぎさ', 'nagisa_sakaguchi', 'ロゴ・VI', '北海道', '灯台めぐり', 'I F 2 dn fro', undefined, 'ロゴ・VI:u:480000 ブランディング:u:900000', 'ロゴ設計、名刺・封筒、店舗まわり、指針づくり', 'Illustrator、Figma、InDesign', '函館で、店と会社のしるしをつくっています。依頼が来たら、まず開店から閉店まで一日お店に居させてもらいます。ロゴより先に、レシートや箸袋の置き場所を考えるほうです。'],
  ['大槻 健人 おおつき けんと', 'otsuki_kento', 'パッケージ', '福岡県', '利き茶、古い缶の収集', 'S F 3 d fr', undefined, 'パッケージ:u:420000 :h:6000', 'パッケージ、展開図、印刷加工、店頭什器', 'Illustrator、Photoshop、Blender、箔押し', '茶缶と酒瓶のラベルを年に三十ほど手がけます。展開図は自分で引き、見本は自分の手で折ります。棚に並んだときに隣の商品と喧嘩しないこと、家に持ち帰ってから少し好きになることを目標にしています。'],
  ['橘 いずみ たちばな いずみ', 'tachibana_izumi', '装幀、エディトリアル', '東京都', '古書市、鉛筆を削ること', 'N F 4 d o', undefined, '装幀・ブックデザイン:u:220000 エディトリアル:u:8000', '装幀、本文組、用紙選び、図版構成', 'InDesign、Illustrator、Photoshop', '書籍の装幀と雑誌の本文設計が仕事です。ゲラは三度読みます。読み終えてからでないと表紙の案が出てこない質なので、納期には少し余裕をいただけるとうれしいです。'],
  ['野々村 拓 ののむら たく', 'taku_nono', 'UI・アプリ、ウェブ', '東京都', '銭湯(年に二百軒)', 'S F 3 dn fr', undefined, 'UI・アプリ:h:7500 ウェブ:u:650000', '画面設計、試作、デザインシステム、実装', 'Figma、After Effects、Illustrator', '銭湯の番台のように、聞かれたらすぐ答えられる画面を目指しています。要件が固まる前から紙で画面を描き、三日目には触れるものをお渡しします。実装の方と同じ言葉で話せます。'],
  ['石動 文香 いするぎ ふみか', 'isurugi_f', 'サイン・空間', '長野県', '登山、地形図を読むこと', 'I F 2 d fo', undefined, 'サイン・空間:u:780000', 'サイン計画、ピクトグラム、現地調査、施工監理', 'Illustrator、AutoCAD、Rhinoceros', '図書館、病院、野営場など、人が迷う場所の仕事をしています。図面をもらう前に、まず迷いに行きます。矢印は少ないほどよいと考えています。'],
  ['藤代 かのん ふじしろ かのん', 'kanon_fujishiro', 'テキスタイル・柄', '京都府', '古着の解体', 'S F 2 dh fr', undefined, 'テキスタイル・柄:u:180000', '図案、型染め、配色、リピート設計', 'Illustrator、Procreate、シルクスクリーン、型染め', '手ぬぐい、包み紙、浴衣地の図案を描いています。版は二枚か三枚まで、と決めて考えるのが好きです。試し染めは工房の隅を借りて自分で行います。'],
  ['三枝 ゆう さいぐさ ゆう', 'saigusa_you', 'イラスト、装画', '神奈川県', '夕方の写真、フィルムカメラ', 'S F 3 dn r', undefined, 'イラスト:u:90000 装幀・ブックデザイン:u:150000', '装画、挿絵、配色、風景', 'Procreate、Photoshop、ガッシュ', '小説の装画と雑誌の挿絵を描いています。人物より、人がいなくなったあとの部屋や稜線を描くほうが得意です。ラフは三案、色は二案をお出しします。'],
  ['久慈 蓮 くじ れん', 'kuji_ren', 'ジャケット・音楽', '岩手県', 'レコード棚の整理', 'I F 2 nh fr', undefined, 'ジャケット・音楽:u:160000 映像・モーション:u:300000', 'ジャケット、盤面、歌詞カード、告知映像', 'Illustrator、Photoshop、After Effects', '音を先に三日聴いてから手を動かします。七インチから配信の小さな四角まで、どの寸法でも同じ音が鳴って見えるように組みます。盛岡で小さな企画も続けています。'],
  ['高遠 理央 たかとお りお', 'takato_rio', 'グラフィック、地図・図解', '香川県', '船旅、灯台の写真', 'S F 3 d fr', undefined, '地図・図解:u:260000 グラフィック:u:320000', '地図、図解、ポスター、取材', 'Illustrator、QGIS、InDesign', '瀬戸内の航路図や町の案内図をつくっています。実際に乗って、歩いて、時計で測ってから線を引きます。省略の理由を説明できる地図だけを納めています。'],
  ['堂本 千晶 どうもと ちあき', 'domoto_letters', 'タイポグラフィ・作字', '大阪府', '看板の採集', 'N F 1 n r', undefined, 'タイポグラフィ・作字:u:140000', '作字、書体設計、ロゴタイプ', 'Glyphs、Illustrator、毛筆', '一日一字、作字を続けて九年目です。商業の題字は月に二本までにしています。文字の骨格を崩さずに、温度だけを変えることに興味があります。'],
  ['相良 望 さがら のぞみ', 'sagara_nozomi', 'UI・アプリ', '千葉県', '散歩、家計簿', 'I J 0 nh r', '株式会社オトナリ', 'UI・アプリ:h:6800 UXリサーチ:h:6000', '画面設計、調査、文言、モーション', 'Figma、ProtoPie、Illustrator', '平日は事業会社で家計簿や散歩のアプリに携わり、夜と休日に小さなお手伝いをしています。使う人の一週間を日記で見せてもらうところから始めます。文言まで含めてご一緒できると力が出ます。'],
  ['篠原 結衣 しのはら ゆい', 'yui_okashi', 'パッケージ(菓子)', '石川県', '和菓子屋の喫茶めぐり', 'S F 3 d fr', undefined, 'パッケージ:u:280000', '化粧箱、掛け紙、しおり、配色', 'Illustrator、Procreate、活版印刷', '金沢で菓子の箱と掛け紙をつくっています。お菓子は必ず五個食べてから形を決めます。開けた人が最初に声を出す場所を、箱のどこに置くかを考えるのが好きです。'],
  ['滝沢 亮 たきざわ りょう', 'takizawa_web', 'ウェブ', '長野県', '薪割り', 'I F 2 d r', undefined, 'ウェブ:u:700000 :h:7000', '情報設計、画面設計、写真指示、実装', 'Figma、Photoshop、Illustrator', '宿と農園のサイトを十年つくってきました。撮影には同行し、文章は現地で聞いた言葉をできるだけそのまま使います。更新を続けられる仕組みまで含めてお渡しします。'],
  ['宮武 灯 みやたけ あかり', 'akari_ehon', '絵本・児童書', '香川県', '読み聞かせ', 'S F 2 d fr', undefined, '絵本・児童書:u:600000 イラスト:u:70000', '絵本、紙芝居、挿絵、キャラクター', 'Procreate、水彩、Photoshop', '週に一度、図書館で読み聞かせをしながら絵本を描いています。子どもが笑う頁と黙る頁を、その場で見て描き直します。動物は図鑑より先に動物園で描きます。'],
  ['安曇 直人 あずみ なおと', 'azumi_space', '展示・ディスプレイ', '愛知県', '模型づくり', 'I C 1 nh fo', '株式会社展創舎', '展示・ディスプレイ:u:900000', '展示構成、什器設計、照明計画、施工監理', 'Rhinoceros、AutoCAD、Illustrator、Blender', '博物館の企画展を年に四本、会社で担当しています。個人では小さな店の展示台や窓のしつらえを。三十分の一の模型をつくり、目線の高さを確かめてから寸法を決めます。'],
  ['小谷野 さき こやの さき', 'koyano_saki', 'パッケージ(化粧品)', '東京都', '石けん集め', 'S F 3 dn fr', undefined, 'パッケージ:u:450000 ブランディング:u:1200000', '容器設計、ラベル、ブランド設計、撮影指示', 'Illustrator、Blender、Photoshop、箔押し', '化粧品会社に八年勤め、独立しました。容器の金型代から逆算して提案できます。洗面台に半年置かれたときの汚れ方まで考えて、素材と文字の大きさを決めています。'],
  ['比嘉 悠真 ひが ゆうま', 'higa_bingata', 'テキスタイル・柄', '沖縄県', '三線、素潜り', 'S F 2 dh f', undefined, 'テキスタイル・柄:u:200000', '型染め、図案、染色、観光土産', '型染め、Procreate、Illustrator', '那覇の工房で紅型を学び、いまは土産物や宿の布を染めています。柄の名前は祖母から聞いた言葉で付けます。海の色だけは写真を見ずに、朝の浜で決めます。'],
  ['渡会 千尋 わたらい ちひろ', 'watarai_zukai', 'インフォグラフィック', '茨城県', '統計年鑑を読む', 'S F 3 d r', undefined, 'インフォグラフィック:u:180000 資料・スライド:u:12000', '図解、統計、記事、年次報告', 'Illustrator、Figma、Excel', '新聞社の図版部に十一年いました。元の数字まで遡り、誤差の書き方まで含めて図にします。驚かせるより、読み終えたあとに一つだけ覚えている図を目指します。'],
  ['真鍋 蒼 まなべ あおい', 'manabe_cg', '3DCG', '愛媛県', '粘土細工', 'S F 4 dn r', undefined, '3DCG:u:240000 アニメーション:u:480000', '立体造形、質感、照明、ループ映像', 'Blender、Substance 3D、After Effects、Photoshop', '角の丸い、触りたくなる立体をつくっています。粘土で形を決めてから画面に移すので、指の跡のような歪みが残ります。広告の静止画も、短い繰り返し映像も承ります。'],
  ['蔵本 史恵 くらもと ふみえ', 'kuramoto_book', '装幀・ブックデザイン', '山口県', '貸本屋の看板探し', 'I F 2 d r', undefined, '装幀・ブックデザイン:u:200000', '装幀、文庫、本文設計、紙', 'InDesign、Illustrator、シルクスクリーン', '小説と詩集を中心に、年に四十冊ほど装幀しています。カバーを外したときに、もう一度驚けることを大切にしています。紙の束見本を机に積んで考えます。'],
  ['市ノ瀬 陸 いちのせ りく', 'riku_dot', 'ゲーム・キャラクター', '福岡県', '古いゲーム機の修理', 'I C 1 nh r', '株式会社ランタンゲームス', 'ゲーム・キャラクター:u:150000', 'ドット絵、画面設計、背景、配色', 'Aseprite、Photoshop、Unity', '会社では探索ゲームの背景と画面を担当し、夜は自分の小さなゲームをつくっています。十六色で足りるなら十六色でやります。遊ぶ人が立ち止まる一画面を、一本に一枚は入れます。'],
  ['入江 ほのか いりえ ほのか', 'honoka_stamp', 'ゲーム・キャラクター', '三重県', '水族館の年間券', 'S F 2 dnh r', undefined, 'ゲーム・キャラクター:u:90000 イラスト:u:40000', 'キャラクター、スタンプ、グッズ、4コマ', 'CLIP STUDIO PAINT、Illustrator、Procreate', '商店街や信用金庫のキャラクターを描いています。名前と癖と苦手なものを決めてから、顔を描きます。着ぐるみになっても歩けるよう、足の幅はいつも広めです。'],
  ['仁科 達也 にしな たつや', 'nishina_motion', '映像・モーション', '東京都', '深夜の編集、ラーメン', 'S F 4 dn fr', undefined, '映像・モーション:u:550000 アニメーション:u:800000', '絵コンテ、モーション、題字アニメ、音付け', 'After Effects、Illustrator、Cinema 4D、Premiere Pro', '十五秒の中に、止めて飾れる瞬間を三つ入れます。絵コンテは紙で、音は先に仮を当てます。館内サイネージから配信番組の題字まで手がけてきました。'],
  ['榎並 梓 えなみ あずさ', 'enami_craft', 'ブランディング(工芸)', '岐阜県', '陶器市', 'I F 2 d f', undefined, 'ブランディング:u:850000 ロゴ・VI:u:300000', '工芸、商品企画、カタログ、展示会', 'Illustrator、InDesign、Lightroom', '窯元や木地師の見せ方を、値付けから一緒に考えています。作業場に三日通って、手の動きを書き留めるのが最初の仕事です。百年続く形に、今の名前を付けます。'],
  ['朝比奈 礼 あさひな れい', 'asahina_stage', 'グラフィック(映画・演劇)', '東京都', '小劇場通い', 'S F 3 n fr', undefined, 'グラフィック:u:180000 アートディレクション:u:400000', '宣伝美術、ポスター、パンフレット、題字', 'Photoshop、Illustrator、InDesign', '演劇と映画の宣伝美術を続けています。稽古場には二度行きます。台本を読んで描いた一案目と、役者の声を聞いて描いた二案目は、たいてい別のものになります。'],
  ['奥寺 雅人 おくでら まさと', 'okudera_sign', 'サイン・空間', '岩手県', '駅弁の掛け紙集め', 'S F 3 d fo', undefined, 'サイン・空間:u:600000 地図・図解:u:200000', 'ピクトグラム、駅、公共施設、施工監理', 'Illustrator、AutoCAD、Glyphs', '駅と病院のサインを二十年やっています。八メートル離れて、急いでいて、荷物を持っている人に読めるかどうか。それだけを、何度も現地で確かめます。'],
  ['岩城 なつみ いわき なつみ', 'iwaki_tabemono', 'イラスト(食)', '高知県', '市場の朝ごはん', 'S F 2 d r', undefined, 'イラスト:u:55000', '食の挿絵、図鑑、パッケージ用イラスト', 'Procreate、ガッシュ、Photoshop', '食べものばかり描いています。描く前に必ず料理して、湯気が消えるまでに線を取ります。レシピ本なら一冊で百二十点ほど、まとめてお受けできます。'],
  ['千田 恒一 ちだ こういち', 'chida_dtp', 'DTP・印刷', '宮城県', '輪転機の音を聞くこと', 'I F 4 d ro', undefined, 'DTP・印刷:u:3500 エディトリアル:u:6000', '組版、入稿、校正、印刷管理', 'InDesign、Illustrator、Acrobat、モリサワ', '地方紙の整理部と印刷所で合わせて二十六年。新聞、町史、名簿など、長くて正確さの要るものが得意です。ルビと脚注と表組みが多いほど燃えます。'],
  ['南雲 志保 なぐも しほ', 'nagumo_ux', 'UXリサーチ', '新潟県', '喫茶店で人の手元を見る', 'S J 1 nh r', '株式会社コトリ計画', 'UXリサーチ:h:8500', '聞き取り、観察、体験図、試験', 'Figma、Miro、Excel', '聞き取りは月に十二人まで。録音を聞き直し、言い淀んだところに印を付けます。報告書より、開発する人が次の日に使える一枚の図をお渡しします。'],
  ['桐谷 優 きりたに ゆう', 'kiritani_ad', '広告・バナー', '大阪府', '中吊り広告の観察', 'S F 3 dn r', undefined, '広告・バナー:u:18000 グラフィック:u:90000', 'バナー、広告、LP、コピー', 'Photoshop、Illustrator、Figma', '月に二百点ほどの広告を、数字を見ながらつくります。伸びた理由を毎週書き出して共有します。煽らない言葉でも成果が出ることを、三年かけて確かめてきました。'],
  ['鳴海 沙羅 なるみ さら', 'narumi_sara', 'ジャケット・音楽', '青森県', '海辺で録音', 'S F 2 n r', undefined, 'ジャケット・音楽:u:120000 映像・モーション:u:250000', 'ジャケット、告知、光の表現、映像', 'Photoshop、After Effects、TouchDesigner', '輪郭のない光の絵で、音楽のまわりをつくっています。スキャナーに水を張った皿を置いて撮ることが多いです。曲名が決まる前の段階から入れるとうれしいです。'],
  ['日下部 誠 くさかべ まこと', 'kusakabe_mark', 'ロゴ・VI', '兵庫県', '家紋帳、将棋', 'S F 3 d fr', undefined, 'ロゴ・VI:u:250000', 'ロゴ、家紋、図形設計、商標調査', 'Illustrator、Glyphs', '円と直線だけで描けるしるしを好みます。似たものがないか、商標を必ず自分で調べてから提案します。六ミリで刷っても、六メートルで切り抜いても同じ顔をしていること。'],
  ['花房 まどか はなふさ まどか', 'hanafusa_madoka', 'テキスタイル・柄', '静岡県', '植物園の年間券', 'I F 1 d r', undefined, 'テキスタイル・柄:u:160000 イラスト:u:60000', '植物柄、壁紙、文具、リピート', 'Procreate、Illustrator、水彩', '植物の柄を描いています。標本を借りて、葉の裏の毛まで見てから簡単にします。壁紙と文具の仕事が多く、遠目と近目の両方で楽しめる密度を探しています。'],
  ['水城 航 みずき わたる', 'mizuki_trail', '地図・図解', '山梨県', '縦走', 'S F 2 dh fr', undefined, '地図・図解:u:240000', '山岳地図、等高線、案内板、取材', 'QGIS、Illustrator、InDesign', '登山地図と自然公園の案内板をつくっています。歩いた時間は自分の足と、七十代の父の足の二通りで測ります。紙は濡れても破れないものを選びます。'],
  ['倉田 奈緒 くらた なお', 'kurata_shop', 'グラフィック(飲食店)', '広島県', '純喫茶のマッチ', 'S F 2 dn fr', undefined, 'グラフィック:u:150000 ロゴ・VI:u:220000', '品書き、のれん、看板、ショップカード', 'Illustrator、Procreate、シルクスクリーン', '開店前の飲食店に、品書きとのれんと看板をまとめてお渡ししています。汚れても貼り替えられること、店の人が自分で書き足せること。油のはねる場所の紙は必ず試します。'],
  ['大河内 凛 おおこうち りん', 'okochi_moji', 'タイポグラフィ・作字', '愛知県', '商店街の文字拾い', 'S F 2 n r', undefined, 'タイポグラフィ・作字:u:80000 ロゴ・VI:u:180000', '作字、番組題字、ゲームロゴ、手描き文字', 'Illustrator、Glyphs、Procreate', '太くて賑やかな文字を描きます。お菓子、ゲーム、夏祭りの題字が多いです。声に出して一番気持ちのいいところで、線を一本はみ出させます。'],
  ['浅葉 樹里 あさば じゅり', 'asaba_manga', '漫画', '群馬県', '温泉、将棋観戦', 'S F 3 dn r', undefined, '漫画:u:18000 イラスト:u:45000', '漫画、4コマ、広告漫画、似顔絵', 'CLIP STUDIO PAINT、Photoshop', '企業や自治体の説明を、漫画にする仕事をしています。原稿の前に、担当の方の口癖をたくさん聞きます。専門用語は一話に二つまで、と決めています。'],
  ['富樫 圭吾 とがし けいご', 'togashi_ci', 'ロゴ・VI、車両', '山形県', '路面電車', 'I J 0 h r', '株式会社つばめ配送', 'ロゴ・VI:u:380000', 'CI、車両、制服、運用の手引き', 'Illustrator、InDesign、Rhinoceros', '配送会社の広報室で車両と制服の意匠を見ています。休日は小さな会社の名刺や車の文字を。動いているもの、汚れるもの、雨に濡れるものの文字が専門です。'],
  ['間宮 詩織 まみや しおり', 'mamiya_zasshi', 'エディトリアル', '東京都', '市場の朝、写真集', 'S F 3 d fo', undefined, 'エディトリアル:u:9000 アートディレクション:u:350000', '雑誌、広報誌、写真構成、特集設計', 'InDesign、Photoshop、Lightroom', '地域の雑誌と広報誌を六誌、隔月で担当しています。取材には写真家と一緒に行き、現場で台割を組み替えます。読者から届く葉書を全部読むのが楽しみです。'],
  ['柏木 海斗 かしわぎ かいと', 'kashiwagi_beer', 'パッケージ(飲料)', '静岡県', '醸造所めぐり', 'S F 3 dnh fr', undefined, 'パッケージ:u:200000 イラスト:u:50000', '缶、瓶、ラベル、限定品', 'Illustrator、Procreate、Photoshop', 'クラフトビールの缶を百二十種ほど描いてきました。麦汁の段階で一度、缶に詰めてから一度、飲みに行きます。冷蔵庫の奥でも見つけられる色を選びます。'],
  ['津島 由佳 つしま ゆか', 'tsushima_kami', 'グラフィック(紙もの)', '京都府', '切手、手紙', 'I F 1 d r', undefined, 'グラフィック:u:110000 イラスト:u:40000', '切手風、かるた、文具、紙もの', 'Illustrator、Procreate、活版印刷', 'かるた、切手、便箋など、手に持てる大きさの紙ものをつくっています。句も自分で考えます。遊んだ子が角を丸くしてしまうのを見越して、最初から角を丸くします。'],
  ['五十嵐 透 いがらし とおる', 'igarashi_sys', 'UI・アプリ(業務)', '宮城県', '自作キーボード', 'I F 3 d r', undefined, 'UI・アプリ:h:8000', '業務画面、表、デザインシステム、実装', 'Figma、Illustrator、Excel', '工場、病院、物流の業務画面を十二年設計しています。一日八時間見る画面なので、派手さより疲れなさ。現場の方の後ろに一日立たせてもらうのが、いつもの始め方です。'],
  ['緑川 あや みどりかわ あや', 'midorikawa_retouch', '写真・レタッチ', '東京都', '市場で果物を選ぶ', 'S F 4 dn r', undefined, '写真・レタッチ:u:25000', 'レタッチ、合成、色管理、静物', 'Photoshop、Lightroom、Capture One', '広告と食品の写真を整える仕事です。直したことがわからないところで手を止めます。撮影に立ち会えるときは、光の段階で半分を済ませます。'],
  ['根岸 大地 ねぎし だいち', 'negishi_matsuri', 'グラフィック(催し)', '栃木県', '祭り、太鼓', 'S F 2 nh fr', undefined, 'グラフィック:u:120000 タイポグラフィ・作字:u:60000', 'チラシ、祭り、題字、手ぬぐい', 'Illustrator、Procreate、毛筆', '祭りと市の告知物を年に五十枚ほど。主催の方の家で打ち合わせをして、だいたい夕飯をいただいて帰ります。遠くの電柱に貼られても、太鼓の音が聞こえる紙面を。'],
  ['穂積 美和 ほづみ みわ', 'hozumi_manabi', 'グラフィック(教育)', '岡山県', '理科実験教室', 'S F 2 d r', undefined, 'グラフィック:u:130000 インフォグラフィック:u:90000', '教材、図解、学習カード、冊子', 'InDesign、Illustrator、Figma', '元小学校教員です。教室の後ろの席から読めるか、机の上で散らからないかを考えて教材をつくります。試作は必ず、地元の学級で一時間使ってもらいます。'],
  ['瀬名 隼人 せな はやと', 'sena_hayato', 'UI・アプリ', '神奈川県', '自転車、天気図', 'S F 3 dn r', undefined, 'UI・アプリ:h:7000 ウェブ:u:500000', '画面設計、アイコン、動き、実装', 'Figma、ProtoPie、Blender', '天気、自転車、睡眠など、毎日開くアプリが得意です。開いてから一秒で用が済むことを、画面ごとに測ります。Swiftでの実装まで一人で行うこともあります。'],
  ['雨宮 しずく あめみや しずく', 'amemiya_shizuku', 'イラスト', '和歌山県', '雨音の録音', 'I F 2 n r', undefined, 'イラスト:u:75000', '装画、児童文学、夜の風景、動物', 'Procreate、水彩、Photoshop', '夜と動物の絵を描いています。黒を使わずに夜を描くことを、ずっと試しています。児童文学の装画と、眠る前に読む冊子の仕事が増えてきました。'],
  ['辻村 康平 つじむら こうへい', 'tsujimura_slide', '資料・スライド', '東京都', '落語', 'S J 1 nh r', '株式会社ミツメル', '資料・スライド:u:9000', '提案書、決算資料、図解、話し方', 'PowerPoint、Keynote、Figma、Illustrator', '話す人の口調に合わせて資料をつくります。まず原稿なしで十分話してもらい、それを文字に起こすところから。一枚に言いたいことは一つ、と落語に教わりました。'],
  ['北条 実咲 ほうじょう みさき', 'hojo_wedding', 'グラフィック(婚礼・贈りもの)', '石川県', '水引、茶道', 'S F 2 dh fr', undefined, 'グラフィック:u:140000 パッケージ:u:180000', '招待状、掛け紙、水引、包装', 'Illustrator、活版印刷、箔押し', '祝いの紙まわりを専門にしています。水引は自分で結びます。贈る人の手と受け取る人の手、二度ほどかれることを考えて、紐の長さを決めています。'],
  ['神林 修 かんばやし おさむ', 'kanbayashi_noren', 'サイン・空間(のれん)', '新潟県', '木彫り看板', 'N F 1 d o', undefined, 'サイン・空間:u:260000 タイポグラフィ・作字:u:90000', 'のれん、木彫り看板、筆文字、染め', '毛筆、Illustrator、型染め', '看板屋の三代目です。のれんと木の看板を、書いて、染めて、掛けるところまで一人で行います。掛けたあと一年、色の抜け方を見に通います。'],
  ['砂川 リサ すながわ りさ', 'sunagawa_nigaoe', '似顔絵', '沖縄県', '人の顔を覚えること', 'S F 1 nh r', undefined, '似顔絵:u:12000 イラスト:u:35000', '似顔絵、社員紹介、記事の顔', 'Procreate、Illustrator', '似顔絵を一万二千人ほど描きました。写真一枚と、好きな食べものを一つ教えてください。目の形より、目と眉の間の広さを見ています。'],
  ['古賀 泰成 こが やすなり', 'koga_sake', 'パッケージ(酒)', '佐賀県', '利き酒、和紙漉き', 'I F 2 d fo', undefined, 'パッケージ:u:320000', '酒ラベル、和紙、箔、瓶', 'Illustrator、活版印刷、箔押し、毛筆', '蔵元のラベルを二十五蔵ほど続けています。仕込みの時期に一週間泊まり、米を洗うところから手伝います。濡れても、十年置いても読める字を貼りたいと思っています。'],
  ['都築 まひろ つづき まひろ', 'tsuzuki_anime', 'アニメーション', '埼玉県', '人形劇', 'S F 3 dn r', undefined, 'アニメーション:u:700000 イラスト:u:50000', '手描きアニメ、絵コンテ、短編、教育', 'TVPaint、After Effects、Procreate', '手描きの短いアニメーションをつくります。一秒に八枚、ときどき十二枚。教育番組とミュージックビデオを行き来しながら、歩き方だけで誰かわかる動きを探しています。'],
  ['小笠原 光 おがさわら ひかる', 'ogasawara_arch', 'グラフィック(建築)', '宮城県', '団地の階段', 'S F 2 dn r', undefined, 'グラフィック:u:200000 エディトリアル:u:7000', '建築、展覧会、図面の整理、冊子', 'Illustrator、InDesign、Rhinoceros', '建築学科を出て、建築の告知物と冊子をつくっています。図面を面の色に置き換えるのが好きです。模型写真を使わず、平らな色だけで奥行きを出すことに取り組んでいます。'],
  ['野口 瑞穂 のぐち みずほ', 'noguchi_farm', 'ブランディング(農業)', '秋田県', '畑、漬物', 'S F 2 d fr', undefined, 'ブランディング:u:500000 パッケージ:u:150000', '農産物、直売所、米袋、販促', 'Illustrator、Photoshop、InDesign', '実家の田んぼを手伝いながら、農家さんの袋と看板をつくっています。直売所の朝に段ボールから出したとき、そのまま値札になるように。一袋あたりの資材費から考えます。'],
  ['東海林 仁 しょうじ じん', 'shoji_jin', 'グラフィック', '山形県', '積み木、切り紙', 'S F 3 d r', undefined, 'グラフィック:u:220000 アートディレクション:u:500000', 'ポスター、連作、図形、色彩', 'Illustrator、InDesign、シルクスクリーン', '丸と四角と線で、催しの顔をつくっています。同じ部品から何枚でも展開できる仕組みを最初に決めるので、連作や年間の企画が得意です。色紙を切って検討します。'],
  ['片桐 すみれ かたぎり すみれ', 'katagiri_koyomi', 'グラフィック(暦・文具)', '奈良県', '鹿の観察、万年筆', 'I F 1 d r', undefined, 'グラフィック:u:130000', '暦、手帳、便箋、罫線', 'InDesign、Illustrator、活版印刷', '暦と手帳を毎年三種、十一年つくっています。一月から十二月まで自分で使い、書きにくい枠を翌年直します。罫線の太さは〇・〇八ミリから検討します。'],
  ['丹羽 慎吾 にわ しんご', 'niwa_product', 'プロダクト', '愛知県', '旋盤', 'I C 0 h r', '株式会社刈谷精工所', 'プロダクト:u:600000 3DCG:u:200000', '外装設計、CAD、質感検討、描画', 'Rhinoceros、Blender、Substance 3D、KeyShot', '工場の機械と小さなロボットの外装を設計しています。手袋をしたまま押せること、油で拭いても文字が残ること。個人では、木の小物と説明用の立体画像を承ります。'],
  ['蒲生 菜月 がもう なつき', 'gamo_natsuki', 'ウェブ、イラスト', '滋賀県', '湖でカヌー', 'S F 2 dh r', undefined, 'ウェブ:u:420000 イラスト:u:45000', 'ウェブ、挿絵、保育・医療、文章', 'Figma、Procreate、Illustrator', '保育園と小さな医院のサイトを、絵から文章まで一人でつくります。初めて来る人の不安を三つ書き出してから、見出しを決めます。絵は園の帰り道に描くことが多いです。'],
]

const creatorOf = (row: Row, i: number): DemoCreator => {
  const [name, userName, specialty, location, hobby, terms, company, prices, skills, tools, introduction] = row
  const [lastName = '', firstName = '', lastNameKana = '', firstNameKana = ''] = name.split(' ')
  const [s = 'S', e = 'F', h = '2', a = 'd', w = 'f'] = terms.split(' ')
  const number = String(i + 1).padStart(2, '0')
  const rewardPrices = prices.split(' ').map((text): DemoRewardPrice => {
    const [category = '', type = 'u', yen = '0'] = text.split(':')
    return { category: category === '' ? undefined : category, type: type === 'h' ? 'HOURLY_RATE' : 'CONTRACT_UNIT', netPrice: Number(yen) }
  })
  return {
    key: `c${number}`,
    lastName,
    firstName,
    lastNameKana: katakana(lastNameKana),
    firstNameKana: katakana(firstNameKana),
    userName,
    specialty,
    introduction,
    location,
    hobby,
    jobSeekingStatus: s === 'I' ? STATUS.I : s === 'N' ? STATUS.N : STATUS.S,
    engagementType: e === 'C' ? ENGAGEMENT.C : e === 'J' ? ENGAGEMENT.J : ENGAGEMENT.F,
    nameOfCompany: company,
    operationalHours: HOURS[Number(h)] ?? 'FROM_20_TO_30_HOURS_PER_WEEK',
    operationalAvailabilities: letters(a, AVAILABLE),
    wayOfWorkings: letters(w, WAYS),
    rewardPrices,
    skills: skills.split('、'),
    tools: tools.split('、'),
    avatar: `avatar-c${number}.webp`,
    cover: i % 3 === 2 ? undefined : `cover-c${number}.webp`,
  }
}
/** Names are written in hiragana above and stored in katakana, as Japanese forms ask for them. */
const katakana = (text: string): string => text.replace(/[ぁ-ゖ]/g, (ch) => String.fromCodePoint((ch.codePointAt(0) ?? 0) + 0x60))

export const creators: readonly DemoCreator[] = rows.map(creatorOf)
