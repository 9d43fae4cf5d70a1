import { useId } from 'react';
import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { FittingJobs_fits$key } from '../../../../__generated__/FittingJobs_fits.graphql.ts';
import { pressBookmarkOfCard } from '../../bookmarks/bookmarkKey.ts';
import { JobRow } from './JobRow.tsx';
import * as css from './jobs.css.ts';

/** New openings that fit the viewer’s works, with reasons. */
export function FittingJobs({ fits: key }: { readonly fits: FittingJobs_fits$key }): ReactElement | null {
  const id = useId();
  const fits = useFragment(
    graphql`
      fragment FittingJobs_fits on FittingJobOpening @relay(plural: true) {
        reason
        opening {
          id
          ...JobRow_opening
        }
      }
    `,
    key,
  );
  if (fits.length === 0) return null;
  return (
    <section className={css.fits} aria-labelledby={id}>
      <h2 id={id} className={css.fitsTitle}>
        あなたに合いそうな仕事
      </h2>
      <p className={css.fitsAbout}>あなたの作品とプロフィールから選んでいます。</p>
      <div role="presentation" onKeyDown={pressBookmarkOfCard}>
        <ul className={css.rows}>
          {fits.map(({ opening, reason }) => (
            <li key={opening.id} className={css.rowPlace}>
              <JobRow opening={opening} headingLevel="h3" />
              <p className={css.fitReason}>{reason}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
