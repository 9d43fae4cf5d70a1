import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { CandidateFit_candidate$key } from '../../../../../__generated__/CandidateFit_candidate.graphql.ts';
import { nothingFits } from '../lists/useFitWords.ts';
import * as css from './panel.css.ts';

/** All that 合う順 goes by; nothing for employment, for which nobody is weighed. */
export function CandidateFit({
  candidate: key,
}: {
  readonly candidate: CandidateFit_candidate$key;
}): ReactElement | null {
  const { fitReason } = useFragment(
    graphql`
      fragment CandidateFit_candidate on Candidate {
        fitReason
      }
    `,
    key,
  );
  if (fitReason == null) return null;
  return (
    <section className={css.fit} aria-label="募集に合う点">
      <h3 className={css.fitTitle}>募集に合う点</h3>
      <p>{fitReason === '' ? nothingFits : fitReason}</p>
      <p className={css.fitNote}>
        募集のカテゴリー・業界・ツール・タイトルと、作品・スキル・自己紹介を照らし合わせています。「合う順」はこの内容だけで並べています。
      </p>
    </section>
  );
}
