import { builder } from '../../../builder/builder.ts';
import { payload } from '../../../builder/payload.ts';
import { orErrors } from '../../../builder/errors.ts';
import type { Context } from '../../../lib/request/context.ts';
import { Role } from '../../accounts/users/userType.ts';
import { visibleCompany } from '../company/companies.ts';
import type { CompanyRow } from '../company/companySql.ts';
import * as invitations from './invitations.ts';
import * as members from './members.ts';
import { Company } from '../company/schema.ts';

export const CompanyPayload = payload<{ readonly company: CompanyRow | null }>('CompanyPayload', (t) => ({
  company: t.expose('company', { type: Company, nullable: true }),
}));

const InviteInput = builder.inputType('InviteMemberInput', {
  fields: (t) => ({
    email: t.string({ required: true }),
    role: t.field({ type: Role, required: true }),
  }),
});

const refusals = [
  'UserInputInvalidError',
  'ArgumentInvalidError',
  'ForbiddenError',
  'UserNotFoundError',
  'UserAlreadyExistsError',
  'RateLimitExceededError',
] as const;

/** The company after the act. */
const answering = (context: Context, act: () => Promise<string>) =>
  orErrors(refusals, async () => ({ company: await visibleCompany(context, await act()) }));

builder.mutationFields((t) => ({
  inviteMember: t.field({
    type: CompanyPayload,
    args: { input: t.arg({ type: InviteInput, required: true }) },
    authScopes: { role: 'CORPORATE_USER' },
    resolve: (_root, { input }, context) =>
      answering(context, () => invitations.inviteMember(context, input)),
  }),
  resendInvitation: t.field({
    type: CompanyPayload,
    args: { id: t.arg.id({ required: true }) },
    authScopes: { role: 'CORPORATE_USER' },
    resolve: (_root, { id }, context) => answering(context, () => invitations.resendInvitation(context, id)),
  }),
  revokeInvitation: t.field({
    type: CompanyPayload,
    args: { id: t.arg.id({ required: true }) },
    authScopes: { role: 'CORPORATE_USER' },
    resolve: (_root, { id }, context) => answering(context, () => invitations.revokeInvitation(context, id)),
  }),
  changeMemberRole: t.field({
    type: CompanyPayload,
    args: { id: t.arg.id({ required: true }), role: t.arg({ type: Role, required: true }) },
    authScopes: { role: 'CORPORATE_USER' },
    resolve: (_root, { id, role }, context) =>
      answering(context, () => members.changeMemberRole(context, id, role)),
  }),
  removeMember: t.field({
    type: CompanyPayload,
    args: { id: t.arg.id({ required: true }) },
    authScopes: { role: 'CORPORATE_USER' },
    resolve: (_root, { id }, context) => answering(context, () => members.removeMember(context, id)),
  }),
}));
