import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { openingKinds } from '../../../../lib/words/openingKinds.ts';
import { openingStatus } from '../../../../lib/words/openingStatus.ts';
import { MenuButton } from '../../../../ui/buttons/MenuButton.tsx';
import { Skeleton } from '../../../../ui/feedback/Skeleton.tsx';
import { Icon } from '../../../../ui/icons/Icon.tsx';
import type { MenuChoice } from '../../../../ui/overlays/menuEntries.ts';
import { formatBytes } from '../../../../ui/pictures/formatBytes.ts';
import { Picture } from '../../../../ui/pictures/Picture.tsx';
import { link } from '../../../../ui/text/link.css.ts';
import { mayOffer } from '../../../session/memberContent.ts';
import { useSessionState } from '../../../session/session.ts';
import { textParts } from './links.ts';
import * as styles from './message.css.ts';
import { MessageCard } from '../cards/MessageCard.part.ts';
import { deletedWords } from '../session/roomMessage.ts';
import type { Content, MediaContent, OpeningCard, RoomMessage } from '../session/roomMessage.ts';

interface BodyProps {
  readonly message: RoomMessage;
  /** Whether the reader is the room's creator. */
  readonly isCreator: boolean;
  /** Begins a reply; null where nothing can be written. */
  readonly onAsk: (() => void) | null;
}

export function MessageBody({ message, isCreator, onAsk }: BodyProps): ReactElement {
  const { content, isDeleted, sender } = message;
  if (isDeleted) return <p className={styles.gone}>{deletedWords}</p>;
  const card = (
    <MessageCard waiting={<Skeleton height={160} />} message={message} isCreator={isCreator} onAsk={onAsk} />
  );
  switch (content.kind) {
    case 'text':
      return (
        <>
          <Words text={content.text} />
          {content.offerId !== undefined && (
            <OfferLinks offerId={content.offerId} isAsked={sender.isCreator && !isCreator} />
          )}
          {content.quote !== undefined && card}
        </>
      );
    case 'media':
      return (
        <div className={styles.single}>
          <Medium from={sender.name} medium={content} isAlone />
        </div>
      );
    case 'file':
      return <FileBlock file={content} />;
    case 'opening':
      return <Opening opening={content.opening} />;
    case 'consultation':
      return content.consultation === null ? <p className={styles.gone}>この相談は削除されました</p> : card;
    case 'interview':
      return card;
    case 'unknown':
      return <p className={styles.gone}>表示できないメッセージです。画面を更新すると表示されます。</p>;
  }
}

interface OfferLinksProps {
  readonly offerId: string;
  /** The creator's words ask for a change. */
  readonly isAsked: boolean;
}

/** From what the creator asks for, the company's form of the next version, which opens at that item. */
function OfferLinks({ offerId, isAsked }: OfferLinksProps): ReactElement {
  const mayRevise = mayOffer(useSessionState()) && isAsked;
  return (
    <p className={styles.links}>
      {mayRevise && (
        <Link className={link} to="/offers/$id/edit" params={{ id: offerId }}>
          条件を書き直す
        </Link>
      )}
      <Link className={link} to="/offers/$id" params={{ id: offerId }}>
        オファーの条件を見る
      </Link>
    </p>
  );
}

export function Words({ text }: { readonly text: string }): ReactElement {
  return (
    <p className={styles.words}>
      {textParts(text).map(({ text: part, href, at }) =>
        href === undefined ? (
          part
        ) : (
          <a key={at} className={link} href={href} target="_blank" rel="noopener nofollow noreferrer">
            {part}
          </a>
        ),
      )}
    </p>
  );
}

export interface ShownMedium {
  readonly id: string;
  readonly content: MediaContent;
  readonly isDeleted: boolean;
  /** What can be done with this one alone. */
  readonly tools: readonly MenuChoice[];
}

interface MediaBlockProps {
  readonly from: string;
  readonly media: readonly ShownMedium[];
}

/** Pictures and films of one album side by side. */
export function MediaBlock({ from, media }: MediaBlockProps): ReactElement {
  return (
    <div className={styles.album}>
      {media.map(({ id, content, isDeleted, tools }, index) => (
        <div key={id} className={styles.tile} data-film={content.isFilm && !isDeleted ? '' : undefined}>
          {isDeleted ? (
            <p className={styles.tileGone}>{content.isFilm ? '動画' : '画像'}が削除されました</p>
          ) : (
            <Medium from={from} medium={content} isAlone={false} />
          )}
          {tools.length > 0 && (
            <MenuButton
              look="icon"
              size="s"
              className={styles.tileTools}
              label={`${index + 1}点目の操作`}
              entries={tools}
            >
              <Icon name="more" />
            </MenuButton>
          )}
        </div>
      ))}
    </div>
  );
}

interface MediumProps {
  readonly from: string;
  readonly medium: MediaContent;
  readonly isAlone: boolean;
}

function Medium({ from, medium, isAlone }: MediumProps): ReactElement {
  const { url, width, height, posterUrl, thumbhash, isFilm } = medium;
  if (isFilm)
    return (
      // oxlint-disable-next-line jsx-a11y/media-has-caption -- a film of a talk has none
      <video
        className={styles.film}
        src={url}
        {...(posterUrl === null ? {} : { poster: posterUrl })}
        width={width}
        height={height}
        controls
        playsInline
        preload="metadata"
        aria-label={`${from}さんが送った動画`}
      />
    );
  return (
    <a className={styles.pictureLink} href={url} target="_blank" rel="noopener noreferrer">
      <Picture
        src={url}
        alt={`${from}さんが送った画像`}
        width={width}
        height={height}
        sizes={isAlone ? '(max-width: 767px) 80vw, 360px' : '(max-width: 767px) 30vw, 160px'}
        aspect={isAlone ? undefined : '4 / 3'}
        thumbhash={thumbhash}
      />
    </a>
  );
}

function FileBlock({ file }: { readonly file: Extract<Content, { kind: 'file' }> }): ReactElement {
  return (
    <a className={styles.file} href={file.url} download={file.filename}>
      <span className={styles.fileKind}>{file.extension.toUpperCase()}</span>
      <span className={styles.fileName}>{file.filename}</span>
      <span className={styles.fileSize}>{formatBytes(file.byteSize)}</span>
    </a>
  );
}

function Opening({ opening }: { readonly opening: OpeningCard | null }): ReactElement {
  if (opening === null) return <p className={styles.gone}>この募集は削除されました</p>;
  return (
    <div className={styles.card}>
      <div className={styles.cardHead}>
        <span>募集</span>
        <span className={styles.cardAside}>{openingStatus[opening.status].word}</span>
      </div>
      <div className={styles.cardBody}>
        <p className={styles.cardTitle}>{opening.title === '' ? '無題の募集' : opening.title}</p>
        <p className={styles.cardFacts}>
          {opening.companyName}・{openingKinds[opening.kind]}
        </p>
        <Link className={link} to="/jobs/$id" params={{ id: opening.id }}>
          募集の内容を見る
        </Link>
      </div>
    </div>
  );
}
