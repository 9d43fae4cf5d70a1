import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { SeekingCreator_creator$key } from '../../../../__generated__/SeekingCreator_creator.graphql.ts';
import { buttonClass } from '../../../ui/buttons/buttonClass.ts';
import { Avatar } from '../../../ui/pictures/Avatar.tsx';
import { creatorFace } from '../../people/creatorFace.ts';
import { creatorStatus } from '../../people/creatorStatus.ts';
import { MediaPicture } from '../../page/MediaPicture.tsx';
import { Status } from '../../../ui/text/Status.tsx';
import {
  engagementTypes,
  operationalAvailabilities,
  operationalHours,
  waysOfWorking,
} from '../../../lib/words/jobProfileWords.ts';
import { FollowButton } from '../../follows/FollowButton.tsx';
import { ListButton } from '../../lists/ListButton.tsx';
import { mayFollow } from '../../session/memberContent.ts';
import { useSessionState } from '../../session/session.ts';
import { RewardPrice } from '../../people/RewardPrice.tsx';
import * as css from './SeekingCreator.css.ts';

const pricesShown = 2;
const sizes = '(max-width: 767px) 33vw, (max-width: 1199px) 20vw, 18vw';

interface SeekingCreatorProps {
  readonly creator: SeekingCreator_creator$key;
  /** Companies see what they would pay, creators what they receive. */
  readonly asCompany: boolean;
}

/** Plain anchors, as in cards. */
export function SeekingCreator({ creator: key, asCompany }: SeekingCreatorProps): ReactElement {
  const creator = useFragment(
    graphql`
      fragment SeekingCreator_creator on CreatorUser {
        id
        ...FollowButton_creator
        ...creatorFace_creator
        ...creatorStatus_creator
        profile {
          location
          jobProfile {
            engagementType
            operationalHours
            operationalAvailabilities
            wayOfWorkings
            rewardPrices {
              id
              rewardCategory
              ...RewardPrice_price
            }
          }
        }
        newestProducts(first: 3) {
          id
          name
          thumbnailImage {
            ...MediaPicture_media
          }
        }
      }
    `,
    key,
  );
  const { id, profile, newestProducts } = creator;
  const session = useSessionState();
  const { jobProfile: job } = profile;
  const { name, picture } = creatorFace(creator);
  const status = creatorStatus(creator);
  const time = [
    job.operationalHours == null ? '' : operationalHours[job.operationalHours],
    job.operationalAvailabilities.map((each) => operationalAvailabilities[each]).join('、'),
  ];
  const standing = [job.engagementType == null ? '' : engagementTypes[job.engagementType], profile.location];
  const facts = [
    { name: '稼働', value: joined(time) },
    { name: '働き方', value: job.wayOfWorkings.map((each) => waysOfWorking[each]).join('、') },
  ].filter(({ value }) => value !== '');
  return (
    <article className={css.creator}>
      <div className={css.person}>
        <Avatar name={name} src={picture} size={48} />
        <div className={css.who}>
          <h3 className={css.name}>
            <a href={`/creators/${id}`} className={css.nameLink}>
              {name}
            </a>
          </h3>
          <p className={css.standing}>
            <Status shape={status.shape}>{status.word}</Status>
            <span>{joined(standing)}</span>
          </p>
        </div>
        {mayFollow(session) && (
          <p className={css.acts}>
            <FollowButton creator={creator} size="s" />
            <Link
              to="/consultations/create"
              search={{ to: id }}
              className={buttonClass({ size: 's' })}
              aria-label={`${name}さんに相談する`}
            >
              相談する
            </Link>
            <ListButton creatorIds={[id]} name={name} look="icon" size="s" />
          </p>
        )}
      </div>
      <dl className={css.facts}>
        {job.rewardPrices.length > 0 && (
          <div className={css.fact}>
            <dt className={css.factName}>報酬の目安</dt>
            <dd>
              {job.rewardPrices.slice(0, pricesShown).map((price) => (
                <span key={price.id} className={css.price}>
                  {price.rewardCategory != null && `${price.rewardCategory} `}
                  <RewardPrice price={price} asCompany={asCompany} />
                </span>
              ))}
            </dd>
          </div>
        )}
        {facts.map((fact) => (
          <div key={fact.name} className={css.fact}>
            <dt className={css.factName}>{fact.name}</dt>
            <dd>{fact.value}</dd>
          </div>
        ))}
      </dl>
      <div className={css.works}>
        {newestProducts.map((work) => (
          <a key={work.id} href={`/products/${work.id}`} aria-label={work.name} title={work.name}>
            {work.thumbnailImage && (
              <MediaPicture media={work.thumbnailImage} aspect="4 / 3" sizes={sizes} alt="" />
            )}
          </a>
        ))}
      </div>
    </article>
  );
}

function joined(words: readonly (string | null | undefined)[]): string {
  return words.filter((word) => word != null && word !== '').join('　');
}
