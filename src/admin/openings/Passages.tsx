import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { Passages_opening$key } from '../__generated__/Passages_opening.graphql.ts';
import * as page from '../page.css.ts';
import * as css from '../split.css.ts';

/** What the rules found, where, and by what each goes. */
export function Passages({ opening }: { readonly opening: Passages_opening$key }): ReactElement {
  const { passages } = useFragment(
    graphql`
      fragment Passages_opening on HeldOpening {
        passages {
          rule
          title
          why
          field
          label
          words
          passage
        }
      }
    `,
    opening,
  );
  return (
    <ul className={css.words} aria-label="見つかった記載">
      {passages.map(({ rule, title, why, field, label, words, passage }) => {
        const at = passage.indexOf(words);
        return (
          <li key={`${rule} ${field} ${passage}`} className={css.word}>
            <b>{title}</b>
            <br />
            <span className={page.note}>{label}　</span>
            {at === -1 ? (
              passage
            ) : (
              <>
                {passage.slice(0, at)}
                <mark>{words}</mark>
                {passage.slice(at + words.length)}
              </>
            )}
            <span className={page.small}>{why}</span>
          </li>
        );
      })}
    </ul>
  );
}
