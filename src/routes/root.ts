import { createRootRouteWithContext, createRoute, redirect } from '@tanstack/react-router';
import type { IEnvironment } from 'relay-runtime';
import { afterSignIn, homePath, registrationPath } from '../features/session/destinations.ts';
import type { GuestState, KnownSessionState, Session, SessionState } from '../features/session/session.ts';
import { factsOf } from './paths.ts';

export interface RouterContext {
  readonly environment: IEnvironment;
  readonly session: Session;
}

export const rootRoute = createRootRouteWithContext<RouterContext>()();

/** Pages inside the application's chrome. The chrome itself is set in `app/routing/router.tsx`, since routes know nothing of `app`. */
export const chromeRoute = createRoute({ getParentRoute: () => rootRoute, id: 'chrome' });

/** Sign-up, sign-in and 404 stand alone. */
export const bareRoute = createRoute({ getParentRoute: () => rootRoute, id: 'bare' });

/** For who is not signed in: a member has nothing to do there. */
const entrances: ReadonlySet<string> = new Set([
  '/sign_in',
  '/sign_up',
  '/sign_up/creator',
  '/sign_up/creator_via_prairie_card',
  '/sign_up/business',
]);

/** For who has signed up and is on the way: each stands open while it is the one that comes next. */
const registrationPages: ReadonlySet<string> = new Set([
  '/sign_up/creator/step2',
  '/sign_up/creator/step3',
  '/sign_up/creator/step4',
  '/sign_up/creator_via_prairie_card/step1',
]);

const registrationEnd = '/sign_up/complete';

/** A page that only a person who is signed in may see, at whatever step of the registration. */
export function isForMembers(path: string | undefined): boolean {
  return (
    path !== undefined &&
    (factsOf(path)?.access === 'member' || registrationPages.has(path) || path === registrationEnd)
  );
}

interface Guarded {
  readonly context: RouterContext;
  readonly path: string;
  readonly location: { readonly href: string; readonly search: { readonly from?: unknown } };
  /** Whether one comes to the page or is on it. */
  readonly cause: 'preload' | 'enter' | 'stay';
}

/**
 * Every page's own guard: waits until the session is known where that matters, sends a guest from a member's page to sign-in
 * and back, an unfinished registration on, and a member away from where one signs in or up.
 */
export async function guard(match: Guarded): Promise<void> {
  const { context, path, location } = match;
  if (factsOf(path)?.access === 'member') {
    const state = await context.session.ready();
    if (state.status === 'guest') throw redirect({ to: '/sign_in', search: cameFrom(match, state) });
    const next = registrationPath(state.viewer);
    if (next !== null) throw redirect({ to: next });
    return;
  }
  if (registrationPages.has(path) || path === registrationEnd) {
    const state = await context.session.ready();
    if (state.status === 'guest') throw redirect({ to: '/sign_in', search: cameFrom(match, state) });
    const next = registrationPath(state.viewer) ?? registrationEnd;
    if (next === path) return;
    throw redirect({ to: next === registrationEnd ? homePath : next });
  }
  if (entrances.has(path)) {
    const state = await knownOrNull(context.session);
    const { from } = location.search;
    if (state?.status === 'member') {
      throw redirect({ href: afterSignIn(state.viewer, typeof from === 'string' ? from : undefined) });
    }
  }
}

/** After `guard`, on a page of creators only: companies have no works. */
export function requireCreator(session: Session): void {
  const state = session.state();
  if (state.status === 'member' && state.audience !== 'creator') throw redirect({ to: homePath });
}

/** After `guard`, where openings are written: for who acts for a company and may edit. A recruiter from outside has the desk. */
export function requireJobEditor(session: Session): void {
  const state = session.state();
  if (state.status !== 'member') return;
  if (state.audience !== 'company') throw redirect({ to: homePath });
  const { roles } = state.viewer;
  if (!roles.some((role) => role === 'CORPORATE_USER' || role === 'CORPORATE_AGENT')) {
    throw redirect({ to: '/projects' });
  }
}

/** Who signed out by themselves wants to be away from the page, not back on it. */
function cameFrom({ location, cause }: Guarded, state: GuestState): { readonly from?: string } {
  return cause === 'stay' && state.ended === 'signed-out' ? {} : { from: location.href };
}

/** For pages that show a guest one thing and a member another. As far as it is known, when the server cannot be asked. */
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
