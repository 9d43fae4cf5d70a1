import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { CompanyField_company$key } from '../../../../../__generated__/CompanyField_company.graphql.ts';
import { FieldGroup } from '../../../../ui/fields/form/FieldGroup.tsx';
import * as css from './fields.css.ts';
import { useDraftForm } from './formContext.ts';

/** The company, edited on its own page. */
export function CompanyField({ company }: { readonly company: CompanyField_company$key }): ReactElement {
  const { errorOf } = useDraftForm();
  const { name, location, ownDetail } = useFragment(
    graphql`
      fragment CompanyField_company on Company {
        name
        location
        ownDetail {
          isReadyForPublishing
          canEdit
        }
      }
    `,
    company,
  );
  const isReady = ownDetail?.isReadyForPublishing === true;
  return (
    <FieldGroup label="会社" requirement="required" met={isReady} error={errorOf('company')}>
      <p className={css.words}>
        {name}
        {location != null && location !== '' && (
          <>
            <br />
            {location}
          </>
        )}
      </p>
      <p className={isReady ? css.small : css.trouble}>
        {!isReady && '公開には、会社の名前・番地までの所在地・連絡先が必要です。'}
        {ownDetail?.canEdit === true ? (
          <Link to="/my_company" className={css.textLink}>
            会社のページで編集する
          </Link>
        ) : (
          '会社のページは、管理者が編集できます。'
        )}
      </p>
    </FieldGroup>
  );
}
