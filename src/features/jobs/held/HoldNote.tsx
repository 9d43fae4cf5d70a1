import type { ReactElement } from 'react';
import * as css from './held.css.ts';

export interface Held {
  /** Why it was sent back; null while it is looked at. */
  readonly reason: string | null;
  readonly passages: readonly {
    readonly label: string;
    readonly passage: string;
    readonly title: string;
    readonly why: string;
  }[];
}

/** To its company: which passage keeps an opening from sight, by what rule, and what can be done. */
export function HoldNote({ hold: { reason, passages } }: { readonly hold: Held }): ReactElement {
  return (
    <>
      <p className={css.lead}>
        {reason == null
          ? '公開の前に、運営がこの募集を確認しています。2営業日以内に結果をお知らせします。それまで、ほかの方には表示されません。'
          : '運営が確認し、変更が必要と判断しました。変更して公開し直すまで、ほかの方には表示されません。'}
      </p>
      {reason != null && <p className={css.reason}>理由：{reason}</p>}
      <ul className={css.passages} aria-label="確認の対象になった記載">
        {passages.map(({ label, passage, title, why }) => (
          <li key={`${title} ${label} ${passage}`} className={css.passage}>
            <b>
              {label}「{passage}」
            </b>
            <span className={css.why}>
              {title}。{why}
            </span>
          </li>
        ))}
      </ul>
      {reason == null && (
        <p className={css.lead}>
          記載を変更して公開し直すこともできます。問題がなければ、すぐに公開されます。
        </p>
      )}
    </>
  );
}
