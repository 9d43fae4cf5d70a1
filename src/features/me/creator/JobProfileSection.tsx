import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { JobProfileSection_user$key } from '../../../../__generated__/JobProfileSection_user.graphql.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Price } from '../../../ui/text/Price.tsx';
import {
  operationalAvailabilities,
  operationalHours,
  rewardTypes,
  waysOfWorking,
} from '../../../lib/words/jobProfileWords.ts';
import { seekingStatus } from '../../../lib/words/seekingStatus.ts';
import type { CreatorEditing } from './creatorSections.ts';
import { Facts } from '../../own-page/Facts.tsx';
import * as css from '../me.css.ts';
import * as own from '../../own-page/ownPage.css.ts';
import { OwnSection } from '../../own-page/OwnSection.tsx';
import { JobProfileForm } from '../../creators/edit/JobProfileForm.part.ts';

interface JobProfileSectionProps {
  readonly user: JobProfileSection_user$key;
  readonly editing: CreatorEditing;
  readonly onSaved: () => Promise<void>;
}

export function JobProfileSection({ user: userKey, editing, onSaved }: JobProfileSectionProps): ReactElement {
  const user = useFragment(
    graphql`
      fragment JobProfileSection_user on User {
        profile {
          ... on PrivateCreatorProfile {
            jobProfile {
              jobSeekingStatus
              operationalHours
              operationalAvailabilities
              wayOfWorkings
              rewardNote
              rewardPrices {
                id
                rewardCategory
                rewardType
                netPrice
                grossPrice
              }
            }
          }
        }
        ...JobProfileForm_user
      }
    `,
    userKey,
  );
  const job = user.profile?.jobProfile;
  return (
    <OwnSection
      anchor="job"
      title="仕事の条件"
      editLabel={job == null ? '登録する' : '編集する'}
      editing={editing.current === 'job'}
      tall
      onEdit={() => editing.open('job')}
      onLeave={editing.leave}
      editor={
        <JobProfileForm
          user={user}
          onSaved={onSaved}
          aside={<Button onClick={editing.leave}>キャンセル</Button>}
        />
      }
    >
      {job == null ? (
        <p className={own.empty}>
          働ける時間や報酬の目安を書いておくと、条件に合う相談が届きやすくなります。
        </p>
      ) : (
        <Facts
          facts={[
            { name: '仕事の希望', value: seekingStatus[job.jobSeekingStatus].word },
            {
              name: '週の稼働時間',
              value: job.operationalHours == null ? '' : operationalHours[job.operationalHours],
            },
            {
              name: '働ける時間帯',
              value: job.operationalAvailabilities.map((each) => operationalAvailabilities[each]).join('、'),
            },
            { name: '働く場所', value: job.wayOfWorkings.map((each) => waysOfWorking[each]).join('、') },
            {
              name: '報酬の目安',
              value:
                job.rewardPrices.length === 0 ? (
                  ''
                ) : (
                  <ul className={css.rewards}>
                    {job.rewardPrices.map((price) => (
                      <li key={price.id}>
                        {price.rewardCategory != null && `${price.rewardCategory} `}
                        <Price amount={price.netPrice} tax="excluded" per={rewardTypes[price.rewardType]} />
                        <span className={css.factNote}>
                          会社の支払額 <Price amount={price.grossPrice} tax="excluded" />
                        </span>
                      </li>
                    ))}
                  </ul>
                ),
            },
            { name: '備考', value: job.rewardNote },
          ]}
        />
      )}
    </OwnSection>
  );
}
