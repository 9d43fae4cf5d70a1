import type { ReactElement } from 'react';
import { GoogleButton } from '../../accounts/google/GoogleButton.tsx';
import { googleOffered } from '../../accounts/google/googleOffered.ts';
import { column, or } from '../signUp.css.ts';

export function GoogleSignUp(): ReactElement | null {
  if (!googleOffered()) return null;
  return (
    <div className={column}>
      <GoogleButton purpose="sign-up" />
      <p className={or}>または</p>
    </div>
  );
}
