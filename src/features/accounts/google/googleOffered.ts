import { pageConfig } from '../../../lib/config.ts';

/** Whether there is a button at all, for what stands around it. */
export function googleOffered(): boolean {
  const { googleClientId, googleEmulator } = pageConfig();
  return googleClientId !== null || googleEmulator !== null;
}
