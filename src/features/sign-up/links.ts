import { linkToken } from '../../lib/linkToken.ts';

export const emailLink = linkToken('verify-email');
export const invitationLink = linkToken('invitation');
