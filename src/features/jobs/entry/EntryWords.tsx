import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { EntryWords_entry$key } from '../../../../__generated__/EntryWords_entry.graphql.ts';
import * as css from '../opening/detail.css.ts';

/** The sent text, folded. */
export function EntryWords({ entry }: { readonly entry: EntryWords_entry$key }): ReactElement {
  const { entryMessage, questionAnswers } = useFragment(
    graphql`
      fragment EntryWords_entry on JobEntry {
        entryMessage
        questionAnswers {
          id
          questionTitle
          answerText
        }
      }
    `,
    entry,
  );
  return (
    <details className={css.sent}>
      <summary className={css.sentSummary}>送った内容</summary>
      <p className={css.sentWords}>{entryMessage}</p>
      <dl>
        {questionAnswers.map(({ id, questionTitle, answerText }) => (
          <div key={id} className={css.sentAnswer}>
            <dt className={css.sentQuestion}>{questionTitle}</dt>
            <dd className={css.sentWords}>{answerText}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
