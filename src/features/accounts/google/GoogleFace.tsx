import { type ReactElement, useEffect, useEffectEvent, useRef, useState } from 'react';
import { pageConfig } from '../../../lib/config.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import * as css from './google.css.ts';
import { loadIdentity } from './identity.ts';
import type { GoogleFaceMutation } from '../../../../__generated__/GoogleFaceMutation.graphql.ts';
import { useCommit } from '../../../relay/useCommit.ts';
import { graphql } from 'react-relay/hooks';

/** The button's text. */
const words = { link: 'continue_with', 'sign-in': 'signin_with', 'sign-up': 'signup_with' } as const;

interface GoogleFaceProps {
  readonly purpose: keyof typeof words;
  readonly onCredential: (credential: string) => void;
}

/** A nonce is valid for ten minutes; pages stay open longer. */
const renewAfterMs = 9 * 60_000;
/** Google's widest button. */
const widest = 400;

/** Google's own button, drawn by their script into a reserved place. */
export function GoogleFace({ purpose, onCredential }: GoogleFaceProps): ReactElement {
  const place = useRef<HTMLDivElement>(null);
  const getNonce = useCommit<GoogleFaceMutation>(graphql`
    mutation GoogleFaceMutation {
      googleNonce {
        nonce
      }
    }
  `);
  const [round, setRound] = useState(0);
  const [failed, setFailed] = useState(false);
  const take = useEffectEvent(onCredential);

  const show = useEffectEvent(async (isGone: () => boolean): Promise<void> => {
    const { googleClientId, googleEmulator, googleEmulatorClientId } = pageConfig();
    const [identity, { googleNonce }] = await Promise.all([loadIdentity(googleEmulator), getNonce({})]);
    if (isGone() || place.current === null) return;
    place.current.replaceChildren();
    identity.initialize({
      client_id: googleClientId ?? googleEmulatorClientId ?? '',
      nonce: googleNonce.nonce,
      callback: ({ credential }) => {
        if (!isGone()) take(credential);
      },
      ux_mode: 'popup',
      use_fedcm_for_button: true,
    });
    identity.renderButton(place.current, {
      type: 'standard',
      theme: getComputedStyle(document.documentElement).colorScheme === 'dark' ? 'filled_black' : 'outline',
      size: 'large',
      shape: 'rectangular',
      text: words[purpose],
      logo_alignment: 'center',
      locale: 'ja',
      width: Math.min(widest, Math.max(200, place.current.clientWidth)),
    });
  });

  useEffect(() => {
    let gone = false;
    show(() => gone).then(
      () => !gone && setFailed(false),
      () => !gone && setFailed(true),
    );
    const timer = setTimeout(() => setRound(round + 1), renewAfterMs);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [round]);

  return (
    <>
      <div ref={place} className={css.face} hidden={failed} />
      {failed && (
        <div className={css.failed}>
          <p>Googleにつながりませんでした。</p>
          <Button size="s" onClick={() => setRound(round + 1)}>
            再接続する
          </Button>
        </div>
      )}
    </>
  );
}
