import type { ReactElement } from 'react';
import { GoogleButton, googleOffered } from '../accounts/google/GoogleButton.tsx';
import { column, or } from './signUp.css.ts';

/** Google before the address, where there is Google. */
export function GoogleSignUp(): ReactElement | null {
  if (!googleOffered()) return null;
  return (
    <div className={column}>
      <GoogleButton purpose="sign-up" />
      <p className={or}>または</p>
    </div>
  );
}
