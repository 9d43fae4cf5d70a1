import { Suspense, useEffect, useState, useTransition } from 'react';
import type { ReactElement } from 'react';
import { graphql } from 'react-relay/hooks';
import { nameTab } from '../../features/page/documentTitle.ts';
import { useQuery } from '../../relay/useQuery.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Spinner } from '../../ui/feedback/Spinner.tsx';
import { TextField } from '../../ui/fields/text/TextField.tsx';
import type { LookPageQuery } from '../__generated__/LookPageQuery.graphql.ts';
import * as page from '../page.css.ts';
import { addressOf, go, usePlace } from '../place.ts';
import * as split from '../split.css.ts';
import { ContentPane } from './ContentPane.tsx';
import { kindWords, stateWords } from './lookWords.ts';
import { PersonPane } from './PersonPane.tsx';
import { RoomPane } from './RoomPane.tsx';
import * as css from './look.css.ts';

/** `/admin/look`: any person, company, work or opening, by what one has of it. */
export function LookPage({ id }: { readonly id: string | null }): ReactElement {
  const { search } = usePlace();
  const asked = search.get('q') ?? '';
  const [isTurning, turn] = useTransition();
  useEffect(() => nameTab('会社と人'), []);
  return (
    <div className={page.page} aria-busy={isTurning}>
      <header className={page.head}>
        <h1 className={page.title}>会社と人</h1>
        <p className={page.note}>検索と閲覧は記録に残ります。</p>
      </header>
      <Search
        key={asked}
        asked={asked}
        onSearch={(text) => turn(() => go(addressOf('look', null, { q: text })))}
      />
      {asked === '' ? (
        <EmptyState title="探したいものの名前かIDを入力してください。">
          名前とタイトルは、先頭の文字から探します。会社名の「株式会社」などは省けます。
        </EmptyState>
      ) : (
        <Suspense
          fallback={
            <p>
              <Spinner label="検索中" />
            </p>
          }
        >
          <Results key={asked} text={asked} id={id} />
        </Suspense>
      )}
    </div>
  );
}

interface SearchProps {
  readonly asked: string;
  readonly onSearch: (text: string) => void;
}

function Search({ asked, onSearch }: SearchProps): ReactElement {
  const [text, setText] = useState(asked);
  return (
    <form
      className={css.search}
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(text.trim());
      }}
    >
      <TextField
        label="名前、会社名、作品名、募集タイトル、メールアドレス、ID、URL、作品の番号"
        type="search"
        value={text}
        onChange={setText}
      />
      <Button type="submit" variant="primary">
        検索する
      </Button>
    </form>
  );
}

function Results({ text, id }: { readonly text: string; readonly id: string | null }): ReactElement {
  const [version, setVersion] = useState(0);
  const { find } = useQuery<LookPageQuery>(
    graphql`
      query LookPageQuery($text: String!) {
        find(text: $text) {
          id
          kind
          title
          sub
          state
        }
      }
    `,
    { text },
    { fetchPolicy: 'store-and-network', version },
  );
  const current = find.find((one) => one.id === id) ?? (find.length === 1 ? find[0] : undefined);
  if (find.length === 0)
    return (
      <EmptyState title="見つかりませんでした。">
        名前は先頭の文字から、会社名は「株式会社」などを省いても、メールアドレスは途中まででも探せます。
      </EmptyState>
    );
  const loading = (
    <p className={split.pane}>
      <Spinner label="読み込み中" />
    </p>
  );
  return (
    <div className={split.columns}>
      <ul className={split.list} aria-label="検索の結果">
        {find.map((one) => (
          <li key={one.id}>
            <a
              className={split.item}
              href={addressOf('look', one.id, { q: text })}
              aria-current={one === current ? 'true' : undefined}
            >
              <b>{one.title}</b>
              <span className={split.end}>{kindWords[one.kind]}</span>
              <span className={page.small}>
                {one.sub}　{stateWords[one.state] ?? ''}
              </span>
            </a>
          </li>
        ))}
      </ul>
      {current === undefined && <p className={split.pane}>左の一覧から選んでください。</p>}
      {current?.kind === 'PERSON' && (
        <Suspense key={current.id} fallback={loading}>
          <PersonPane id={current.id} />
        </Suspense>
      )}
      {current?.kind === 'ROOM' && (
        <Suspense key={current.id} fallback={loading}>
          <RoomPane id={current.id} />
        </Suspense>
      )}
      {current !== undefined && current.kind !== 'PERSON' && current.kind !== 'ROOM' && (
        <ContentPane
          key={current.id}
          id={current.id}
          kind={current.kind}
          title={current.title}
          sub={current.sub}
          state={current.state}
          onChanged={() => setVersion((now) => now + 1)}
        />
      )}
    </div>
  );
}
