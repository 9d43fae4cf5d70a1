import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { CandidateCareer_candidate$key } from '../../../../../__generated__/CandidateCareer_candidate.graphql.ts';
import { formatPrice } from '../../../../ui/text/formatPrice.ts';
import { rewardTypes } from '../../../../lib/words/jobProfileWords.ts';
import { workingFacts } from '../../../people/workingFacts.ts';
import * as css from './panel.css.ts';

/** What the candidate says of themselves and of how they work. */
export function CandidateCareer({
  candidate: key,
}: {
  readonly candidate: CandidateCareer_candidate$key;
}): ReactElement {
  const { user } = useFragment(
    graphql`
      fragment CandidateCareer_candidate on Candidate {
        user {
          profile {
            introduction
            location
            hobby
            skills {
              name
            }
            tools {
              name
            }
            jobProfile {
              ...workingFacts_jobProfile
              rewardNote
              rewardPrices {
                rewardType
                rewardCategory
                netPrice
              }
            }
          }
        }
      }
    `,
    key,
  );
  const { profile } = user;
  const { jobProfile } = profile;
  const facts = [
    { name: '得意', value: profile.skills.map(({ name }) => name).join('、') },
    { name: 'ツール', value: profile.tools.map(({ name }) => name).join('、') },
    { name: '拠点', value: profile.location ?? '' },
    ...workingFacts(jobProfile),
    {
      name: '希望(税抜)',
      value: jobProfile.rewardPrices
        .map(({ rewardType, rewardCategory, netPrice }) =>
          [rewardCategory ?? '', rewardTypes[rewardType], formatPrice(netPrice)]
            .filter((part) => part !== '')
            .join(' '),
        )
        .join('、'),
    },
    { name: '条件', value: jobProfile.rewardNote ?? '' },
    { name: '趣味', value: profile.hobby ?? '' },
  ].filter(({ value }) => value !== '');
  return (
    <>
      {profile.introduction !== '' && <p className={css.introduction}>{profile.introduction}</p>}
      {facts.length > 0 && (
        <dl className={css.facts}>
          {facts.map(({ name, value }) => (
            <div key={name} className={css.fact}>
              <dt className={css.factName}>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {profile.introduction === '' && facts.length === 0 && (
        <p className={css.nothing}>経歴は、まだ書かれていません。</p>
      )}
    </>
  );
}
