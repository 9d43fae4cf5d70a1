import type { ReactElement } from 'react';
import { GoogleEntry } from './GoogleEntry.tsx';
import { googleOffered } from './googleOffered.ts';

interface GoogleButtonProps {
  readonly purpose: 'sign-in' | 'sign-up';
  readonly viaPrairieCard?: boolean;
}

/**
 * Signs in, or signs a creator up, with a Google account, and goes where the person then belongs (`useEnter`). Whatever has
 * to be asked or said on the way stands in its place. Nothing without a client id or the local emulator.
 */
export function GoogleButton({ purpose, viaPrairieCard = false }: GoogleButtonProps): ReactElement | null {
  return googleOffered() ? <GoogleEntry purpose={purpose} viaPrairieCard={viaPrairieCard} /> : null;
}
