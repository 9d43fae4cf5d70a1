import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { CandidateHead_candidate$key } from '../../../../../__generated__/CandidateHead_candidate.graphql.ts';
import { Avatar } from '../../../../ui/pictures/Avatar.tsx';
import { Icon } from '../../../../ui/icons/Icon.tsx';
import { IconButton } from '../../../../ui/buttons/IconButton.tsx';
import { iconButtonClass } from '../../../../ui/buttons/iconButtonClass.ts';
import { PhraseText } from '../../../../ui/text/PhraseText.tsx';
import { Status } from '../../../../ui/text/Status.tsx';
import { useWide } from '../../../../ui/useWide.ts';
import { creatorFace } from '../../../people/creatorFace.ts';
import { creatorStatus } from '../../../people/creatorStatus.ts';
import { ListButton } from '../../../lists/ListButton.tsx';
import * as css from './panel.css.ts';

interface CandidateHeadProps {
  readonly candidate: CandidateHead_candidate$key;
  readonly onClose: () => void;
}

export function CandidateHead({ candidate: key, onClose }: CandidateHeadProps): ReactElement {
  const { user } = useFragment(
    graphql`
      fragment CandidateHead_candidate on Candidate {
        user {
          id
          ...creatorFace_creator
          ...creatorStatus_creator
          profile {
            location
            skills {
              name
            }
          }
        }
      }
    `,
    key,
  );
  // On a phone it takes the place of the list, and of what had the focus.
  const wide = useWide();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!wide) heading.current?.focus({ preventScroll: true });
  }, [wide]);
  const { profile } = user;
  const { name, picture } = creatorFace(user);
  const { shape, word } = creatorStatus(user);
  const trade = profile.skills
    .slice(0, 3)
    .map((skill) => skill.name)
    .join('、');
  return (
    <header className={css.head}>
      <IconButton icon="back" label="応募者の一覧へ" onClick={onClose} className={css.back} />
      <Avatar name={name} src={picture} size={64} lazy={false} />
      <div className={css.person}>
        <h2 ref={heading} className={css.name} tabIndex={-1}>
          {name}
        </h2>
        <p className={css.trade}>
          <PhraseText>{trade}</PhraseText>
          {profile.location != null && <span className={css.place}>{profile.location}</span>}
        </p>
        <p className={css.trade}>
          <Status shape={shape}>{word}</Status>
        </p>
      </div>
      <div className={css.headActs}>
        <ListButton creatorIds={[user.id]} name={name} look="icon" size="s" />
        <Link
          to="/creators/$id"
          params={{ id: user.id }}
          className={iconButtonClass({ size: 's' })}
          aria-label={`${name}さんのページ`}
          title="この人のページ"
        >
          <Icon name="expand" />
        </Link>
        <IconButton icon="close" label="閉じる" size="s" onClick={onClose} className={css.close} />
      </div>
    </header>
  );
}
