import { redirect } from '@tanstack/react-router';
import type { Access } from '../features/page/pageFacts.ts';
import { afterSignIn, homePath, registrationPath } from '../features/session/destinations.ts';
import type {
  GuestState,
  KnownSessionState,
  MemberState,
  Session,
  SessionState,
} from '../features/session/session.ts';

/** What the router tells a page before it opens. */
export interface Opening {
  readonly context: { readonly session: Session };
  readonly location: {
    readonly href: string;
    readonly searchStr: string;
    readonly search: { readonly from?: unknown };
  };
  /** Whether one comes to the page or is on it. */
  readonly cause: 'preload' | 'enter' | 'stay';
}

const registrationEnd = '/sign_up/complete';

/**
 * Waits until the session is known where that matters, sends a guest from a member's page to sign-in and back, an unfinished registration
 * on, and whoever a page is not for to one that is. `path` is the page's own.
 */
export async function guard(access: Access, path: string, opening: Opening): Promise<void> {
  switch (access) {
    case 'public':
    case 'shared':
    case 'builder':
      return;
    case 'entrance':
      return awayFromEntrance(opening);
    case 'step':
    case 'registered':
      return atStep(path, opening);
    default:
      return onlyFor(access, await registeredMember(opening));
  }
}

/** A creator has works and enters openings, a company writes them; a recruiter from outside has the desk alone. */
function onlyFor(
  access: 'member' | 'creator' | 'company' | 'job-editor',
  { audience, viewer }: MemberState,
): void {
  if (access === 'member') return;
  if (audience !== (access === 'creator' ? 'creator' : 'company')) throw redirect({ to: homePath });
  const mayEdit = viewer.roles.some((role) => role === 'CORPORATE_USER' || role === 'CORPORATE_AGENT');
  if (access === 'job-editor' && !mayEdit) throw redirect({ to: '/projects' });
}

async function member({ context, location, cause }: Opening): Promise<MemberState> {
  const state = await context.session.ready();
  if (state.status === 'member') return state;
  // Who signed out by themselves wants to be away from the page, not back on it.
  const isLeaving = cause === 'stay' && hasSignedOut(state);
  throw redirect({ to: '/sign_in', search: isLeaving ? {} : { from: location.href } });
}

function hasSignedOut({ ended }: GuestState): boolean {
  return ended === 'signed-out';
}

async function registeredMember(opening: Opening): Promise<MemberState> {
  const state = await member(opening);
  const next = registrationPath(state.viewer);
  if (next !== null) throw redirect({ to: next });
  return state;
}

async function atStep(path: string, opening: Opening): Promise<void> {
  const { viewer, audience } = await member(opening);
  const next = registrationPath(viewer) ?? registrationEnd;
  if (next !== path) throw redirect({ to: next === registrationEnd ? homePath : next });
  // The end speaks to creators.
  if (path === registrationEnd && audience === 'company') throw redirect({ to: homePath });
}

async function awayFromEntrance({ context, location }: Opening): Promise<void> {
  const state = await knownOrNull(context.session);
  const { from } = location.search;
  if (state?.status === 'member') {
    throw redirect({ href: afterSignIn(state.viewer, typeof from === 'string' ? from : undefined) });
  }
}

/** Who followed a mail's link a second time, signed in already, is past it. Whoever cannot be asked may go on. */
export async function awayWhenSignedIn(session: Session): Promise<void> {
  const state = await knownOrNull(session);
  if (state?.status === 'member') throw redirect({ to: registrationPath(state.viewer) ?? homePath });
}

/** As far as it is known, when the server cannot be asked. */
export async function knownState(session: Session): Promise<SessionState> {
  return (await knownOrNull(session)) ?? session.state();
}

/** Null when the server cannot be asked: signing in anew must be possible even then. */
async function knownOrNull(session: Session): Promise<KnownSessionState | null> {
  try {
    return await session.ready();
  } catch {
    return null;
  }
}
