import type { SessionState } from '../session/session.ts';

/** What the page of oneself asks for: the loader and the page must agree. Companies have no works. */
export function mePageVariables(state: SessionState) {
  return { asCreator: state.status === 'member' && state.audience === 'creator' };
}
