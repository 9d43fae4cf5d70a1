import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { RecommendedRow_recommended$key } from '../../../__generated__/RecommendedRow_recommended.graphql.ts';
import { operationalHours } from '../../lib/words/jobProfileWords.ts';
import { buttonClass } from '../../ui/buttons/buttonClass.ts';
import { Checkbox } from '../../ui/choices/Checkbox.tsx';
import { cx } from '../../ui/cx.ts';
import { Avatar } from '../../ui/pictures/Avatar.tsx';
import { Status } from '../../ui/text/Status.tsx';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx';
import { creatorFace } from '../people/creatorFace.ts';
import { creatorStatus } from '../people/creatorStatus.ts';
import { FollowButton } from '../follows/FollowButton.tsx';
import { ListButton } from '../lists/ListButton.tsx';
import { MediaPicture } from '../page/MediaPicture.tsx';
import * as css from './recommend.css.ts';

interface RecommendedRowProps {
  readonly recommended: RecommendedRow_recommended$key;
  /** Who may write to creators. */
  readonly mayConsult: boolean;
  readonly isChosen: boolean;
  readonly onChoose: (isChosen: boolean) => void;
}

/** The first ones are shown large. */
const largeRanks = 2;
const worksOfLarge = 4;
const worksOnPhone = 4;
const skillsShown = 2;

/** One who fits: who, why, and the works that it rests on. */
export function RecommendedRow({
  recommended,
  mayConsult,
  isChosen,
  onChoose,
}: RecommendedRowProps): ReactElement {
  const { rank, reasonParts, works, creator } = useFragment(
    graphql`
      fragment RecommendedRow_recommended on RecommendedCreator {
        rank
        reasonParts {
          text
          tagNumber
          workLetter
        }
        works {
          letter
          product {
            id
            name
            thumbnailImage {
              ...MediaPicture_media
            }
          }
        }
        creator {
          id
          ...FollowButton_creator
          ...creatorFace_creator
          ...creatorStatus_creator
          profile {
            location
            skills {
              id
              name
            }
            jobProfile {
              operationalHours
            }
          }
        }
      }
    `,
    recommended,
  );
  const { profile } = creator;
  const { name, picture } = creatorFace(creator);
  const status = creatorStatus(creator);
  const isLarge = rank <= largeRanks;
  const hours = profile.jobProfile.operationalHours;
  const standing = [
    profile.skills
      .slice(0, skillsShown)
      .map((skill) => skill.name)
      .join('、'),
    profile.location,
    hours == null ? null : operationalHours[hours],
  ].filter((words) => words != null && words !== '');
  const acts = (place: string) =>
    mayConsult && (
      <div className={cx(css.acts, place)}>
        <Checkbox checked={isChosen} aria-label={`${name}さんを選ぶ`} onChange={onChoose}>
          選ぶ
        </Checkbox>
        <Link
          to="/consultations/create"
          search={{ to: creator.id }}
          aria-label={`${name}さんに相談する`}
          className={buttonClass({ variant: rank === 1 ? 'primary' : 'secondary' })}
        >
          相談する
        </Link>
        <FollowButton creator={creator} />
        <ListButton creatorIds={[creator.id]} name={name} />
      </div>
    );
  return (
    <li>
      <article className={css.row}>
        <p className={cx(css.rank, !isLarge && css.smallRank)}>
          {rank}
          <VisuallyHidden>番目</VisuallyHidden>
        </p>
        <div className={css.body}>
          <div className={css.head}>
            <Avatar name={name} src={picture} size={40} />
            <div className={css.who}>
              <h3 className={css.name}>
                <Link to="/creators/$id" params={{ id: creator.id }} className={css.nameLink}>
                  {name}
                </Link>
              </h3>
              <p className={css.standing}>
                {standing.map((words) => (
                  <span key={words}>{words}</span>
                ))}
                <Status shape={status.shape}>{status.word}</Status>
              </p>
            </div>
            {acts(css.actsAbove)}
          </div>
          <p className={css.reason}>
            {reasonParts.map(({ text, tagNumber, workLetter }, index) => (
              // The parts of a reason never change their order.
              // eslint-disable-next-line react/no-array-index-key
              <span key={index}>
                {tagNumber == null ? (
                  text
                ) : (
                  <>
                    <span className={css.said}>{text}</span>
                    <span className={css.saidNumber}>
                      <VisuallyHidden>読み取ったことの</VisuallyHidden>
                      {tagNumber}
                    </span>
                  </>
                )}
                {workLetter != null && <span className={css.letter}>{workLetter}</span>}
              </span>
            ))}
          </p>
          <ul className={cx(css.works, !isLarge && css.smallWorks)} aria-label={`${name}さんの作品`}>
            {works.slice(0, isLarge ? worksOfLarge : works.length).map(({ letter, product }, index) => (
              <li key={product.id} className={cx(index >= worksOnPhone && css.beyondPhone)}>
                <Link to="/products/$id" params={{ id: product.id }} aria-label={product.name}>
                  {product.thumbnailImage && (
                    <MediaPicture
                      media={product.thumbnailImage}
                      aspect="4 / 3"
                      sizes={isLarge ? '(max-width: 767px) 25vw, 16vw' : '(max-width: 767px) 25vw, 10vw'}
                      alt=""
                    />
                  )}
                </Link>
                {(isLarge || letter != null) && (
                  <p className={cx(css.workName, letter != null && css.named)}>
                    {letter != null && <span className={css.filledLetter}>{letter}</span>}
                    {isLarge && <span className={css.workWords}>{product.name}</span>}
                  </p>
                )}
              </li>
            ))}
          </ul>
          {acts(css.actsBelow)}
        </div>
      </article>
    </li>
  );
}
