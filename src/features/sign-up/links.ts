import { linkToken } from '../../lib/text/linkToken.ts';

export const emailLink = linkToken('verify-email');
export const invitationLink = linkToken('invitation');
