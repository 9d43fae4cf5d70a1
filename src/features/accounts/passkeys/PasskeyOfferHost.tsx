import { Suspense, useSyncExternalStore } from 'react';
import type { ReactElement } from 'react';
import { part } from '../../../lib/part.ts';
import { useSessionState } from '../../session/session.ts';
import { isOfferWanted, subscribeOffer } from './offerPasskey.ts';
import { passkeysOffered } from './passkeysOffered.ts';

const PasskeyOffer = part(async () => (await import('./PasskeyOffer.tsx')).PasskeyOffer);

/** Offers a passkey once, after signing in by password. */
export function PasskeyOfferHost(): ReactElement | null {
  const wanted = useSyncExternalStore(subscribeOffer, isOfferWanted, () => false);
  const state = useSessionState();
  if (!wanted || !passkeysOffered()) return null;
  if (state.status !== 'member' || state.viewer.registrationStep !== 'COMPLETED') return null;
  return (
    <Suspense fallback={null}>
      <PasskeyOffer />
    </Suspense>
  );
}
