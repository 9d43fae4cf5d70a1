import { isRecord } from '../../../lib/guards.ts';

/** The used part of Google's identity script, and all of the emulator's. */
export interface GoogleIdentity {
  readonly initialize: (options: {
    readonly client_id: string;
    readonly nonce: string;
    readonly callback: (answer: { readonly credential: string }) => void;
    readonly ux_mode: 'popup';
    readonly use_fedcm_for_button: boolean;
  }) => void;
  readonly renderButton: (
    place: HTMLElement,
    look: {
      readonly type: 'standard';
      readonly theme: 'outline' | 'filled_black';
      readonly size: 'large';
      readonly shape: 'rectangular';
      readonly text: 'continue_with' | 'signin_with' | 'signup_with';
      readonly logo_alignment: 'center';
      readonly locale: 'ja';
      readonly width: number;
    },
  ) => void;
}

const scriptUrl = 'https://accounts.google.com/gsi/client';

const loading = new Map<string, Promise<GoogleIdentity>>();

/** Google's script, or the emulator's with the same interface; loaded with the first button. */
export function loadIdentity(emulator: string | null): Promise<GoogleIdentity> {
  const url = emulator ?? scriptUrl;
  const known = loading.get(url);
  if (known !== undefined) return known;
  const started = load(url);
  loading.set(url, started);
  // Blocked or offline: the next attempt retries.
  started.catch(() => loading.delete(url));
  return started;
}

function load(url: string): Promise<GoogleIdentity> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = url;
    script.async = true;
    script.addEventListener('load', () => {
      const identity = loadedIdentity();
      if (identity === null) reject(new Error('The identity script brought no google.accounts.id'));
      else resolve(identity);
    });
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error('The identity script could not be loaded'));
    });
    document.head.append(script);
  });
}

function loadedIdentity(): GoogleIdentity | null {
  const google: unknown = Reflect.get(globalThis, 'google');
  const accounts = isRecord(google) ? google['accounts'] : null;
  const identity = isRecord(accounts) ? accounts['id'] : null;
  return isIdentity(identity) ? identity : null;
}

function isIdentity(value: unknown): value is GoogleIdentity {
  return (
    isRecord(value) &&
    typeof value['initialize'] === 'function' &&
    typeof value['renderButton'] === 'function'
  );
}
