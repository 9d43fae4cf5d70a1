import { seesMemberContent } from '../../session/memberContent.ts';
import type { SessionState } from '../../session/session.ts';

/** What the work's page asks for: the loader and the page must agree. */
export function productPageVariables(
  { id, share }: { readonly id: string; readonly share: string | undefined },
  state: SessionState,
) {
  return {
    id,
    shareToken: share ?? null,
    // Whether the work would be there without the link too: only then can it be saved.
    asHolder: share !== undefined && seesMemberContent(state),
    asMember: share !== undefined || seesMemberContent(state),
    asCreator: state.status === 'member' && state.audience === 'creator',
  };
}
