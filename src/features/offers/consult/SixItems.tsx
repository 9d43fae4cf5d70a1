import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { SixItems_company$key } from '../../../../__generated__/SixItems_company.graphql.ts';
import { Status } from '../../../ui/text/Status.tsx';
import { link } from '../../../ui/text/link.css.ts';
import * as css from './consult.css.ts';

interface SixItemsProps {
  readonly company: SixItems_company$key | null;
  readonly hasWork: boolean;
  readonly hasPlace: boolean;
  readonly hasPay: boolean;
}

/** Two or more recipients make it a posting: shows the required items. */
export function SixItems({ company: key, hasWork, hasPlace, hasPay }: SixItemsProps): ReactElement {
  const company = useFragment(
    graphql`
      fragment SixItems_company on Company {
        ownDetail {
          prefecture {
            __typename
          }
          city
          street
          contactEmail
          contactPhoneNumber
          contactFormUrl
        }
      }
    `,
    key,
  );
  const detail = company?.ownDetail;
  const isSaid = (part: unknown): boolean => part !== null && part !== undefined && part !== '';
  const hasAddress = [detail?.prefecture, detail?.city, detail?.street].every(isSaid);
  const hasContact = [detail?.contactEmail, detail?.contactPhoneNumber, detail?.contactFormUrl].some(isSaid);
  const items: readonly (readonly [string, boolean])[] = [
    ['会社名', company !== null],
    ['仕事の内容', hasWork],
    ['所在地', hasAddress],
    ['仕事の場所', hasPlace],
    ['連絡先', hasContact],
    ['報酬の額', hasPay],
  ];
  return (
    <div className={css.six}>
      <p className={css.sixTitle}>2人以上への相談は、求人と同じ扱いです</p>
      <p className={css.sixLead}>次の6項目を、相談に必ず表示します。</p>
      <ul className={css.sixList}>
        {items.map(([name, isMet]) => (
          <li key={name}>
            <Status shape={isMet ? 'filled' : 'ring'} tone={isMet ? 'company' : 'creator'}>
              {isMet ? name : `${name}(未入力)`}
            </Status>
          </li>
        ))}
      </ul>
      {!(hasAddress && hasContact) && (
        <p className={css.sixLead}>
          所在地と連絡先は、
          <Link to="/my_company" className={link}>
            会社情報
          </Link>
          で登録できます。
        </p>
      )}
    </div>
  );
}
