import { Link, useNavigate } from '@tanstack/react-router';
import { Suspense } from 'react';
import type { ReactElement } from 'react';
import { graphql } from 'react-relay/hooks';
import type { PapersPageBundleMutation } from '../../../../__generated__/PapersPageBundleMutation.graphql.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { link } from '../../../ui/text/link.css.ts';
import { PageHead } from '../../page/PageHead.tsx';
import { SectionBoundary } from '../../page/SectionBoundary.tsx';
import { useAct } from '../../page/useAct.ts';
import { mayOffer } from '../../session/memberContent.ts';
import { useSessionState } from '../../session/session.ts';
import { PaperList } from './PaperList.tsx';
import { PapersFilter } from './PapersFilter.tsx';
import * as css from './papers.css.ts';
import { papersVariables } from './papersSearch.ts';
import type { PapersSearch } from './papersSearch.ts';

interface PapersPageProps {
  readonly variables: { readonly search: PapersSearch };
}

/** `/papers`: all papers issued to or by the viewer, searchable as 電子帳簿保存法 requires. */
export function PapersPage({ variables: { search } }: PapersPageProps): ReactElement {
  const navigate = useNavigate();
  const session = useSessionState();
  const isCreator = session.status === 'member' && session.audience === 'creator';
  const mayRead = isCreator || mayOffer(session);
  const { act, pending } = useAct<PapersPageBundleMutation>(graphql`
    mutation PapersPageBundleMutation($filter: IssuedDocumentFilter) {
      bundleIssuedDocuments(filter: $filter) {
        url
        count
        errors {
          ...mutationErrors @relay(mask: false)
        }
      }
    }
  `);
  const bundle = async (): Promise<void> => {
    const done = await act(papersVariables(search));
    const { url, count } = done?.bundleIssuedDocuments ?? {};
    if (url == null) return;
    toast.success(`${count ?? 0}件の書類をZIPにまとめました。`);
    window.location.assign(url);
  };
  return (
    <div className={css.page}>
      <PageHead title="書類" />
      <header className={css.head}>
        <h1 className={css.title}>書類</h1>
        {mayRead && (
          <Button loading={pending !== null} onClick={() => void bundle()}>
            ZIPで保存する
          </Button>
        )}
      </header>
      <p className={css.lead}>
        つむぎで発行された書類を、日付・金額・取引先で探せます。発行された書類は、変更も削除もされません。ZIPには一覧のCSVが付きます。受け取ったPDFが発行されたときのままかどうかは、
        <Link to="/offers/check" className={link}>
          書類の確認
        </Link>
        で確認できます。
      </p>
      {mayRead ? (
        <>
          <PapersFilter
            key={JSON.stringify(search)}
            search={search}
            counterparty={isCreator ? '会社名' : '取引先の名前'}
            isCreator={isCreator}
            onSearch={(next) => void navigate({ to: '/papers', search: next, replace: true })}
          />
          <div className={css.results}>
            <SectionBoundary title="書類を読み込めませんでした">
              <Suspense fallback={<p className={css.waiting}>読み込んでいます。</p>}>
                <PaperList search={search} isCreator={isCreator} />
              </Suspense>
            </SectionBoundary>
          </div>
        </>
      ) : (
        <EmptyState title="書類は、会社のアカウントの管理者が見られます。" />
      )}
    </div>
  );
}
