import { pageConfig } from '../../../lib/config.ts';

export function googleOffered(): boolean {
  const { googleClientId, googleEmulator } = pageConfig();
  return googleClientId !== null || googleEmulator !== null;
}
