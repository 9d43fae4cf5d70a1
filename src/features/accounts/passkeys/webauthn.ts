import {
  browserSupportsWebAuthnAutofill,
  platformAuthenticatorIsAvailable,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
  WebAuthnError,
} from '@simplewebauthn/browser';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { isRecord, isString } from '../../../lib/guards.ts';

// The server uses the same library; checks only what would break the page.
function isRequest(value: unknown): value is PublicKeyCredentialRequestOptionsJSON {
  return isRecord(value) && isString(value['challenge']);
}
function isCreation(value: unknown): value is PublicKeyCredentialCreationOptionsJSON {
  return isRequest(value) && 'rp' in value && 'user' in value && 'pubKeyCredParams' in value;
}

function parse(options: string | null | undefined): unknown {
  return options == null ? null : JSON.parse(options);
}

/** Makes a passkey; answers the response for the server. */
export async function makePasskey(options: string | null | undefined): Promise<string> {
  const optionsJSON = parse(options);
  if (!isCreation(optionsJSON)) throw new Error('Options without a challenge');
  return JSON.stringify(await startRegistration({ optionsJSON }));
}

/** Asserts a passkey; `inField` suggests it in the address field until chosen or `leavePasskeys`. */
export async function showPasskey(
  options: string | null | undefined,
  { inField = false }: { readonly inField?: boolean } = {},
): Promise<string> {
  const optionsJSON = parse(options);
  if (!isRequest(optionsJSON)) throw new Error('Options without a challenge');
  return JSON.stringify(await startAuthentication({ optionsJSON, useBrowserAutofill: inField }));
}

export function leavePasskeys(): void {
  WebAuthnAbortService.cancelCeremony();
}

export const canSuggest = browserSupportsWebAuthnAutofill;
/** Whether this device stores passkeys. */
export const keepsPasskeys = platformAuthenticatorIsAvailable;

/** The browser's reason; undefined for other errors, null for nothing to say. */
export function whyNot(error: unknown): string | null | undefined {
  if (error instanceof WebAuthnError) {
    if (error.code === 'ERROR_CEREMONY_ABORTED') return null;
    if (error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED')
      return 'この端末のパスキーは、すでに登録されています。';
    return 'パスキーを使えませんでした。別の端末や方法でお試しください。';
  }
  if (error instanceof Error && error.name === 'NotAllowedError')
    return 'パスキーの操作が完了しませんでした。もう一度お試しください。';
  return undefined;
}
