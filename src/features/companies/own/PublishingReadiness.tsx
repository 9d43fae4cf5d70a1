import { useId } from 'react';
import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { PublishingReadiness_company$key } from '../../../../__generated__/PublishingReadiness_company.graphql.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { TodoRow } from '../../own-page/TodoRow.tsx';
import * as own from '../../own-page/ownPage.css.ts';
import type { CompanySection } from './companySections.ts';

interface PublishingReadinessProps {
  readonly company: PublishingReadiness_company$key;
  readonly canEdit: boolean;
  readonly onMend: (section: CompanySection, aim: string) => void;
}

/** What every posting must state by law and the company enters once. */
export function PublishingReadiness({
  company: key,
  canEdit,
  onMend,
}: PublishingReadinessProps): ReactElement {
  const id = useId();
  const { name, ownDetail } = useFragment(
    graphql`
      fragment PublishingReadiness_company on Company {
        name
        ownDetail {
          isReadyForPublishing
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
  const address = [ownDetail?.prefecture, ownDetail?.city, ownDetail?.street];
  const contacts = [ownDetail?.contactEmail, ownDetail?.contactPhoneNumber, ownDetail?.contactFormUrl];
  const rows = [
    { name: '会社名', done: name !== '', section: 'profile', aim: 'name' },
    { name: '所在地', done: address.every((part) => part != null), section: 'address', aim: 'postalCode' },
    {
      name: '連絡先',
      done: contacts.some((part) => part != null),
      section: 'address',
      aim: 'contactEmail',
    },
  ] as const;
  return (
    <section className={own.pane} aria-labelledby={id}>
      <h2 id={id} className={own.paneTitle}>
        募集の公開に必要なこと
      </h2>
      <p className={own.paneText}>
        {ownDetail?.isReadyForPublishing === true
          ? 'そろっています。どの募集にも、同じ内容が載ります。'
          : '求人の表示に、法令で求められている項目です。一度書くと、どの募集にも載ります。'}
      </p>
      <ul className={own.todos}>
        {rows.map((row) => (
          <TodoRow
            key={row.name}
            done={row.done}
            act={
              canEdit ? (
                <Button
                  size="s"
                  aria-label={`${row.name}を書く`}
                  onClick={() => onMend(row.section, row.aim)}
                >
                  書く
                </Button>
              ) : null
            }
          >
            {row.name}
          </TodoRow>
        ))}
      </ul>
    </section>
  );
}
