const key = 'tsumugi:device';

/** What makes the password enough on this device, if it was asked to; the server forgets it after 30 days. */
export function rememberedDevice(): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

export function rememberDevice(token: string): void {
  try {
    localStorage.setItem(key, token);
  } catch {
    // A browser that keeps nothing asks again.
  }
}
