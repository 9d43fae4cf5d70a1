import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { MeHead_user$key } from '../../../../__generated__/MeHead_user.graphql.ts';
import { Avatar } from '../../../ui/pictures/Avatar.tsx';
import { buttonClass } from '../../../ui/buttons/buttonClass.ts';
import { CoverPicture } from '../../own-page/CoverPicture.tsx';
import { Status } from '../../../ui/text/Status.tsx';
import { seekingStatus } from '../../../lib/words/seekingStatus.ts';
import * as coverHead from '../../own-page/coverHead.css.ts';
import * as css from '../me.css.ts';
import { WorksCover } from '../../own-page/WorksCover.tsx';
import { PictureActs } from '../picture/PictureActs.tsx';

/** As others see it, with buttons to change the pictures. */
export function MeHead({ user }: { readonly user: MeHead_user$key }): ReactElement | null {
  const { profile, creator } = useFragment(
    graphql`
      fragment MeHead_user on User {
        creator {
          id
          ...WorksCover_creator
        }
        profile {
          ... on PrivateCreatorProfile {
            lastName
            firstName
            userName
            profileImage {
              url
            }
            coverImage {
              ...CoverPicture_media
            }
            jobProfile {
              jobSeekingStatus
            }
          }
        }
      }
    `,
    user,
  );
  if (profile?.userName === undefined) return null;
  const { coverImage, profileImage, jobProfile } = profile;
  const name = `${profile.lastName} ${profile.firstName}`;
  const status = jobProfile == null ? null : seekingStatus[jobProfile.jobSeekingStatus];
  return (
    <>
      <div className={coverImage == null ? coverHead.coverEmpty : coverHead.cover}>
        {coverImage ? <CoverPicture media={coverImage} /> : creator && <WorksCover creator={creator} />}
        <PictureActs kind="cover" present={coverImage != null} />
      </div>
      <header className={coverHead.head}>
        <div>
          <div className={css.face}>
            <Avatar name={name} src={profileImage?.url} size={96} lazy={false} />
            <PictureActs kind="face" present={profileImage != null} />
          </div>
          <h1 className={coverHead.name}>{name}</h1>
          <p className={css.handle}>@{profile.userName}</p>
          {status !== null && (
            <p className={css.status}>
              <Status shape={status.shape}>{status.word}</Status>
            </p>
          )}
        </div>
        {creator && (
          <div className={coverHead.headAct}>
            <Link to="/creators/$id" params={{ id: creator.id }} className={buttonClass()}>
              公開ページを見る
            </Link>
          </div>
        )}
      </header>
    </>
  );
}
