import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { formatDate } from '../../lib/text/dates.ts';
import type { AuthorFacts_work$key } from '../__generated__/AuthorFacts_work.graphql.ts';
import * as css from './reviews.css.ts';

export function AuthorFacts({ work }: { readonly work: AuthorFacts_work$key }): ReactElement {
  const { author } = useFragment(
    graphql`
      fragment AuthorFacts_work on ReviewedWork {
        author {
          name
          registeredAt
          approvedWorks
          rejectedWorks
          openReports
        }
      }
    `,
    work,
  );
  const facts: readonly (readonly [string, string])[] = [
    ['名前', author.name],
    ['登録', formatDate(author.registeredAt)],
    ['承認済み', `${author.approvedWorks}点`],
    ['差し戻し中', `${author.rejectedWorks}点`],
    ['通報', author.openReports === 0 ? 'なし' : `対応前 ${author.openReports}件`],
  ];
  return (
    <dl className={css.person}>
      {facts.map(([name, value]) => (
        <div key={name} className={css.def}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
