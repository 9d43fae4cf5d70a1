import pages from '../../../schema/pages.json' with { type: 'json' };

/**
 * Every address of the page with its title, so that the first response can answer 404 for any other.
 * Generated from `src/routes/pages.ts`.
 */
export interface Address {
  readonly title: string;
  readonly forMembers: boolean;
}

/** An operation; its variables contain the names of the path's parameters. */
interface Asked {
  readonly name: string;
  readonly variables: object;
}

/** A fixed picture, or a place in the first operation's answer with the attributes of the page's `img`. */
type Picture =
  | {
      readonly src: string;
      readonly srcSet: string;
      readonly darkSrcSet: string;
      readonly sizes: string;
    }
  | { readonly at: string; readonly sizes: string; readonly widths: readonly number[] };

interface Printed {
  readonly path: string;
  readonly title: string;
  readonly forMembers: boolean;
  /** Modules of the page, by their paths in the repository. */
  readonly code?: readonly string[];
  readonly asks?: readonly Asked[];
  readonly picture?: Picture;
  readonly bySearch?: boolean;
}

const printed: readonly Printed[] = pages;

// Fixed names before ids: `/products/create` is not a work.
const shapes = printed
  .map(({ path, ...address }) => ({
    ...address,
    names: path.match(/\$\w+/g) ?? [],
    shape: new RegExp(`^${path.replaceAll(/\$\w+/g, '([^/]+)')}/?$`),
    hasIds: path.includes('$'),
  }))
  .sort((one, other) => Number(one.hasIds) - Number(other.hasIds));

function shapeAt(path: string) {
  return shapes.find(({ shape }) => shape.test(path));
}

export function addressAt(path: string): Address | undefined {
  return shapeAt(path);
}

/** The modules of the page at a path, to be preloaded. */
export function codeAt(path: string): readonly string[] {
  return shapeAt(path)?.code ?? [];
}

export function pictureAt(path: string): Picture | undefined {
  return shapeAt(path)?.picture;
}

/**
 * The operations a guest's page starts with. None where the query string decides, as that may open what is
 * not public.
 */
export function asksAt({ pathname, search }: URL): readonly Asked[] {
  const page = shapeAt(pathname);
  if (!page?.asks || (page.bySearch && search !== '')) return [];
  const values = (page.shape.exec(pathname) ?? []).slice(1).map(decoded);
  const params = new Map(page.names.map((name, index) => [name, values[index]]));
  return page.asks.map(({ name, variables }) => ({
    name,
    variables: Object.fromEntries(
      Object.entries(variables).map(([key, value]) => [
        key,
        typeof value === 'string' ? (params.get(value) ?? value) : value,
      ]),
    ),
  }));
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Pages that are the same for everybody, with their description for search engines. */
export const standingPages: ReadonlyMap<string, string> = new Map([
  ['/', 'つくる人と会社を、つむぐ。作品から始まり、条件がはじめに見える、デザインの仕事の場所です。'],
  [
    '/business',
    '作品を見て、デザイナーに直接依頼できます。法令に沿った募集、応募の管理、オファーの書面までを一つの画面で。手数料は報酬の10%です。',
  ],
  [
    '/journal',
    'つくる人と会社を訪ねたインタビューと、契約、金額、請求、作品集の知識。つむぎの読みものです。',
  ],
  ['/journal/new', 'つむぎの読みものを、新しい順に。'],
  ['/journal/ranking', 'この30日によく読まれた、つむぎの読みもの。'],
  ['/journal/category/interviews', 'つくる人と会社を訪ねて、仕事の手元を聞きます。'],
  ['/journal/category/interviews/special', '一つの仕事を、時間をかけて見る特集です。'],
  [
    '/journal/category/interviews/creator_voice',
    '金額、断り方、直しの回数。つくる人が自分の言葉で話します。',
  ],
  ['/journal/category/interviews/business', '頼む側は、どう決めたのか。会社の机の上を見せてもらいます。'],
  ['/journal/category/knowledge', '契約、金額、請求、作品集。デザインの仕事の前に読むものを集めました。'],
  ['/journal/category/tsumugi', 'つむぎの使い方の変わったところと、催しのお知らせ。'],
  ['/journal/category/tsumugi/info', 'つむぎからのお知らせ。使い方の変わったところをお伝えします。'],
  ['/journal/category/tsumugi/event', 'つむぎの催しのお知らせと報告。'],
  [
    '/document',
    'はじめての外注、報酬の決め方、見積と契約。会社とつくる人のための資料を、PDFで受け取れます。',
  ],
  ['/contact', 'つむぎへのお問い合わせ。使い方、募集の掲載、取材、権利の侵害の連絡を受け付けています。'],
  ['/terms', 'つむぎの利用規約。すべての方に共通する決まりです。'],
  ['/privacy-policy', 'つむぎが個人情報をどう扱うかを定めたプライバシーポリシーです。'],
  ['/legal/terms-corporate', 'つむぎを使う会社のための利用規約です。'],
  ['/legal/terms-creator', 'つむぎで作品を公開し、仕事を受ける方のための利用規約です。'],
  ['/legal/cookie', 'ブラウザーに保存する情報と、外部に送信する情報の一覧です。'],
  ['/legal/commerce', '特定商取引法に基づく表記です。'],
  ['/legal/company', 'つむぎの運営会社です。'],
]);
