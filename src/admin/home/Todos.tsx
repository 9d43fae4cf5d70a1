import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { cx } from '../../ui/cx.ts';
import { useMinute } from '../../ui/text/useMinute.ts';
import type { Todos_todos$key } from '../__generated__/Todos_todos.graphql.ts';
import { reasonWords } from '../inbox/reportWords.ts';
import * as page from '../page.css.ts';
import { addressOf } from '../place.ts';
import { waited } from '../reviews/waits.ts';
import * as css from './home.css.ts';

const kinds = {
  REPORT: { word: '通報', page: 'reports' },
  LEAD: { word: '申し込み', page: 'leads' },
  MAIL: { word: '送れていないメール', page: 'reports' },
} as const;

const words: Readonly<Record<string, string>> = reasonWords;
const dayMs = 24 * 3_600_000;

export function Todos({ todos }: { readonly todos: Todos_todos$key }): ReactElement {
  const list = useFragment(
    graphql`
      fragment Todos_todos on Todo @relay(plural: true) {
        id
        kind
        reason
        name
        since
      }
    `,
    todos,
  );
  const now = useMinute();
  if (list.length === 0) return <p className={page.note}>対応が必要なことはありません。</p>;
  return (
    <ul className={css.todos}>
      {list.map(({ id, kind, reason, name, since }) => (
        <li key={id}>
          <a className={css.todo} href={addressOf(kinds[kind].page, kind === 'MAIL' ? null : id)}>
            <span className={css.todoName}>
              <b>{kinds[kind].word}</b>　
              {[reason == null ? null : words[reason], name].filter(Boolean).join('　')}
            </span>
            <span className={cx(css.todoEnd, now - Date.parse(since) > dayMs && page.late)}>
              {waited(since, now)}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
