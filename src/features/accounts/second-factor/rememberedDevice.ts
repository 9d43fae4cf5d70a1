const key = 'tsumugi:device';

/** The token that makes the password enough on this device; expires on the server after 30 days. */
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
    // Without storage the code is asked for again.
  }
}
