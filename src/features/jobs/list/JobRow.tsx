import { Link } from '@tanstack/react-router';
import type { ReactElement, ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { JobRow_opening$key } from '../../../../__generated__/JobRow_opening.graphql.ts';
import { Avatar } from '../../../ui/pictures/Avatar.tsx';
import { Deadline } from '../../../ui/text/Deadline.tsx';
import { RelativeTime } from '../../../ui/text/RelativeTime.tsx';
import { Status } from '../../../ui/text/Status.tsx';
import { OpeningBookmark, useKeepsOpenings } from '../../bookmarks/OpeningBookmark.tsx';
import { useSessionState } from '../../session/session.ts';
import * as css from './jobs.css.ts';
import { useSeenOpening } from './useSeenOpening.ts';
import { OpeningPay } from '../opening/pay/OpeningPay.tsx';
import { openingKinds } from '../../../lib/words/openingKinds.ts';
import { workingPlaceTypes } from '../opening/openingWords.ts';

const mostTags = 4;

interface JobRowProps {
  readonly opening: JobRow_opening$key;
  readonly headingLevel?: 'h2' | 'h3';
  /** Omits the company, which would be the same in every row. */
  readonly ofOneCompany?: boolean;
  /** The title with search matches marked. */
  readonly shownTitle?: ReactNode;
}

export function JobRow({
  opening: key,
  headingLevel: Heading = 'h2',
  ofOneCompany = false,
  shownTitle,
}: JobRowProps): ReactElement {
  const opening = useFragment(
    graphql`
      fragment JobRow_opening on JobOpening {
        id
        title
        resumerationType
        workingPlaceType
        workingPrefecture {
          name
        }
        publishedAt
        validThrough
        categories {
          id
          name
        }
        ... on FullTimeJobOpening @alias(as: "fullTime") {
          tags {
            id
            name
          }
        }
        entryDetail {
          id
        }
        company {
          name
          avatarImagePath
        }
        ...OpeningPay_opening
        ...OpeningBookmark_opening
      }
    `,
    key,
  );
  const keeps = useKeepsOpenings();
  const seen = useSeenOpening(opening.id, useSessionState().status === 'member');
  const { id, title, company, resumerationType, workingPlaceType, workingPrefecture } = opening;
  const place = [
    workingPrefecture?.name,
    workingPlaceType == null ? null : workingPlaceTypes[workingPlaceType],
  ]
    .filter((words) => words != null)
    .join('、');
  const tags = [...opening.categories, ...(opening.fullTime?.tags ?? [])].slice(0, mostTags);
  return (
    <article ref={seen} className={keeps ? css.keptRow : css.row}>
      <Avatar
        name={company.name}
        src={company.avatarImagePath}
        shape="square"
        size={40}
        className={css.face}
      />
      <div className={css.main}>
        <Heading className={css.title}>
          <Link to="/jobs/$id" params={{ id }} className={css.titleLink}>
            {shownTitle ?? title}
          </Link>
        </Heading>
        <p className={css.about}>
          {!ofOneCompany && <span className={css.company}>{company.name}</span>}
          <span className={css.tags}>{tags.map(({ name }) => name).join('、')}</span>
        </p>
      </div>
      <p className={css.form}>
        <span>{openingKinds[resumerationType]}</span>
        <span className={css.place}>{place}</span>
      </p>
      <p className={css.payPlace}>
        <OpeningPay opening={opening} />
      </p>
      <p className={css.times}>
        {opening.entryDetail ? (
          <Status shape="filled" tone="creator">
            応募済み
          </Status>
        ) : (
          opening.validThrough != null && (
            <span>
              締切 <Deadline date={opening.validThrough} />
            </span>
          )
        )}
        {opening.publishedAt != null && (
          <span className={css.age}>
            公開 <RelativeTime date={opening.publishedAt} short />
          </span>
        )}
      </p>
      {keeps && <OpeningBookmark opening={opening} />}
    </article>
  );
}
