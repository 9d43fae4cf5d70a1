/** Passkeys belong to a host by name, over a line that nobody reads along. */
export function passkeysOffered(): boolean {
  if (typeof PublicKeyCredential !== 'function' || !window.isSecureContext) return false;
  return !/^[\d.]+$|:/u.test(window.location.hostname);
}
