import { useParams, useSearch } from '@tanstack/react-router';
import { Suspense, useDeferredValue, useRef, useState } from 'react';
import type { ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { graphql } from 'react-relay/hooks';
import type { ChatPageQuery, ChatRoomFilter } from '../../../__generated__/ChatPageQuery.graphql.ts';
import { part } from '../../lib/part.ts';
import { useRouteQuery } from '../../relay/routeQuery.ts';
import { MenuButton } from '../../ui/buttons/MenuButton.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { PageHead } from '../page/PageHead.tsx';
import { SectionBoundary } from '../page/SectionBoundary.tsx';
import { audienceOf, useSessionState } from '../session/session.ts';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import * as styles from './chat.css.ts';
import { BeginTalk } from './BeginTalk.part.ts';
import { OpenRoom } from './OpenRoom.part.ts';
import { WaitingRoom } from './room/WaitingRoom.tsx';
import { useAboveKeyboard } from './useAboveKeyboard.ts';
import { RoomList } from './rooms/RoomList.tsx';
import * as searchStyles from './search/search.css.ts';
import { useTyped } from './search/useTyped.ts';
import * as roomStyles from './rooms/rooms.css.ts';

const FoundMessages = part(async () => (await import('./search/FoundMessages.tsx')).FoundMessages);

interface Filter {
  readonly filter: ChatRoomFilter;
  readonly label: string;
  readonly for?: 'creator';
}

const all: Filter = { filter: 'ALL', label: 'すべて' };
const tabs: readonly Filter[] = [
  all,
  { filter: 'UNREAD', label: '未読' },
  { filter: 'ENTRY', label: '応募' },
  { filter: 'CONSULTATION', label: '相談' },
  { filter: 'CONTRACT', label: '契約中' },
];
/** Rarely used: in a menu, so that the row fits. */
const aside: readonly Filter[] = [
  { filter: 'REQUEST', label: 'リクエスト', for: 'creator' },
  { filter: 'ARCHIVED', label: 'アーカイブ' },
];

export function ChatPage(): ReactElement {
  const { roomId = null } = useParams({ strict: false });
  const { creator, company, m } = useSearch({ from: '/chrome/messages' });
  const isCreator = audienceOf(useSessionState()) === 'creator';
  const [filter, setFilter] = useState<ChatRoomFilter>('ALL');
  const [name, setName] = useState('');
  const typed = useTyped(setName);
  const wanted = useDeferredValue(name);
  const shown = useDeferredValue(filter);
  const screen = useAboveKeyboard();
  const filters = useRef<HTMLFieldSetElement>(null);
  const showRequests = (): void => {
    flushSync(() => setFilter('REQUEST'));
    // The row that was pressed goes away.
    filters.current?.querySelector<HTMLElement>('[aria-pressed=true]')?.focus();
  };
  const chosenAside = aside.find((one) => one.filter === filter);
  return (
    <div
      ref={screen}
      className={styles.chat}
      data-room={roomId === null ? undefined : ''}
      data-open={roomId === null && (creator ?? company) === undefined ? undefined : ''}
    >
      <PageHead title="メッセージ" />
      <div className={styles.side}>
        <div className={roomStyles.side}>
          <div className={roomStyles.head}>
            {roomId === null ? (
              <h1 className={roomStyles.title}>メッセージ</h1>
            ) : (
              <h2 className={roomStyles.title}>メッセージ</h2>
            )}
            <input
              className={roomStyles.search}
              type="search"
              aria-label="名前やメッセージを探す"
              placeholder="名前・内容を探す"
              onFocus={FoundMessages.ahead}
              {...typed}
            />
          </div>
          <fieldset ref={filters} className={roomStyles.tabs} aria-label="絞り込む">
            {(chosenAside === undefined ? tabs : [all, chosenAside]).map((tab) => (
              <button
                key={tab.filter}
                type="button"
                className={roomStyles.tab}
                aria-pressed={tab.filter === filter}
                onClick={() => setFilter(tab.filter)}
              >
                {tab.label}
              </button>
            ))}
            <MenuButton
              look="icon"
              size="s"
              className={roomStyles.otherTabs}
              label="ほかの絞り込み"
              entries={aside
                .filter((one) => one.for === undefined || isCreator)
                .map((one) => ({
                  id: one.filter,
                  label: one.label,
                  onAction: () => setFilter(one.filter),
                }))}
            >
              <Icon name="more" />
            </MenuButton>
          </fieldset>
          <div className={roomStyles.scroller}>
            <SectionBoundary title="メッセージの一覧を読み込めませんでした。">
              <Suspense fallback={<WaitingRooms />}>
                <Rooms
                  filter={shown}
                  name={wanted}
                  isCreator={isCreator}
                  openId={roomId}
                  onRequests={showRequests}
                />
              </Suspense>
            </SectionBoundary>
            {wanted !== '' && (
              <section aria-label="メッセージの検索結果">
                <h3 className={searchStyles.heading}>メッセージ</h3>
                <SectionBoundary title="メッセージを検索できませんでした。">
                  <Suspense fallback={<WaitingRooms />}>
                    <FoundMessages waiting={<WaitingRooms />} text={wanted} isCreator={isCreator} />
                  </Suspense>
                </SectionBoundary>
              </section>
            )}
          </div>
        </div>
      </div>
      <div className={styles.main}>
        {roomId === null && (creator ?? company) !== undefined ? (
          <BeginTalk waiting={<WaitingRoom />} creatorId={creator ?? null} companyId={company ?? null} />
        ) : roomId === null ? (
          <EmptyState title="やり取りを選んでください。" headingLevel="h2" className={styles.unchosen}>
            一覧から選ぶと、ここにメッセージが表示されます。
          </EmptyState>
        ) : (
          <SectionBoundary key={roomId} title="メッセージを読み込めませんでした。">
            <OpenRoom
              key={roomId}
              waiting={<WaitingRoom />}
              roomId={roomId}
              isCreator={isCreator}
              at={m ?? null}
            />
          </SectionBoundary>
        )}
      </div>
    </div>
  );
}

interface RoomsProps {
  readonly filter: ChatRoomFilter;
  readonly name: string;
  readonly isCreator: boolean;
  readonly openId: string | null;
  readonly onRequests: () => void;
}

function Rooms({ filter, name, isCreator, openId, onRequests }: RoomsProps): ReactElement {
  const narrowed = { filter, name: name === '' ? null : name };
  const data = useRouteQuery<ChatPageQuery>(
    graphql`
      query ChatPageQuery($filter: ChatRoomFilter!, $name: String) {
        ...RoomList_rooms @arguments(filter: $filter, name: $name)
      }
    `,
    narrowed,
  );
  return (
    <RoomList
      key={`${filter} ${name}`}
      rooms={data}
      isCreator={isCreator}
      openId={openId}
      narrowed={narrowed}
      onRequests={onRequests}
    />
  );
}

const places = [0, 1, 2, 3, 4, 5] as const;

function WaitingRooms(): ReactElement {
  return (
    <div className={styles.waiting} aria-hidden="true">
      {places.map((place) => (
        <Skeleton key={place} height={44} />
      ))}
    </div>
  );
}
