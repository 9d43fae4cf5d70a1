import type { Page } from 'playwright-core';

export interface VirtualAuthenticator {
  /** Whether the owner touches it as soon as asked. */
  readonly touch: (isAtOnce: boolean) => Promise<void>;
  readonly keys: () => Promise<number>;
}

/** Chromium's virtual authenticator with a fingerprint reader, for one page. */
export async function withAuthenticator(page: Page): Promise<VirtualAuthenticator> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable', { enableUI: false });
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    touch: async (enabled) => {
      await devtools.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled });
    },
    keys: async () =>
      (await devtools.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length,
  };
}
