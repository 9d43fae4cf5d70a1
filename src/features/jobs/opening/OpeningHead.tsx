import { Link } from '@tanstack/react-router';
import { use } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { OpeningHead_opening$key } from '../../../../__generated__/OpeningHead_opening.graphql.ts';
import { Avatar } from '../../../ui/pictures/Avatar.tsx';
import { PhraseText } from '../../../ui/text/PhraseText.tsx';
import { openingCoverSizes } from './openingCoverSizes.ts';
import { MediaPicture } from '../../page/MediaPicture.tsx';
import * as css from './opening.css.ts';
import { PreviewContext } from './OpeningParts.tsx';

interface OpeningHeadProps {
  readonly opening: OpeningHead_opening$key;
  readonly children: ReactNode;
}

/** Picture, company and title. */
export function OpeningHead({ opening: key, children }: OpeningHeadProps): ReactElement {
  const { title, coverImage, company, workingPrefecture } = useFragment(
    graphql`
      fragment OpeningHead_opening on JobOpening {
        title
        coverImage {
          ...MediaPicture_media
        }
        workingPrefecture {
          name
        }
        company {
          id
          name
          avatarImagePath
        }
      }
    `,
    key,
  );
  const preview = use(PreviewContext);
  const Heading = preview ? 'h2' : 'h1';
  return (
    <>
      {coverImage && (
        <MediaPicture
          className={css.cover}
          media={coverImage}
          alt=""
          aspect="8 / 3"
          sizes={openingCoverSizes}
          eager
          priority="high"
          edge={false}
        />
      )}
      <div className={css.body}>
        <div className={css.company}>
          <Avatar name={company.name} src={company.avatarImagePath} shape="square" size={28} lazy={false} />
          <p className={css.companyWords}>
            <Link to="/companies/$id" params={{ id: company.id }} className={css.companyName}>
              {company.name}
            </Link>
            {workingPrefecture && <span className={css.companyPlace}>{workingPrefecture.name}</span>}
          </p>
        </div>
        <Heading className={css.title}>
          {title === '' && preview ? (
            <span className={css.missingTitle}>募集タイトルは未入力です</span>
          ) : (
            <PhraseText>{title}</PhraseText>
          )}
        </Heading>
        {children}
      </div>
    </>
  );
}
