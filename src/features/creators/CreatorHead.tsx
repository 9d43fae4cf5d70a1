import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { CreatorHead_creator$key } from '../../../__generated__/CreatorHead_creator.graphql.ts';
import { Avatar } from '../../ui/pictures/Avatar.tsx';
import { Picture } from '../../ui/pictures/Picture.tsx';
import { Status } from '../../ui/text/Status.tsx';
import { CreatorActs } from './CreatorActs.tsx';
import * as css from './CreatorPage.css.ts';
import {
  engagementTypes,
  operationalAvailabilities,
  operationalHours,
  waysOfWorking,
} from '../../lib/words/jobProfileWords.ts';
import { seekingStatus } from '../../lib/words/seekingStatus.ts';

const grouped = new Intl.NumberFormat('ja-JP');

/** Cover, face, name, what the person says of themselves, and how they work. */
export function CreatorHead({ creator: key }: { readonly creator: CreatorHead_creator$key }): ReactElement {
  const creator = useFragment(
    graphql`
      fragment CreatorHead_creator on CreatorUser {
        followersCount
        ...CreatorActs_creator
        profile {
          lastName
          firstName
          userName
          introduction
          location
          hobby
          skills {
            name
          }
          tools {
            name
          }
          profileImage {
            url
          }
          coverImage {
            url
            width
            height
            thumbhash
          }
          jobProfile {
            jobSeekingStatus
            engagementType
            operationalHours
            operationalAvailabilities
            wayOfWorkings
          }
        }
      }
    `,
    key,
  );
  const { profile, followersCount } = creator;
  const { jobProfile, coverImage } = profile;
  const name = `${profile.lastName} ${profile.firstName}`;
  const status = seekingStatus[jobProfile.jobSeekingStatus];
  const facts = [
    { name: '拠点', value: profile.location ?? '' },
    {
      name: '働き方',
      value: jobProfile.engagementType == null ? '' : engagementTypes[jobProfile.engagementType],
    },
    {
      name: '稼働',
      value: jobProfile.operationalHours == null ? '' : operationalHours[jobProfile.operationalHours],
    },
    {
      name: '時間帯',
      value: jobProfile.operationalAvailabilities.map((value) => operationalAvailabilities[value]).join('、'),
    },
    { name: '場所', value: jobProfile.wayOfWorkings.map((value) => waysOfWorking[value]).join('、') },
    { name: '得意', value: profile.skills.map((skill) => skill.name).join('、') },
    { name: 'ツール', value: profile.tools.map((tool) => tool.name).join('、') },
    { name: '趣味', value: profile.hobby ?? '' },
  ].filter(({ value }) => value !== '');
  return (
    <>
      <div className={css.cover}>
        {coverImage && (
          <Picture
            src={coverImage.url}
            width={coverImage.width}
            height={coverImage.height}
            thumbhash={coverImage.thumbhash}
            alt=""
            sizes="100vw"
            fill
            eager
            edge={false}
          />
        )}
      </div>
      <header className={css.head}>
        <div className={css.person}>
          <div className={css.face}>
            <Avatar name={name} src={profile.profileImage?.url} size={96} lazy={false} />
          </div>
          <h1 className={css.name}>{name}</h1>
          <p className={css.handle}>@{profile.userName}</p>
          <p className={css.status}>
            <Status shape={status.shape}>{status.word}</Status>
          </p>
          {followersCount > 0 && (
            <p className={css.followers}>
              <b>{grouped.format(followersCount)}</b>人の採用担当者がフォロー中
            </p>
          )}
          <p className={css.introduction}>{profile.introduction}</p>
        </div>
        <div className={css.facts}>
          <dl>
            {facts.map((fact) => (
              <div key={fact.name} className={css.fact}>
                <dt className={css.factName}>{fact.name}</dt>
                <dd>{fact.value}</dd>
              </div>
            ))}
          </dl>
          <CreatorActs creator={creator} />
        </div>
      </header>
    </>
  );
}
