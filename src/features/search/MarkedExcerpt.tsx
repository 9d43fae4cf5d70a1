import type { ReactElement, ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { MarkedExcerpt_hit$key } from '../../../__generated__/MarkedExcerpt_hit.graphql.ts';
import { Marked } from './Marked.tsx';

interface MarkedExcerptProps {
  readonly hit: MarkedExcerpt_hit$key;
  readonly className: string;
  /** Where nothing of the text matches. */
  readonly otherwise?: ReactNode;
}

/** The line of its text in which the words stand. */
export function MarkedExcerpt({ hit, className, otherwise }: MarkedExcerptProps): ReactElement | null {
  const { excerpt } = useFragment(
    graphql`
      fragment MarkedExcerpt_hit on SearchHit {
        excerpt {
          text
          matches {
            from
            to
          }
        }
      }
    `,
    hit,
  );
  if (excerpt == null) return otherwise == null ? null : <p className={className}>{otherwise}</p>;
  return (
    <p className={className}>
      <Marked text={excerpt.text} matches={excerpt.matches.map(({ from, to }) => ({ from, to }))} />
    </p>
  );
}
