import { Link } from '@tanstack/react-router';
import { Suspense } from 'react';
import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { MyCompany_company$key } from '../../../../__generated__/MyCompany_company.graphql.ts';
import type { MyCompany_query$key } from '../../../../__generated__/MyCompany_query.graphql.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { buttonClass } from '../../../ui/buttons/buttonClass.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { useEditing } from '../../own-page/useEditing.ts';
import { useHashPlace } from '../../page/useHashPlace.ts';
import { CompanyHead } from '../view/CompanyHead.tsx';
import * as own from '../../own-page/ownPage.css.ts';
import * as css from '../view/CompanyPage.css.ts';
import { CompanyPictureActs } from './CompanyPictureActs.tsx';
import { type CompanySection, companyDraft } from './companySections.ts';
import { MyCompanyAddress } from './MyCompanyAddress.tsx';
import { MyCompanyProfile } from './MyCompanyProfile.tsx';
import { MyCompanyRegistry } from './MyCompanyRegistry.tsx';
import { OpeningNumbers } from './OpeningNumbers.tsx';
import { PublishingReadiness } from './PublishingReadiness.tsx';
import { part } from '../../../lib/part.ts';

/** Loaded after the rest, being far down the page. */
const MembersSection = part(async () => (await import('../members/MembersSection.tsx')).MembersSection);
const LeaveDialog = part(async () => (await import('../../own-page/LeaveDialog.tsx')).LeaveDialog);

interface MyCompanyProps {
  readonly query: MyCompany_query$key;
  readonly company: MyCompany_company$key;
}

export function MyCompany({ query: queryKey, company: companyKey }: MyCompanyProps): ReactElement {
  const query = useFragment(
    graphql`
      fragment MyCompany_query on Query {
        ...MyCompanyProfile_query
        ...MyCompanyAddress_query
      }
    `,
    queryKey,
  );
  const company = useFragment(
    graphql`
      fragment MyCompany_company on Company {
        id
        ownDetail {
          canEdit
        }
        ...CompanyHead_company
        ...MyCompanyProfile_company
        ...MyCompanyAddress_company
        ...MyCompanyRegistry_company
        ...PublishingReadiness_company
        ...MembersSection_company
      }
    `,
    companyKey,
  );
  useHashPlace();
  const canEdit = company.ownDetail?.canEdit === true;
  const editing = useEditing<CompanySection>({
    profile: { draftKey: companyDraft('profile', company.id) },
    address: { draftKey: companyDraft('address', company.id) },
    registry: { draftKey: companyDraft('registry', company.id) },
  });
  const onSaved = (): void => {
    toast.success('保存しました。');
    editing.saved();
  };
  const shared = {
    company,
    editing,
    canEdit,
    onSaved,
    aside: <Button onClick={editing.leave}>キャンセル</Button>,
  };
  return (
    <>
      <CompanyHead
        company={company}
        renderCoverAct={
          canEdit ? (present) => <CompanyPictureActs kind="cover" present={present} /> : undefined
        }
        renderFaceAct={
          canEdit ? (present) => <CompanyPictureActs kind="face" present={present} /> : undefined
        }
        act={
          <Link to="/companies/$id" params={{ id: company.id }} className={buttonClass()}>
            会社のページを見る
          </Link>
        }
      />
      <div className={own.body}>
        <div className={own.aside}>
          <PublishingReadiness
            company={company}
            onMend={(section, aim) => editing.open(section, aim)}
            canEdit={canEdit}
          />
          <OpeningNumbers />
        </div>
        <div className={own.sections}>
          {!canEdit && (
            <p className={css.readOnly}>
              内容を編集できるのは管理者です。変更したいところがあるときは、管理者にお伝えください。
            </p>
          )}
          <MyCompanyProfile query={query} {...shared} />
          <MyCompanyAddress query={query} {...shared} />
          <MyCompanyRegistry {...shared} />
          <section className={css.section} id="members" aria-labelledby="my-company-members">
            <div className={css.sectionHead}>
              <h2 id="my-company-members" className={css.title}>
                メンバー
              </h2>
            </div>
            <Suspense fallback={<div className={css.membersPlace} />}>
              <MembersSection company={company} canManage={canEdit} />
            </Suspense>
          </section>
        </div>
      </div>
      <Suspense fallback={null}>
        {editing.question !== null && <LeaveDialog {...editing.question} />}
      </Suspense>
    </>
  );
}
