import { graphql, useFragment } from 'react-relay/hooks';
import type { useFitWords_candidate$key } from '../../../../../__generated__/useFitWords_candidate.graphql.ts';
import type { CandidateNode } from './candidatesFeed.ts';

export const nothingFits = '募集内容と一致する作品やスキルはありません。';

/** Why a candidate stands where they do, where a list is in the order of how they fit; null elsewhere. */
export function useFitWords({ fit }: CandidateNode): string | null {
  const reason = useFragment<useFitWords_candidate$key>(
    graphql`
      fragment useFitWords_candidate on Candidate {
        fitReason
      }
    `,
    fit ?? null,
  )?.fitReason;
  return reason === '' ? nothingFits : (reason ?? null);
}
