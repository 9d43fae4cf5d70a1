import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { formatDateTime } from '../../lib/text/dates.ts';
import type { Story_work$key } from '../__generated__/Story_work.graphql.ts';
import * as css from './reviews.css.ts';

const statusWords = { IN_PROGRESS: '審査を申請', APPROVED: '承認', REJECTED: '差し戻し' } as const;

export function Story({ work }: { readonly work: Story_work$key }): ReactElement {
  const { story } = useFragment(
    graphql`
      fragment Story_work on ReviewedWork {
        story {
          id
          status
          reason
          at
          staffName
        }
      }
    `,
    work,
  );
  return (
    <ol className={css.story}>
      <li className={css.storyTitle}>記録</li>
      {story.map((step) => (
        <li key={step.id} className={css.storyRow}>
          <span>{formatDateTime(step.at)}</span>
          <span>
            {statusWords[step.status]}
            {step.staffName != null && `　${step.staffName}`}
            {step.reason != null && `　${step.reason}`}
          </span>
        </li>
      ))}
    </ol>
  );
}
