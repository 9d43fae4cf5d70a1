import { useRouterState } from '@tanstack/react-router';

/** The name of this history entry: the same on Back and Forward, another one on a new visit to the same address. */
export function useVisit(): string {
  return useRouterState({ select: ({ location }) => location.state.__TSR_key ?? '' });
}
