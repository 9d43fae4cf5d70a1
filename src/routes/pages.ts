import { accountPages, signInPage } from './account.ts';
import { companyPages } from './companies.ts';
import { contentPages } from './content.ts';
import { barePage, noSearch } from './definePage.ts';
import { devPage } from './dev.ts';
import { draftPages } from './jobDrafts.ts';
import { engagementPages } from './engagements.ts';
import { jobPages } from './jobs.ts';
import { offerPages } from './offers.ts';
import { bareRoute, chromeRoute, rootRoute } from './root.ts';
import { signUpPages } from './signUp.ts';
import { socialPages } from './social.ts';
import { topPage } from './top.ts';
import { workPages } from './works.ts';

/** Unknown addresses show the same page in place (`app/routing/router.tsx`). */
const notFoundPage = barePage('/404', noSearch, {
  title: 'ページが見つかりません',
  access: 'public',
  component: async () => (await import('./NotFoundPage.tsx')).NotFoundPage,
});

export const routeTree = rootRoute.addChildren([
  chromeRoute.addChildren([
    topPage,
    ...workPages,
    ...companyPages,
    ...jobPages,
    draftPages,
    ...offerPages,
    ...engagementPages,
    ...socialPages,
    ...accountPages,
    ...contentPages,
  ]),
  bareRoute.addChildren([...signUpPages, signInPage, notFoundPage]),
  devPage,
]);
