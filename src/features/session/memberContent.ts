import type { SessionState } from './session.ts';

/** Whether queries for members may be asked: not by a guest, nor by a creator whose first weeks are over without a work. */
export function seesMemberContent(state: SessionState): boolean {
  return state.status === 'member' && !seesOnlyPublic(state);
}

/** Whose first weeks are over without an approved work. */
export function seesOnlyPublic(state: SessionState): boolean {
  return state.status === 'member' && state.viewer.contentVisibilityType === 'ONLY_PUBLIC';
}

/** Who may conclude contracts for a company. */
export function mayOffer(state: SessionState): boolean {
  return state.status === 'member' && state.viewer.roles.includes('CORPORATE_USER');
}

function actsItself(state: SessionState): boolean {
  return (
    state.status === 'member' &&
    state.viewer.roles.some((role) => role === 'CORPORATE_USER' || role === 'CORPORATE_AGENT')
  );
}

/** Who may follow any creator, consult them and write to them; who recruits for others has the candidates alone. */
export const mayFollow = actsItself;

/** Whoever writes a company's openings reads how they were taken: not the recruiter from outside. */
export const mayWriteOpenings = actsItself;
