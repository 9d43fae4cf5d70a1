import type { ReactElement } from 'react';
import { EmailText } from '../../ui/text/EmailText.tsx';
import { useSessionState } from '../session/session.ts';
import { useSignOut } from '../session/useSignOut.ts';
import * as css from './signUp.css.ts';

/** The account being registered, and signing out: every other page leads back here. */
export function RegisteringAs(): ReactElement | null {
  const state = useSessionState();
  const signOut = useSignOut();
  if (state.status !== 'member') return null;
  return (
    <p className={css.foot}>
      <EmailText>{state.viewer.email}</EmailText> で登録しています。続きは、次にログインしたときにも書けます。
      <button type="button" className={css.footAct} onClick={signOut}>
        ログアウト
      </button>
    </p>
  );
}
