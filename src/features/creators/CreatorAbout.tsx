import type { ReactElement, ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { CreatorAbout_creator$key } from '../../../__generated__/CreatorAbout_creator.graphql.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { ReportLink } from '../reports/ReportLink.tsx';
import { workingFacts } from '../people/workingFacts.ts';
import * as css from './CreatorPage.css.ts';
import { CreatorTerms } from './CreatorTerms.tsx';

export function CreatorAbout({ creator }: { readonly creator: CreatorAbout_creator$key }): ReactElement {
  const { id, isSelf, profile } = useFragment(
    graphql`
      fragment CreatorAbout_creator on CreatorUser {
        id
        isSelf
        profile {
          introduction
          location
          hobby
          websiteUrl
          skills {
            name
          }
          tools {
            name
          }
          jobProfile {
            ...workingFacts_jobProfile
            ...CreatorTerms_jobProfile
          }
        }
      }
    `,
    creator,
  );
  const { jobProfile, websiteUrl } = profile;
  const facts: readonly { readonly name: string; readonly value: ReactNode }[] = [
    { name: '拠点', value: profile.location ?? '' },
    ...workingFacts(jobProfile),
    { name: '得意', value: profile.skills.map((skill) => skill.name).join('、') },
    { name: 'ツール', value: profile.tools.map((tool) => tool.name).join('、') },
    { name: '趣味', value: profile.hobby ?? '' },
    { name: 'ウェブサイト', value: websiteUrl == null ? '' : <Website url={websiteUrl} /> },
  ].filter(({ value }) => value !== '');
  return (
    <>
      <div className={css.words}>
        <p className={css.introduction}>{profile.introduction}</p>
        <CreatorTerms jobProfile={jobProfile} />
        {!isSelf && <ReportLink subjectId={id} kind="person" />}
      </div>
      {facts.length > 0 && (
        <dl className={css.facts}>
          {facts.map((fact) => (
            <div key={fact.name} className={css.fact}>
              <dt className={css.factName}>{fact.name}</dt>
              <dd>{fact.value}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}

function Website({ url }: { readonly url: string }): ReactElement {
  return (
    <a href={url} target="_blank" rel="noopener noreferrer nofollow ugc" className={css.website}>
      {url.replace(/^https?:\/\//, '').replace(/\/$/, '')}
      <Icon name="external" size={16} />
    </a>
  );
}
