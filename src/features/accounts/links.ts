import { linkToken } from '../../lib/text/linkToken.ts';

export const passwordLink = linkToken('reset-password');
export const emailLink = linkToken('reset-email');
export const decisionLink = linkToken('decision');
export const recoveryLink = linkToken('recover-factor');
