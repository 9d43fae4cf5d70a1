import type { RegisteredRouter } from '@tanstack/react-router';
import type { Audience } from '../../features/session/session.ts';
import type { IconName } from '../../ui/icons/Icon.tsx';

/** Addresses without parameters. */
export type FixedPath = Exclude<keyof RegisteredRouter['routesByPath'], `${string}$${string}`>;

export interface Destination {
  readonly label: string;
  readonly to: FixedPath;
  /** An anchor on that page. */
  readonly hash?: string;
  /** Other paths that belong to the entry, with everything below them. */
  readonly covers?: readonly string[];
}

interface BarDestination extends Destination {
  readonly icon: IconName;
  readonly unread?: 'message';
}

const works: Destination = { label: '作品', to: '/products' };
const following: Destination = { label: 'つながり', to: '/following', covers: ['/timeline'] };
const journal: Destination = { label: '読みもの', to: '/journal' };

/** Guests see works in the top page's feed. */
const guestWorks: Destination = { label: '作品', to: '/', hash: 'works', covers: ['/products'] };
/** Lists of creators are for members; guests see interviews. */
const guestCreators: Destination = {
  label: 'つくる人',
  to: '/journal/category/interviews/creator_voice',
  covers: ['/creators'],
};

export const navigation: Readonly<Record<Audience, readonly Destination[]>> = {
  guest: [
    guestWorks,
    guestCreators,
    { label: '仕事', to: '/jobs' },
    journal,
    { label: '会社の方へ', to: '/business', covers: ['/sign_up/business', '/document'] },
  ],
  creator: [works, { label: '仕事', to: '/jobs', covers: ['/projects', '/companies'] }, following, journal],
  company: [
    works,
    { label: 'つくる人', to: '/recommend', covers: ['/creators'] },
    { label: '募集', to: '/projects', covers: ['/jobs'] },
    following,
  ],
};

export const barNavigation: Readonly<Record<Audience, readonly BarDestination[]>> = {
  guest: [
    { ...guestWorks, icon: 'grid' },
    { ...guestCreators, icon: 'user' },
    { label: '仕事', to: '/jobs', icon: 'bag' },
    { ...journal, icon: 'file' },
    { label: '登録', to: '/sign_up', icon: 'plus' },
  ],
  creator: [
    { ...works, icon: 'grid' },
    { label: '仕事', to: '/jobs', icon: 'bag', covers: ['/projects', '/companies'] },
    { label: '載せる', to: '/products/create', icon: 'plus' },
    { label: 'メッセージ', to: '/messages', icon: 'mail', unread: 'message' },
    { label: 'マイページ', to: '/me', icon: 'user', covers: ['/settings'] },
  ],
  company: [
    { ...works, icon: 'grid' },
    { label: '募集', to: '/projects', icon: 'bag', covers: ['/jobs'] },
    { label: 'つくる人', to: '/recommend', icon: 'user', covers: ['/creators'] },
    { label: 'メッセージ', to: '/messages', icon: 'mail', unread: 'message' },
    { label: '会社', to: '/my_company', icon: 'home', covers: ['/settings'] },
  ],
};

/** The account menu, besides theme and signing out. */
export const accountNavigation: Readonly<Record<'creator' | 'company', readonly Destination[]>> = {
  creator: [
    { label: 'マイページ', to: '/me' },
    { label: '作品を載せる', to: '/products/create' },
    { label: '作品の数字', to: '/me/analytics' },
    { label: '保存した作品', to: '/products/bookmarked' },
    { label: '案件', to: '/projects' },
    { label: '進行中の仕事', to: '/engagements' },
    { label: '書類', to: '/papers' },
    { label: '会員特典', to: '/benefits' },
    { label: '設定', to: '/settings/account' },
  ],
  company: [
    { label: 'マイページ', to: '/me' },
    { label: '会社情報', to: '/my_company' },
    { label: '募集の数字', to: '/my_company/analytics' },
    { label: '進行中の仕事', to: '/engagements' },
    { label: '保存した作品', to: '/products/bookmarked' },
    { label: 'クリエイターのリスト', to: '/lists' },
    { label: 'タイムライン', to: '/timeline' },
    { label: '書類', to: '/papers' },
    { label: '資料', to: '/document' },
    { label: '会員特典', to: '/benefits' },
    { label: '設定', to: '/settings/account' },
  ],
};

/** Where the logo leads. */
export const homeOf = { guest: '/', creator: '/products', company: '/products' } as const;

/** The entry an address belongs to: the longest path wins. */
export function currentOf<D extends Destination>(entries: readonly D[], pathname: string): D | undefined {
  let current: D | undefined;
  let longest = 0;
  for (const entry of entries) {
    // An entry to `/` means an anchor there, so the top page itself belongs to none.
    const paths = entry.to === '/' ? (entry.covers ?? []) : [entry.to, ...(entry.covers ?? [])];
    for (const path of paths) {
      const under = pathname === path || pathname.startsWith(`${path}/`);
      if (under && path.length > longest) [current, longest] = [entry, path.length];
    }
  }
  return current;
}
