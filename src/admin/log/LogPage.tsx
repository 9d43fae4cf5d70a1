import { useEffect, useState, useTransition } from 'react';
import type { ReactElement } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay/hooks';
import { fetchQuery } from 'relay-runtime';
import { nameTab } from '../../features/page/documentTitle.ts';
import { formatDateTime } from '../../lib/text/dates.ts';
import { failureWords } from '../../lib/failureWords.ts';
import { saveFile } from '../../lib/browser/saveFile.ts';
import { useQuery } from '../../relay/useQuery.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { buttonClass } from '../../ui/buttons/buttonClass.ts';
import { Select } from '../../ui/choices/Select.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { TextField } from '../../ui/fields/text/TextField.tsx';
import type { LogPageCsvQuery } from '../__generated__/LogPageCsvQuery.graphql.ts';
import type { LogPageQuery } from '../__generated__/LogPageQuery.graphql.ts';
import * as page from '../page.css.ts';
import { addressOf, go, usePlace } from '../place.ts';
import { actionWords, actorWords, detailWords, kindWords } from './logWords.ts';
import { ChainState } from './ChainState.tsx';
import * as css from './log.css.ts';

const all = 'all';

const csvQuery = graphql`
  query LogPageCsvQuery($filter: LogFilter!) {
    logCsv(filter: $filter)
  }
`;

/** `/admin/log`: who did what, and looked at what. What is looked for stands in the address. */
export function LogPage(): ReactElement {
  const { search } = usePlace();
  const environment = useRelayEnvironment();
  const [isTurning, turn] = useTransition();
  const [subject, setSubject] = useState(search.get('subject') ?? '');
  const [isExporting, setExporting] = useState(false);
  useEffect(() => nameTab('記録'), []);
  const filter = {
    action: search.get('action'),
    subject: search.get('subject'),
    staffId: search.get('staff'),
  };
  const { log, staffNames, houseRules } = useQuery<LogPageQuery>(
    graphql`
      query LogPageQuery($filter: LogFilter!, $after: String) {
        log(first: 50, after: $after, filter: $filter) {
          edges {
            node {
              id
              actorKind
              staffName
              action
              subjectKind
              subjectId
              detail
              address
              occurredAt
            }
          }
          pageInfo {
            hasNextPage
            endCursor
          }
        }
        staffNames {
          id
          name
        }
        houseRules {
          name
          article
        }
      }
    `,
    { filter, after: search.get('after') },
    { fetchPolicy: 'store-and-network' },
  );
  const look = (change: Readonly<Record<string, string>>): void => {
    const kept = { action: filter.action ?? '', subject: filter.subject ?? '', staff: filter.staffId ?? '' };
    turn(() => go(addressOf('log', null, { ...kept, ...change }), { replace: true }));
  };
  const takeOut = async (): Promise<void> => {
    setExporting(true);
    try {
      const data = await fetchQuery<LogPageCsvQuery>(environment, csvQuery, { filter }).toPromise();
      // With a mark at its beginning, so that spreadsheets read it as UTF-8.
      if (data) saveFile(new Blob([`\uFEFF${data.logCsv}`], { type: 'text/csv' }), 'tsumugi-log.csv');
    } catch (error) {
      toast.error(failureWords(error));
    }
    setExporting(false);
  };
  const articles = new Map<string, string>(houseRules.map(({ name, article }) => [name, article]));
  const more = log.pageInfo.hasNextPage ? log.pageInfo.endCursor : null;
  return (
    <div className={page.page} aria-busy={isTurning}>
      <header className={page.head}>
        <h1 className={page.title}>記録</h1>
        <p className={page.note}>運営の操作と、個人の情報の閲覧の記録です。書き換えられません。</p>
      </header>
      <form
        className={css.filters}
        aria-label="記録の絞り込み"
        onSubmit={(event) => {
          event.preventDefault();
          look({ subject: subject.trim() });
        }}
      >
        <TextField
          label="対象のID・URL"
          type="search"
          value={subject}
          onChange={setSubject}
          placeholder="w_… や 作品のURL"
        />
        <Select
          label="操作"
          value={filter.action ?? all}
          onChange={(value) => look({ action: value === all ? '' : value })}
          options={[
            { value: all, label: 'すべて' },
            ...Object.entries(actionWords).map(([value, label]) => ({ value, label })),
          ]}
        />
        <Select
          label="担当者"
          value={filter.staffId ?? all}
          onChange={(value) => look({ staff: value === all ? '' : value })}
          options={[
            { value: all, label: 'すべて' },
            ...staffNames.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
        <div className={css.filterActs}>
          <Button type="submit">絞り込む</Button>
          <Button loading={isExporting} onClick={() => void takeOut()}>
            CSVで出力
          </Button>
        </div>
      </form>
      <ChainState />
      {log.edges.length === 0 ? (
        <EmptyState title="当てはまる記録はありません。">条件を変えて絞り込んでください。</EmptyState>
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
        <section className={css.scroll} aria-label="記録の表" tabIndex={0}>
          <table className={css.table}>
            <thead>
              <tr>
                <th scope="col">日時</th>
                <th scope="col">担当者</th>
                <th scope="col">操作</th>
                <th scope="col">対象</th>
                <th scope="col">内容</th>
                <th scope="col">接続元</th>
              </tr>
            </thead>
            <tbody>
              {log.edges.map(({ node }) => (
                <tr key={node.id}>
                  <td className={css.when}>{formatDateTime(node.occurredAt)}</td>
                  <td>{node.staffName ?? actorWords[node.actorKind]}</td>
                  <td>{actionWords[node.action] ?? node.action}</td>
                  <td>
                    {kindWords[node.subjectKind] ?? node.subjectKind}
                    {node.subjectId != null && node.subjectId !== 'search' && (
                      <a className={css.subject} href={addressOf('log', null, { subject: node.subjectId })}>
                        {node.subjectId.slice(-8)}
                      </a>
                    )}
                  </td>
                  <td className={css.detail}>{detailWords(node.detail, articles)}</td>
                  <td>{node.address}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      <p className={css.more}>
        {search.has('after') && (
          <a className={buttonClass({ size: 's' })} href={addressOf('log', null, searchWithout(search))}>
            最新の記録に戻る
          </a>
        )}
        {more != null && (
          <Button size="s" onClick={() => look({ after: more })}>
            次の50件
          </Button>
        )}
      </p>
    </div>
  );
}

function searchWithout(search: URLSearchParams): Record<string, string> {
  return Object.fromEntries([...search].filter(([name]) => name !== 'after'));
}
