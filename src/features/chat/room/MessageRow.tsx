import { useEffect, useRef } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { IconButton } from '../../../ui/buttons/IconButton.tsx';
import { Button } from '../../../ui/buttons/Button.tsx';
import { MenuButton } from '../../../ui/buttons/MenuButton.tsx';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { DateText } from '../../../ui/text/DateText.tsx';
import { formatTime } from '../../../ui/text/formatDate.ts';
import { cx } from '../../../ui/cx.ts';
import { MediaBlock, MessageBody, Words } from './MessageBody.tsx';
import * as styles from './message.css.ts';
import type { MediaContent, Quoted, RoomMessage } from './roomMessage.ts';
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
  readonly isCreator: boolean;
  /** Up to where the other side has read. */
  readonly readUpTo: number;
  readonly canWrite: boolean;
  /** Somebody is led here, for the how manieth time. */
  readonly goal: number | null;
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
      tabIndex={goal === null ? undefined : -1}
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
  const message = row.kind === 'album' ? row.messages[0] : row.message;
  const last = row.kind === 'album' ? (row.messages.at(-1) ?? message) : message;
  const { sender, content, replyTo } = message;
  const isOwn = sender.id === userId;
  const time = formatTime(message.sendAt);
  const tools: readonly Tool[] = [
    ...(canWrite
      ? [{ id: 'reply', label: '返信する', icon: 'undo' as const, onAction: () => acts.reply(message) }]
      : []),
    ...(content.kind === 'text'
      ? [{ id: 'copy', label: 'コピーする', icon: 'copy' as const, onAction: () => acts.copy(content.text) }]
      : []),
    ...(isOwn
      ? []
      : [
          { id: 'report', label: '報告する', icon: 'warning' as const, onAction: () => acts.report(message) },
        ]),
    ...(isOwn && isRemovable(message)
      ? [
          {
            id: 'remove',
            label: '削除する',
            icon: 'trash' as const,
            onAction: () => acts.remove(message),
            danger: true,
          },
        ]
      : []),
  ];
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
      {row.kind === 'album' ? (
        <MediaBlock from={sender.name} media={row.messages.flatMap(mediumOf)} />
      ) : (
        <MessageBody
          message={message}
          isCreator={isCreator}
          onAsk={canWrite ? () => acts.reply(message) : null}
        />
      )}
      {!message.isDeleted && (
        <>
          <div className={styles.tools}>
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

function mediumOf({ id, content }: RoomMessage): { id: string; content: MediaContent }[] {
  return content.kind === 'media' ? [{ id, content }] : [];
}

/** 丹羽 佐和子 → 丹羽: the margin is narrow. Names without a space stay whole. */
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
      {shortName(replyTo.senderName)}: {replyTo.words}
    </button>
  );
}

type UnsentProps = Omit<RowProps, 'row'> & { readonly row: Extract<RoomRow, { kind: 'unsent' }> };

function UnsentRow({ row, isCreator, acts }: UnsentProps): ReactElement {
  const { clientId, text, refusal } = row.unsent;
  return (
    <Line
      isFirst={row.isFirst}
      name="あなた"
      company={null}
      side={isCreator ? 'creator' : 'company'}
      label={refusal === null ? '送信中' : '送れませんでした'}
      meta={refusal === null ? '送信中' : '未送信'}
    >
      <Words text={text} />
      {refusal !== null && (
        <div className={styles.failed} role="alert">
          <span>送れませんでした。{refusal}</span>
          <Button size="s" onClick={() => acts.sendAgain(clientId)}>
            再送する
          </Button>
          <Button size="s" variant="text" onClick={() => acts.takeBack(clientId)}>
            取り消す
          </Button>
        </div>
      )}
    </Line>
  );
}
