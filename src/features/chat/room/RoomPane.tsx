import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { ReactElement } from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks';
import type { RoomPane_room$key } from '../../../../__generated__/RoomPane_room.graphql.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { creatorName } from '../../people/creatorName.ts';
import { reportError } from '../../page/errorReport.ts';
import { Failure } from '../../page/Failure.tsx';
import type { TemplateFacts } from '../colleagues/fillTemplate.ts';
import type { Interview } from '../interview/interviewMessage.ts';
import { LaterList } from '../later/LaterList.tsx';
import { ClosedLine } from './ClosedLine.tsx';
import { Composer } from './composer/Composer.tsx';
import { addToDraft } from './composer/drafts.ts';
import { MessageList } from './list/MessageList.tsx';
import type { RowActs } from './list/MessageRow.tsx';
import { part } from '../../../lib/part.ts';
import { RequestNotice } from './RequestNotice.tsx';
import { RoomHead } from './RoomHead.tsx';
import { useKeptFiles } from './files/useKeptFiles.ts';
import { useKeptFocus } from '../../../ui/overlays/useKeptFocus.ts';
import * as styles from './pane.css.ts';
import { markRead, tellTyping } from './session/roomCalls.ts';
import type { RoomMessage } from './session/roomMessage.ts';
import { newestOfInterviews, readStandingOffers, RoomTalkContext } from './roomTalk.ts';
import type { RoomTalk } from './roomTalk.ts';
import { shownStretch } from './session/roomModel.ts';
import { rowsOf } from './list/rows.ts';
import { useReadAloud } from './useReadAloud.ts';
import { useRoom } from './useRoom.ts';
import { useRoomEntries } from './useRoomEntries.ts';
import { useWriters } from './useWriters.ts';
import { WaitingRoom } from './WaitingRoom.tsx';

const ProposeDialog = part(async () => (await import('../interview/ProposeDialog.tsx')).ProposeDialog);
const RemoveMessage = part(async () => (await import('./list/RemoveMessage.tsx')).RemoveMessage);
const RoomSearch = part(async () => (await import('../search/RoomSearch.tsx')).RoomSearch);
const ReportChatDialog = part(async () => (await import('./ReportChatDialog.tsx')).ReportChatDialog);

/** With more unread than this, the room opens where they begin. */
const pageful = 25;

interface RoomPaneProps {
  readonly room: RoomPane_room$key;
  readonly isCreator: boolean;
  readonly enterSends: boolean;
  /** Opens at this message. */
  readonly at?: number | null;
  /** On a page of its own: opens the panel. */
  readonly onOpenPanel?: () => void;
  /** Beside something else: closes the room. */
  readonly onClose?: () => void;
}

