import type { SessionState } from './session.ts';

/**
 * Whether members' queries are allowed: not for a guest, nor for a creator whose trial ended without a work.
 */
export function seesMemberContent(state: SessionState): boolean {
  return state.status === 'member' && !seesOnlyPublic(state);
}

/** A creator whose trial ended without an approved work. */
export function seesOnlyPublic(state: SessionState): boolean {
  return state.status === 'member' && state.viewer.contentVisibilityType === 'ONLY_PUBLIC';
}

/** May conclude contracts for a company. */
export function mayOffer(state: SessionState): boolean {
  return state.status === 'member' && state.viewer.roles.includes('CORPORATE_USER');
}

function actsItself(state: SessionState): boolean {
  return (
    state.status === 'member' &&
    state.viewer.roles.some((role) => role === 'CORPORATE_USER' || role === 'CORPORATE_AGENT')
  );
}

/** May follow, consult and write to any creator; an outside recruiter only has the candidates. */
export const mayFollow = actsItself;

/** May write a company's openings and see their figures; not an outside recruiter. */
export const mayWriteOpenings = actsItself;
