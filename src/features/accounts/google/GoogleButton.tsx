import type { ReactElement } from 'react';
import { GoogleEntry } from './GoogleEntry.tsx';
import { googleOffered } from './googleOffered.ts';

interface GoogleButtonProps {
  readonly purpose: 'sign-in' | 'sign-up';
  readonly viaPrairieCard?: boolean;
}

/**
 * Signs in or up with Google and goes on (`useEnter`). Further questions replace the button. Nothing without
 * a client id or the local emulator.
 */
export function GoogleButton({ purpose, viaPrairieCard = false }: GoogleButtonProps): ReactElement | null {
  return googleOffered() ? <GoogleEntry purpose={purpose} viaPrairieCard={viaPrairieCard} /> : null;
}