export function RoomPane({
  room: key,
  isCreator,
  enterSends,
  at = null,
  onOpenPanel,
  onClose,
}: RoomPaneProps): ReactElement {
  const room = useFragment(
    graphql`
      fragment RoomPane_room on ChatRoom {
        id
        ownUserId
        standing
        cannotSendReason
        lastReadSequence
        lastSequence
        members {
          id
          name
          roles
        }
        openingTitle
        company {
          name
        }
        creator {
          ...creatorName_creator
        }
        ...ClosedLine_room
        ...RoomHead_room
        ...LaterList_room
        ...RequestNotice_room
        ...roomTalk_room
      }
    `,
    key,
  );
  const environment = useRelayEnvironment();
  const userId = room.ownUserId;
  // The mark of unread messages stays while reading.
  const [readBefore] = useState(room.lastReadSequence < room.lastSequence ? room.lastReadSequence : null);
  // Unread messages may begin pages before the newest.
  const [begin] = useState(
    at ?? (readBefore !== null && room.lastSequence - readBefore > pageful ? readBefore + 1 : null),
  );
  const { session, view } = useRoom(room.id, userId, begin);
  const lead = (sequence: number): void => {
    session
      .goTo(sequence)
      .catch(() => toast.error('メッセージを表示できませんでした。もう一度お試しください。'));
  };
  const leadThere = useEffectEvent(lead);
  const isReady = view.state === 'ready';
  useEffect(() => {
    if (isReady && at !== null) leadThere(at);
  }, [at, isReady]);
  const [replyTo, setReplyTo] = useState<RoomMessage | null>(null);
  const [removing, setRemoving] = useState<RoomMessage | null>(null);
  const [reported, setReported] = useState<{ readonly messageId: string | null } | null>(null);
  const [isSearching, setSearching] = useState(false);
  const [restored, setRestored] = useState<{ readonly text: string } | null>(null);
  const kept = useKeptFiles(userId, room.id);
  const fileOf = useMemo(() => new Map(kept.map(({ clientId, file }) => [clientId, file])), [kept]);
  const { messages, reads, typing } = view.room;
  const shown = shownStretch(view.room);
  const isNewest = view.room.elsewhere === null;
  const rows = useMemo(
    () => rowsOf({ messages: shown.messages, unsent: isNewest ? view.unsent : [], readBefore, userId }),
    [shown.messages, isNewest, view.unsent, readBefore, userId],
  );
  const others = new Set(
    room.members.filter(({ roles }) => roles.includes('CREATOR_USER') !== isCreator).map(({ id }) => id),
  );
  const readUpTo = Math.max(0, ...[...reads].map(([id, sequence]) => (others.has(id) ? sequence : 0)));
  const ownName = room.members.find(({ id }) => id === userId)?.name ?? '';
  const canWrite = room.cannotSendReason == null;
  const newest = messages.last;
  // As it stands now: it may have been deleted since.
  const answered =
    replyTo === null ? null : (shown.messages.findLast(({ id }) => id === replyTo.id) ?? replyTo);

  const pane = useRef<HTMLElement>(null);
  // What is pressed away here, such as an answered request, leaves the focus in the room.
  useKeptFocus(pane);
  useReadAloud(newest, userId);

  const seen = (): void => {
    if (newest === undefined || room.standing === 'REQUESTED' || newest.sequence <= room.lastReadSequence)
      return;
    markRead(environment, room.id, newest.id).catch(reportError);
  };

  const acts: RowActs = {
    reply: setReplyTo,
    remove: setRemoving,
    report: ({ id }) => setReported({ messageId: id }),
    copy: (text) => void copy(text),
    jump: lead,
    sendAgain: (clientId) => session.sendNow(clientId),
    takeBack: (clientId) => {
      const text = session.takeBack(clientId);
      if (text !== '') setRestored({ text });
    },
  };

  /** What was not sent after all is written on, or kept for when the room is open again. */
  const takenBack = (text: string): void => {
    if (canWrite) setRestored({ text });
    else {
      addToDraft(userId, room.id, text);
      toast.success('予約を取り消しました。本文は下書きに残しました。');
    }
  };

  const standingOffers = readStandingOffers(room);
  const [proposing, setProposing] = useState<{ readonly interview: Interview | null } | null>(null);
  const newestInterviews = useMemo(() => newestOfInterviews(messages), [messages]);
  const talk: RoomTalk = {
    isCreator,
    canWrite,
    newestOfInterviews: newestInterviews,
    standingOffers,
    took: (message) => session.took(message),
    propose: (interview) => setProposing({ interview }),
  };
  const entries = useRoomEntries({
    roomId: room.id,
    isCreator,
    offerId: standingOffers.find(({ consultationId }) => consultationId === null)?.id,
    onInterview: () => setProposing({ interview: null }),
  });

  const writers = useWriters(typing, userId);
  const typed = writers.map((id) => {
    const name = room.members.find((member) => member.id === id)?.name ?? '相手';
    return others.has(id)
      ? { isColleague: false, words: `${name}さんが入力しています` }
      : { isColleague: true, words: `${name}さんが返信中` };
  });
  // A typing colleague is shown first: their answer matters before one's own.
  const typingWords = (typed.find(({ isColleague }) => isColleague) ?? typed[0])?.words ?? null;
  const facts: TemplateFacts | null = isCreator
    ? null
    : {
        candidateName: creatorName(room.creator),
        openingTitle: room.openingTitle ?? null,
        companyName: room.company.name,
        ownName,
      };
  const sent = useMemo(() => new Set(Array.from(messages, ({ clientId }) => clientId)), [messages]);

  return (
    <section ref={pane} className={styles.pane} aria-label="メッセージのやり取り" tabIndex={-1}>
      <RoomHead
        room={room}
        isCreator={isCreator}
        onOpenPanel={onOpenPanel}
        onClose={onClose}
        onSearch={() => setSearching(!isSearching)}
        onReport={() => setReported({ messageId: null })}
      />
      {isSearching && (
        <RoomSearch
          waiting={null}
          roomId={room.id}
          isCreator={isCreator}
          onGo={lead}
          onClose={() => setSearching(false)}
        />
      )}
      {view.isCut && view.state === 'ready' && (
        <output className={styles.notice}>
          接続が切れています。自動で再接続します。
          <Button size="s" variant="text" onClick={() => session.tryAgain()}>
            今すぐ再接続
          </Button>
        </output>
      )}
      {view.state === 'loading' && <WaitingRoom />}
      {view.state === 'failed' && (
        <Failure
          title="メッセージを読み込めませんでした。"
          error={view.error}
          retry={() => session.tryAgain()}
        />
      )}
      {view.state === 'gone' && <p className={styles.over}>このやり取りは表示できません。</p>}
      {view.state === 'ready' &&
        (rows.length === 0 ? (
          <p className={styles.over}>まだメッセージはありません。最初のメッセージを送ってみましょう。</p>
        ) : (
          <RoomTalkContext value={talk}>
            <MessageList
              key={view.stretch}
              rows={rows}
              userId={userId}
              ownName={ownName}
              isCreator={isCreator}
              readUpTo={readUpTo}
              canWrite={canWrite}
              hasOlder={shown.older !== null}
              isNewest={isNewest}
              goal={view.goal}
              isLoadingOlder={view.isLoadingOlder}
              onNearBottom={() => session.loadNewer().catch(reportError)}
              onToNewest={() => session.goToNewest()}
              onNearTop={() => session.loadOlder().catch(reportError)}
              onNewestSeen={seen}
              asks={view.asks}
              files={fileOf}
              acts={acts}
            />
          </RoomTalkContext>
        ))}
      {isCreator && (room.standing === 'REQUESTED' || room.standing === 'DECLINED') && (
        <RequestNotice room={room} />
      )}
      <LaterList
        room={room}
        sent={sent}
        onTakenBack={takenBack}
        onCopy={canWrite ? null : (text) => void copy(text)}
      />
      {canWrite ? (
        <Composer
          session={session}
          roomId={room.id}
          userId={userId}
          files={kept.filter(({ clientId }) => view.unsent.every((one) => one.clientId !== clientId))}
          enterSends={enterSends}
          replyTo={answered}
          onReplyDone={() => setReplyTo(null)}
          onTyping={() => {
            tellTyping(environment, room.id).catch(() => undefined);
          }}
          typing={typingWords}
          facts={facts}
          restored={restored}
          entries={room.standing === 'OPEN' ? entries : []}
        />
      ) : (
        <ClosedLine room={room} isCreator={isCreator} />
      )}
      {proposing !== null && (
        <ProposeDialog
          waiting={null}
          roomId={room.id}
          interview={proposing.interview}
          onProposed={(message) => session.took(message)}
          onClose={() => setProposing(null)}
        />
      )}
      {reported !== null && (
        <ReportChatDialog
          waiting={null}
          roomId={room.id}
          messageId={reported.messageId}
          onClose={() => setReported(null)}
        />
      )}
      {removing !== null && (
        <RemoveMessage
          waiting={null}
          message={removing}
          onRemoved={(message) => session.took(message)}
          onClose={() => setRemoving(null)}
        />
      )}
    </section>
  );
}

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast.success('コピーしました。');
  } catch {
    toast.error('コピーできませんでした。');
  }
}
