import { useEffect, useRef } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { IconButton } from '../../../../ui/buttons/IconButton.tsx';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { MenuButton } from '../../../../ui/buttons/MenuButton.tsx';
import { Icon } from '../../../../ui/icons/Icon.tsx';
import { DateText } from '../../../../ui/text/DateText.tsx';
import { formatTime } from '../../../../ui/text/formatDate.ts';
import { cx } from '../../../../ui/cx.ts';
import { MediaBlock, MessageBody, Words } from './MessageBody.tsx';
import type { ShownMedium } from './MessageBody.tsx';
import * as styles from './message.css.ts';
import { deletedWords } from '../session/roomMessage.ts';
import type { Quoted, RoomMessage } from '../session/roomMessage.ts';
import { FileList } from '../files/FileList.tsx';
import type { RoomRow } from './rows.ts';

export interface RowActs {
  readonly reply: (message: RoomMessage) => void;
  readonly remove: (message: RoomMessage) => void;
  readonly report: (message: RoomMessage) => void;
  readonly copy: (text: string) => void;
  readonly jump: (sequence: number) => void;
  readonly sendAgain: (clientId: string) => void;
  readonly takeBack: (clientId: string) => void;
}

interface RowProps {
  readonly row: RoomRow;
  readonly userId: string;
  readonly ownName: string;
  readonly isCreator: boolean;
  /** How far the other side has read. */
  readonly readUpTo: number;
  readonly canWrite: boolean;
  /** Counts visits to this message; null if it is not the goal. */
  readonly goal: number | null;
  /** What is unsent and goes only when it is said so, by client id. */
  readonly asks: ReadonlySet<string>;
  /** The files of what is unsent, by client id. */
  readonly files: ReadonlyMap<string, File>;
  readonly acts: RowActs;
}

export function MessageRow({ row, ...rest }: RowProps): ReactElement {
  switch (row.kind) {
    case 'day':
      return (
        <div className={styles.day}>
          <DateText date={row.at} />
        </div>
      );
    case 'unread':
      return <div className={styles.unread}>ここから未読</div>;
    case 'unsent':
      return <UnsentRow row={row} {...rest} />;
    case 'unsentFiles':
      return <UnsentFilesRow row={row} {...rest} />;
    case 'message':
    case 'album':
      return <SaidRow row={row} {...rest} />;
  }
}

interface LineProps {
  readonly isFirst: boolean;
  readonly name: string;
  readonly company: string | null;
  readonly side: 'company' | 'creator';
  readonly meta: ReactNode;
  readonly label: string;
  readonly goal?: number | null;
  readonly children: ReactNode;
}

function Line({ isFirst, name, company, side, meta, label, goal = null, children }: LineProps): ReactElement {
  const article = useRef<HTMLElement>(null);
  useEffect(() => {
    if (goal !== null) article.current?.focus({ preventScroll: true });
  }, [goal]);
  return (
    <article
      ref={article}
      className={cx(styles.row, isFirst && styles.first, goal !== null && styles.goal)}
      aria-label={label}
      tabIndex={-1}
    >
      {isFirst && (
        <div className={styles.name}>
          <span>
            {name}
            {company !== null && <span className={styles.company}> {company}</span>}
          </span>
          <span className={styles.phoneMeta}>{meta}</span>
        </div>
      )}
      <span className={styles.thread} data-side={side} />
      <div className={styles.body}>
        {children}
        {!isFirst && <span className={styles.phoneLine}>{meta}</span>}
      </div>
      <div className={styles.meta}>{meta}</div>
    </article>
  );
}

interface Tool {
  readonly id: string;
  readonly label: string;
  readonly icon: 'copy' | 'trash' | 'undo' | 'warning';
  readonly onAction: () => void;
  readonly danger?: boolean;
}

type SaidProps = Omit<RowProps, 'row'> & { readonly row: Extract<RoomRow, { kind: 'album' | 'message' }> };

function SaidRow({ row, userId, isCreator, readUpTo, canWrite, goal, acts }: SaidProps): ReactElement {
  const messages = row.kind === 'album' ? row.messages : ([row.message] as const);
  const [first] = messages;
  const message = messages.find(({ isDeleted }) => !isDeleted) ?? first;
  const last = messages.at(-1) ?? first;
  const { sender, content } = message;
  const { replyTo } = first;
  const isOwn = sender.id === userId;
  const time = formatTime(message.sendAt);
  const single = (one: RoomMessage): readonly Tool[] => {
    if (!isOwn)
      return [{ id: 'report', label: '報告する', icon: 'warning', onAction: () => acts.report(one) }];
    return isRemovable(one)
      ? [{ id: 'remove', label: '削除する', icon: 'trash', onAction: () => acts.remove(one), danger: true }]
      : [];
  };
  const isAlbum = messages.length > 1;
  const tools: readonly Tool[] = [
    ...(canWrite
      ? [{ id: 'reply', label: '返信する', icon: 'undo' as const, onAction: () => acts.reply(message) }]
      : []),
    ...(content.kind === 'text'
      ? [{ id: 'copy', label: 'コピーする', icon: 'copy' as const, onAction: () => acts.copy(content.text) }]
      : []),
    // Of an album each picture has its own.
    ...(isAlbum ? [] : single(message)),
  ];
  const isCard = content.kind === 'text' ? content.quote !== undefined : !isRemovable(message);
  const isRead = isOwn && last.sequence <= readUpTo && !message.isDeleted;
  return (
    <Line
      isFirst={row.isFirst}
      name={shortName(sender.name)}
      company={null}
      side={sender.isCreator ? 'creator' : 'company'}
      label={`${sender.name} ${time}`}
      goal={goal}
      meta={
        <>
          {time}
          {isRead && <span className={styles.read}>既読</span>}
        </>
      }
    >
      {replyTo !== null && <Quote replyTo={replyTo} onPress={() => acts.jump(replyTo.sequence)} />}
      {isAlbum && !message.isDeleted ? (
        <MediaBlock
          from={sender.name}
          media={messages.flatMap((one) => mediumOf(one, one.isDeleted ? [] : single(one)))}
        />
      ) : (
        <MessageBody
          message={message}
          isCreator={isCreator}
          onAsk={canWrite ? () => acts.reply(message) : null}
        />
      )}
      {!message.isDeleted && tools.length > 0 && (
        <>
          <div className={cx(styles.tools, isCard && styles.belowCard)}>
            {tools.map(({ id, label, icon, onAction }) => (
              <IconButton key={id} size="s" icon={icon} label={label} onClick={onAction} />
            ))}
          </div>
          <MenuButton
            look="icon"
            size="s"
            className={styles.touchTools}
            label="メッセージの操作"
            entries={tools}
          >
            <Icon name="more" />
          </MenuButton>
        </>
      )}
    </Line>
  );
}

