import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { EngagementSection_user$key } from '../../../../__generated__/EngagementSection_user.graphql.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { engagementTypes } from '../../../lib/words/jobProfileWords.ts';
import type { CreatorEditing } from './creatorSections.ts';
import { Facts } from '../../own-page/Facts.tsx';
import * as css from '../me.css.ts';
import { OwnSection } from '../../own-page/OwnSection.tsx';
import { part } from '../../../lib/part.ts';

const EngagementTypeForm = part(
  async () => (await import('../../creators/edit/EngagementTypeForm.tsx')).EngagementTypeForm,
);

interface EngagementSectionProps {
  readonly user: EngagementSection_user$key;
  readonly editing: CreatorEditing;
  readonly onSaved: () => Promise<void>;
}

export function EngagementSection({ user: userKey, editing, onSaved }: EngagementSectionProps): ReactElement {
  const user = useFragment(
    graphql`
      fragment EngagementSection_user on User {
        profile {
          ... on PrivateCreatorProfile {
            engagementType {
              engagementType
              corporateName
              nameOfCompanyYouCurrentlyWorkFor
            }
          }
        }
        ...EngagementTypeForm_user
      }
    `,
    userKey,
  );
  const record = user.profile?.engagementType;
  const employed = record?.engagementType === 'CORPORATE' || record?.engagementType === 'SIDEJOB';
  return (
    <OwnSection
      anchor="engagement"
      title="働き方"
      editing={editing.current === 'engagement'}
      onEdit={() => editing.open('engagement')}
      onLeave={editing.leave}
      editor={
        <EngagementTypeForm
          user={user}
          onSaved={onSaved}
          aside={<Button onClick={editing.leave}>キャンセル</Button>}
        />
      }
    >
      <Facts
        facts={[
          { name: '働き方', value: record == null ? '' : engagementTypes[record.engagementType] },
          ...(record?.engagementType === 'CORPORATE'
            ? []
            : [{ name: '屋号・会社名', value: record?.corporateName }]),
          ...(employed
            ? [
                {
                  name: '勤め先',
                  value: (
                    <>
                      {record.nameOfCompanyYouCurrentlyWorkFor}
                      <span className={css.factNote}>
                        この会社の人には、あなたのページも作品も見えません。
                      </span>
                    </>
                  ),
                },
              ]
            : []),
        ]}
      />
    </OwnSection>
  );
}
