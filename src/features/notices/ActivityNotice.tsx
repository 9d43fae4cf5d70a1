import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type {
  ActivityNotice_notice$data,
  ActivityNotice_notice$key,
} from '../../../__generated__/ActivityNotice_notice.graphql.ts';
import { Mark } from '../../ui/icons/Mark.tsx';
import { Avatar } from '../../ui/pictures/Avatar.tsx';
import { imageUrl } from '../../ui/pictures/imageUrl.ts';
import { formatDate } from '../../ui/text/formatDate.ts';
import { NoticeLine } from './NoticeLine.tsx';
import { useNoticeWords } from './noticeWords.ts';
import * as css from './notices.css.ts';
import { useReadActivity } from './useReadNotices.ts';

/** One line: who, what, until when; all of it is a link. */
export function ActivityNotice({ notice }: { readonly notice: ActivityNotice_notice$key }): ReactElement {
  const data = useFragment(
    graphql`
      fragment ActivityNotice_notice on ActivityNotification {
        id
        type
        sentAt
        readAt
        dueAt
        actor {
          name
          profileImage {
            url
          }
        }
        company {
          name
          avatarImage {
            url
          }
        }
        resource {
          ... on OwnProduct {
            thumbnailImage {
              url
            }
          }
        }
        ...noticeWords_notice
      }
    `,
    notice,
  );
  const { read } = useReadActivity();
  const { who, rest, href } = useNoticeWords(data);
  const isUnread = data.readAt == null;
  const thumbnail = data.resource?.thumbnailImage?.url;
  return (
    <NoticeLine
      href={href}
      isUnread={isUnread}
      at={data.sentAt}
      due={data.dueAt == null ? null : `返信は${formatDate(data.dueAt, { year: false })} 23:59まで`}
      picture={<NoticePicture notice={data} />}
      thumbnail={
        thumbnail == null ? null : (
          <img
            className={css.thumbnail}
            src={imageUrl(thumbnail, 64)}
            srcSet={`${imageUrl(thumbnail, 128)} 2x`}
            alt=""
            width={56}
            height={42}
            loading="lazy"
          />
        )
      }
      onOpen={() => {
        if (isUnread) read(data.id);
      }}
    >
      <span className={isUnread ? css.fresh : undefined}>{who}</span>
      {rest}
    </NoticeLine>
  );
}

interface NoticePictureProps {
  readonly notice: Pick<ActivityNotice_notice$data, 'actor' | 'company' | 'type'>;
}

/** Round for people, square for companies, Tsumugi's mark for its own notices. */
function NoticePicture({ notice: { type, actor, company } }: NoticePictureProps): ReactElement {
  if (company != null && type !== 'CHAT_MESSAGE' && type !== 'INTERVIEW')
    return <Avatar name={company.name} src={company.avatarImage?.url} shape="square" size={40} />;
  if (actor != null) return <Avatar name={actor.name} src={actor.profileImage?.url} size={40} />;
  return (
    <span className={css.house}>
      <Mark width={24} />
    </span>
  );
}