function isRemovable({ content: { kind } }: RoomMessage): boolean {
  return kind === 'text' || kind === 'media' || kind === 'file';
}

function mediumOf({ id, content, isDeleted }: RoomMessage, tools: readonly Tool[]): readonly ShownMedium[] {
  return content.kind === 'media' ? [{ id, content, isDeleted, tools }] : [];
}

/** 丹羽 佐和子 → 丹羽, for the narrow margin. Names without a space stay whole. */
function shortName(name: string): string {
  return name.split(' ')[0] ?? name;
}

function Quote({
  replyTo,
  onPress,
}: {
  readonly replyTo: Quoted;
  readonly onPress: () => void;
}): ReactElement {
  return (
    <button type="button" className={styles.quote} onClick={onPress}>
      {shortName(replyTo.senderName)}: {replyTo.isDeleted ? deletedWords : replyTo.words}
    </button>
  );
}

type UnsentProps = Omit<RowProps, 'row'> & { readonly row: Extract<RoomRow, { kind: 'unsent' }> };

function UnsentRow({ row, ownName, isCreator, asks, acts }: UnsentProps): ReactElement {
  const { clientId, text, refusal } = row.unsent;
  const mustAsk = asks.has(clientId);
  const isUnderWay = refusal === null && !mustAsk;
  return (
    <Line
      isFirst={row.isFirst}
      name={shortName(ownName)}
      company={null}
      side={isCreator ? 'creator' : 'company'}
      label={isUnderWay ? '送信中' : mustAsk ? '未送信' : '送れませんでした'}
      meta={isUnderWay ? '送信中' : '未送信'}
    >
      <Words text={text} />
      {!isUnderWay && (
        <div className={styles.failed} role="alert">
          <span>
            {mustAsk
              ? '書いてから時間が経ったか、その間にやり取りが進んだため、送信していません。'
              : `送れませんでした。${refusal}`}
          </span>
          <Button size="s" onClick={() => acts.sendAgain(clientId)}>
            {mustAsk ? 'このまま送信する' : '再送する'}
          </Button>
          <Button size="s" variant="text" onClick={() => acts.takeBack(clientId)}>
            取り消す
          </Button>
        </div>
      )}
    </Line>
  );
}

type UnsentFilesProps = Omit<RowProps, 'row'> & {
  readonly row: Extract<RoomRow, { kind: 'unsentFiles' }>;
};

function UnsentFilesRow({ row, ownName, isCreator, asks, files, acts }: UnsentFilesProps): ReactElement {
  const asked = row.unsent.filter(({ clientId }) => asks.has(clientId));
  const refused = row.unsent.filter(({ refusal }) => refusal !== null);
  const isUnderWay = asked.length + refused.length < row.unsent.length;
  const all = (act: (clientId: string) => void) => () => {
    for (const { clientId } of [...asked, ...refused]) act(clientId);
  };
  return (
    <Line
      isFirst={row.isFirst}
      name={shortName(ownName)}
      company={null}
      side={isCreator ? 'creator' : 'company'}
      label={isUnderWay ? 'ファイルを送信中' : asked.length > 0 ? '未送信のファイル' : '送れなかったファイル'}
      meta={isUnderWay ? '送信中' : '未送信'}
    >
      <FileList
        label="未送信のファイル"
        files={row.unsent.map(({ clientId, file: { name }, refusal }) => ({
          clientId,
          name,
          file: files.get(clientId) ?? null,
          refusal,
        }))}
        removeLabel={(name) => `${name}の送信を取り消す`}
        onRemove={acts.takeBack}
      />
      {asked.length + refused.length > 0 && (
        <div className={styles.failed} role="alert">
          <span>
            {asked.length > 0
              ? '選んでから時間が経ったか、その間にやり取りが進んだため、送信していません。'
              : '送れませんでした。'}
          </span>
          <Button size="s" onClick={all(acts.sendAgain)}>
            {asked.length > 0 ? 'このまま送信する' : '再送する'}
          </Button>
          <Button size="s" variant="text" onClick={all(acts.takeBack)}>
            取り消す
          </Button>
        </div>
      )}
    </Line>
  );
}
