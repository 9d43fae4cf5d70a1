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

export interface Opening {
  readonly context: { readonly session: Session };
  readonly location: {
    readonly href: string;
    readonly searchStr: string;
    readonly search: { readonly from?: unknown };
  };
  /** Whether the page is entered or already shown. */
  readonly cause: 'preload' | 'enter' | 'stay';
}

const registrationEnd = '/sign_up/complete';

/**
 * Waits for the session where needed; redirects guests of a member's page to sign-in, unfinished
 * registrations to their next step, and others to a page that is for them. `path` is the page's own.
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

/** Creators have works and applications, companies openings; an outside recruiter has only the desk. */
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
  // After signing out on purpose, signing in need not return here.
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
  // The last step is written for creators.
  if (path === registrationEnd && audience === 'company') throw redirect({ to: homePath });
}

async function awayFromEntrance({ context, location }: Opening): Promise<void> {
  const state = await knownOrNull(context.session);
  const { from } = location.search;
  if (state?.status === 'member') {
    throw redirect({ href: afterSignIn(state.viewer, typeof from === 'string' ? from : undefined) });
  }
}

/** For a mail's link followed again when signed in. If the viewer is unknown, the page opens. */
export async function awayWhenSignedIn(session: Session): Promise<void> {
  const state = await knownOrNull(session);
  if (state?.status === 'member') throw redirect({ to: registrationPath(state.viewer) ?? homePath });
}

/** The present state if the server cannot be reached. */
export async function knownState(session: Session): Promise<SessionState> {
  return (await knownOrNull(session)) ?? session.state();
}

/** Null if the server cannot be reached: signing in must still be possible. */
async function knownOrNull(session: Session): Promise<KnownSessionState | null> {
  try {
    return await session.ready();
  } catch {
    return null;
  }
}
