import { seesMemberContent } from '../../session/memberContent.ts';
import type { SessionState } from '../../session/session.ts';

/**
 * What an opening's page asks for: the loader and the page must agree. A creator whose first weeks are over without a work
 * sees what guests see, and what they entered before.
 */
export function jobPageVariables(id: string, state: SessionState) {
  return { id, asMember: state.status === 'member', asGuest: !seesMemberContent(state) };
}
