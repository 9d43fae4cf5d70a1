import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { CreatorHead_creator$key } from '../../../__generated__/CreatorHead_creator.graphql.ts';
import { CopyLink } from '../../ui/buttons/CopyLink.tsx';
import { Avatar } from '../../ui/pictures/Avatar.tsx';
import { CoverPicture } from '../own-page/CoverPicture.tsx';
import { Status } from '../../ui/text/Status.tsx';
import { WorksCover } from '../own-page/WorksCover.tsx';
import { creatorFace } from '../people/creatorFace.ts';
import { creatorStatus } from '../people/creatorStatus.ts';
import { CreatorActs } from './CreatorActs.tsx';
import * as css from './CreatorPage.css.ts';

const grouped = new Intl.NumberFormat('ja-JP');

/** Cover, face, name, availability and buttons. */
export function CreatorHead({ creator: key }: { readonly creator: CreatorHead_creator$key }): ReactElement {
  const creator = useFragment(
    graphql`
      fragment CreatorHead_creator on CreatorUser {
        followersCount
        ...CreatorActs_creator
        ...WorksCover_creator
        ...creatorFace_creator
        ...creatorStatus_creator
        profile {
          userName
          coverImage {
            ...CoverPicture_media
          }
        }
      }
    `,
    key,
  );
  const { profile, followersCount } = creator;
  const { coverImage } = profile;
  const { name, picture } = creatorFace(creator);
  const status = creatorStatus(creator);
  return (
    <>
      <div className={css.cover}>
        {coverImage ? <CoverPicture media={coverImage} /> : <WorksCover creator={creator} />}
      </div>
      <div className={css.person}>
        <div className={css.face}>
          <Avatar name={name} src={picture} size={96} lazy={false} />
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
      </div>
      <div className={css.acts}>
        <CreatorActs creator={creator} />
        <div className={css.share}>
          <CopyLink />
        </div>
      </div>
    </>
  );
}
