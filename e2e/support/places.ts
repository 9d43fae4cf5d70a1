/**
 * The specification's routes (section 2) and what each visitor gets. Written by hand, so that it can check
 * the page's and the server's own tables.
 */
export type Audience = 'guest' | 'creator' | 'company';

/** Opens, or redirects. */
export type Fate = 'opens' | '/sign_in' | '/products';

const kinds = {
  public: { guest: 'opens', creator: 'opens', company: 'opens' },
  member: { guest: '/sign_in', creator: 'opens', company: 'opens' },
  /** Not for companies. */
  creators: { guest: '/sign_in', creator: 'opens', company: '/products' },
  /** Not for creators. */
  companies: { guest: '/sign_in', creator: '/products', company: 'opens' },
  /** Sign-in and sign-up. */
  entrance: { guest: 'opens', creator: '/products', company: '/products' },
  /** A step of an unfinished sign-up. */
  step: { guest: '/sign_in', creator: '/products', company: '/products' },
  /** The end of a creator's sign-up. */
  end: { guest: '/sign_in', creator: 'opens', company: '/products' },
} as const satisfies Record<string, Record<Audience, Fate>>;

export interface Place {
  readonly address: string;
  readonly kind: keyof typeof kinds;
}

/** An id that does not exist. */
const nothing = 'nothing';

const of = (kind: Place['kind'], ...addresses: readonly string[]): readonly Place[] =>
  addresses.map((address) => ({ address, kind }));

export const places: readonly Place[] = [
  ...of(
    'public',
    '/',
    '/business',
    '/contact',
    '/sign_up/business/complete',
    '/password_reset_request',
    '/password_reset',
    '/email_reset_request',
    '/email_reset',
    '/second_factor_reset',
    '/decision',
    '/unsubscribe/FOLLOW_RECEIVED~AAAAAAAAAAAAAAAAAAAAAA~AAAAAAAAAAAAAAAAAAAAAAAAAAA',
    '/journal',
    '/journal/ranking',
    '/journal/new',
    `/journal/${nothing}`,
    '/journal/category/interviews',
    '/journal/category/interviews/special',
    '/journal/category/interviews/creator_voice',
    '/journal/category/interviews/business',
    '/journal/category/tsumugi',
    '/journal/category/tsumugi/info',
    '/journal/category/tsumugi/event',
    '/journal/category/knowledge',
    '/document',
    `/document/${nothing}`,
    `/document/${nothing}/download-completed`,
    '/document/schedule-completed',
    '/terms',
    '/privacy-policy',
    '/legal/terms-corporate',
    '/legal/terms-creator',
    '/legal/cookie',
    '/legal/commerce',
    '/legal/company',
    `/products/${nothing}`,
    `/creators/${nothing}`,
    `/jobs/${nothing}`,
    '/offers/check',
    '/404',
    '/an/address/nobody/has',
  ),
  ...of(
    'member',
    '/projects',
    '/engagements',
    `/engagements/${nothing}`,
    '/papers',
    '/me',
    '/settings/account',
    '/search',
    '/search?q=%E8%8C%B6',
    '/timeline',
    '/following',
    '/notifications',
    '/messages',
    `/messages/${nothing}`,
    '/products',
    '/products/bookmarked',
    '/jobs',
    '/jobs/fulltime',
    '/jobs/outsourcing',
    `/companies/${nothing}`,
    '/benefits',
    `/benefits/${nothing}`,
  ),
  ...of(
    'companies',
    '/my_company',
    '/my_company/analytics',
    '/engagements/fees',
    '/recommend',
    `/consultations/${nothing}`,
    '/lists',
    `/lists/${nothing}`,
    `/jobs/draft/contract/${nothing}/create`,
    `/jobs/draft/contract/${nothing}/edit`,
    `/jobs/draft/hourly/${nothing}/create`,
    `/jobs/draft/hourly/${nothing}/edit`,
    `/jobs/draft/fulltime/${nothing}/create`,
    `/jobs/draft/fulltime/${nothing}/edit`,
  ),
  ...of(
    'creators',
    '/jobs/bookmarked',
    '/jobs/entered',
    '/me/analytics',
    '/products/create',
    `/products/edit/${nothing}`,
  ),
  ...of(
    'entrance',
    '/sign_in',
    '/sign_up',
    '/sign_up/creator',
    '/sign_up/creator/step1',
    '/sign_up/creator_via_prairie_card',
    '/sign_up/business',
    '/sign_up/business/password',
  ),
  ...of(
    'step',
    '/sign_up/creator/step2',
    '/sign_up/creator/step3',
    '/sign_up/creator/step4',
    '/sign_up/creator_via_prairie_card/step1',
  ),
  ...of('end', '/sign_up/complete'),
];

export function fateOf({ kind }: Place, audience: Audience): Fate {
  return kinds[kind][audience];
}

/** Allowed first statuses: the server knows no session, so members' pages answer 200. */
export function statusesOf({ address, kind }: Place): readonly number[] {
  if (['/404', '/an/address/nobody/has'].includes(address)) return [404];
  if (kind === 'public' && address.includes(nothing)) return [200, 404];
  return [200];
}
