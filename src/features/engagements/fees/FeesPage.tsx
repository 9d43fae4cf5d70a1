import { Suspense } from 'react';
import type { ReactElement } from 'react';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { PageHead } from '../../page/PageHead.tsx';
import { SectionBoundary } from '../../page/SectionBoundary.tsx';
import { mayOffer } from '../../session/memberContent.ts';
import { useSessionState } from '../../session/session.ts';
import { FeeList } from './FeeList.tsx';
import * as css from './fees.css.ts';

/** `/engagements/fees`: what a company owes Tsumugi, by month. */
export function FeesPage(): ReactElement {
  const mayRead = mayOffer(useSessionState());
  return (
    <div className={css.page}>
      <PageHead title="つむぎの手数料" />
      <h1 className={css.title}>つむぎの手数料</h1>
      <p className={css.lead}>
        手数料は、その月に検収された仕事の報酬(税抜)の10%です。クリエイターの報酬から差し引かれることはありません。翌月の1日に、1か月分をまとめた請求書が発行されます。
      </p>
      {mayRead ? (
        <div className={css.results}>
          <SectionBoundary title="請求書を読み込めませんでした">
            <Suspense fallback={<p className={css.waiting}>読み込んでいます。</p>}>
              <FeeList />
            </Suspense>
          </SectionBoundary>
        </div>
      ) : (
        <EmptyState title="手数料の請求書は、会社のアカウントの管理者が見られます。" />
      )}
    </div>
  );
}
