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

// The server made them by the same library; as far as it would hurt.
function isRequest(value: unknown): value is PublicKeyCredentialRequestOptionsJSON {
  return isRecord(value) && isString(value['challenge']);
}
function isCreation(value: unknown): value is PublicKeyCredentialCreationOptionsJSON {
  return isRequest(value) && 'rp' in value && 'user' in value && 'pubKeyCredParams' in value;
}

function parse(options: string | null | undefined): unknown {
  return options == null ? null : JSON.parse(options);
}

/** Has the browser make a passkey; what the server is to be told. */
export async function makePasskey(options: string | null | undefined): Promise<string> {
  const optionsJSON = parse(options);
  if (!isCreation(optionsJSON)) throw new Error('Options without a challenge');
  return JSON.stringify(await startRegistration({ optionsJSON }));
}

/** Has the browser show one; `inField` offers it beside the addresses that the field suggests, until it is taken or `leavePasskeys`. */
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

/** Whether a field can offer passkeys. */
export const canSuggest = browserSupportsWebAuthnAutofill;
/** Whether this device keeps passkeys itself. */
export const keepsPasskeys = platformAuthenticatorIsAvailable;

/** Why the browser brought nothing; undefined for what is no doing of the browser's, null where there is nothing to say. */
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
