import { useEffect, useRef, useState } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay/hooks';
import { createOperationDescriptor, getRequest } from 'relay-runtime';
import type { Disposable } from 'relay-runtime';
import type { useRecommendationMutation } from '../../../__generated__/useRecommendationMutation.graphql.ts';
import { failureWords, withTime } from '../../lib/failureWords.ts';
import { mutationErrors } from '../../relay/mutationErrors.ts';
import { useCommit } from '../../relay/useCommit.ts';
import type { KeptNeed } from './keptNeed.ts';

const mutation = graphql`
  mutation useRecommendationMutation($input: RecommendCreatorsInput!) {
    recommendCreators(input: $input) {
      creators {
        userId
        ...RecommendedRow_recommended
      }
      tags {
        number
        key
        label
        isExcluded
        spans {
          from
          to
        }
      }
      recommendedAt
      errors {
        ...mutationErrors @relay(mask: false)
      }
    }
  }
`;

type Answer = useRecommendationMutation['response']['recommendCreators'];

export interface Recommendation {
  readonly text: string;
  readonly creators: NonNullable<Answer['creators']>;
  readonly tags: NonNullable<Answer['tags']>;
  readonly at: string;
}

interface Recommending {
  readonly found: Recommendation | null;
  readonly pending: boolean;
  /** What is wrong with the words. */
  readonly refusal: string | null;
  /** No answer came. */
  readonly failure: string | null;
  readonly ask: (need: Pick<KeptNeed, 'added' | 'text' | 'without'>) => Promise<Recommendation | null>;
}

/** Asks who fits a need. The last question asked is the one answered; what was found stays until then. */
export function useRecommendation(): Recommending {
  const environment = useRelayEnvironment();
  const commit = useCommit<useRecommendationMutation>(mutation);
  const [found, setFound] = useState<Recommendation | null>(null);
  const [pending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const asked = useRef(0);
  const kept = useRef<Disposable>(undefined);
  useEffect(() => () => kept.current?.dispose(), []);

  const ask: Recommending['ask'] = async ({ text, without, added }) => {
    const turn = (asked.current += 1);
    const variables = { input: { text, withoutTags: [...without], addedTags: [...added] } };
    setPending(true);
    setFailure(null);
    setRefusal(null);
    try {
      const response = await commit(variables);
      if (turn !== asked.current) return null;
      setPending(false);
      const { creators, tags, recommendedAt } = response.recommendCreators;
      const [error] = mutationErrors(response);
      if (error || !creators || !tags || recommendedAt == null) {
        setRefusal(error ? withTime(error) : failureWords(null));
        return null;
      }
      // Nothing else holds what a mutation answered: without this the store would let it go while it is shown.
      const retained = environment.retain(createOperationDescriptor(getRequest(mutation), variables));
      kept.current?.dispose();
      kept.current = retained;
      const answer = { text, creators, tags, at: recommendedAt };
      setFound(answer);
      return answer;
    } catch (error) {
      if (turn === asked.current) {
        setPending(false);
        setFailure(failureWords(error));
      }
      return null;
    }
  };
  return { found, pending, refusal, failure, ask };
}
