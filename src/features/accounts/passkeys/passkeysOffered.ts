/** Passkeys need a host name and a secure connection. */
export function passkeysOffered(): boolean {
  if (typeof PublicKeyCredential !== 'function' || !window.isSecureContext) return false;
  return !/^[\d.]+$|:/u.test(window.location.hostname);
}
