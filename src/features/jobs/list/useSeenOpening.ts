import { useCallback } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { IEnvironment } from 'relay-runtime';
import type { useSeenOpeningMutation } from '../../../../__generated__/useSeenOpeningMutation.graphql.ts';
import { commit } from '../../../relay/commit.ts';

const mutation = graphql`
  mutation useSeenOpeningMutation($jobOpeningIds: [ID!]!) {
    seeJobOpenings(jobOpeningIds: $jobOpeningIds) {
      counted
    }
  }
`;

/** Long enough not to count rows passing by while scrolling. */
const glanceMs = 1_000;
/** The server's limit. */
const atOnce = 50;

type Watch = (place: HTMLElement, id: string) => () => void;

/** Reports openings that were seen, in batches, each once. */
function watchFor(environment: IEnvironment): Watch {
  const told = new Set<string>();
  const inSight = new Set<string>();
  const ids = new WeakMap<Element, string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tell = (): void => {
    const news = [...inSight].filter((id) => !told.has(id)).slice(0, atOnce);
    if (news.length === 0) return;
    for (const id of news) told.add(id);
    commit<useSeenOpeningMutation>(environment, mutation, { jobOpeningIds: news }).catch(() => undefined);
  };
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        const id = ids.get(target);
        if (id === undefined) continue;
        if (isIntersecting) inSight.add(id);
        else inSight.delete(id);
      }
      clearTimeout(timer);
      timer = setTimeout(tell, glanceMs);
    },
    { threshold: 0.6 },
  );
  return (place, id) => {
    ids.set(place, id);
    observer.observe(place);
    return () => {
      observer.unobserve(place);
      inSight.delete(id);
    };
  };
}

const watches = new WeakMap<IEnvironment, Watch>();

/** A ref for an opening's row: counts it when a member sees it. */
export function useSeenOpening(
  id: string,
  isMember: boolean,
): (place: HTMLElement | null) => (() => void) | undefined {
  const environment = useRelayEnvironment();
  return useCallback(
    (place) => {
      if (place === null || !isMember || typeof IntersectionObserver === 'undefined') return undefined;
      const watch = watches.get(environment) ?? watchFor(environment);
      watches.set(environment, watch);
      return watch(place, id);
    },
    [environment, id, isMember],
  );
}
