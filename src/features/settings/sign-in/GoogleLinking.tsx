import { useState } from 'react';
import type { ReactElement } from 'react';
import { GoogleFace } from '../../accounts/google/GoogleFace.tsx';
import { GoogleLinkForm } from './GoogleLinkForm.tsx';
import * as css from '../parts.css.ts';

interface GoogleLinkingProps {
  readonly sessionId: string | null;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

/** First Google says which account, then the password says that it may. */
export function GoogleLinking(props: GoogleLinkingProps): ReactElement {
  const [credential, setCredential] = useState<string | null>(null);
  if (credential !== null) return <GoogleLinkForm credential={credential} {...props} />;
  return (
    <div className={css.form}>
      <p className={css.text}>連携するGoogleアカウントを選んでください。</p>
      <GoogleFace purpose="link" onCredential={setCredential} />
    </div>
  );
}
