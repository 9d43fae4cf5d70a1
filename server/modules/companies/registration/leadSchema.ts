import { GraphQLError } from 'graphql';
import { builder } from '../../../builder/builder.ts';
import { payload } from '../../../builder/payload.ts';
import { orErrors } from '../../../builder/errors.ts';
import { DomainError } from '../../../lib/request/errors.ts';
import { OkPayload, Role } from '../../accounts/users/userType.ts';
import { invitationOf } from '../members/invitations.ts';
import type { LiveInvitation } from '../members/invitationsSql.ts';
import { registerLead } from './leads.ts';
import type { LeadValues } from './leadsSql.ts';
import { registerCorporateUser } from './registration.ts';

const InvitationPreview = builder.objectRef<LiveInvitation>('InvitationPreview').implement({
  description: 'What the link of an invitation mail leads to, for whoever holds its token.',
  fields: (t) => ({
    companyName: t.exposeString('companyName'),
    email: t.exposeString('email'),
    role: t.expose('role', { type: Role }),
    firstName: t.exposeString('firstName', { nullable: true }),
    lastName: t.exposeString('lastName', { nullable: true }),
  }),
});

const LeadCustomer = builder.objectRef<LeadValues>('LeadCustomer').implement({
  fields: (t) => ({
    companyName: t.exposeString('companyName'),
    firstName: t.exposeString('firstName'),
    lastName: t.exposeString('lastName'),
    email: t.exposeString('email'),
    phoneNumber: t.exposeString('phoneNumber', { nullable: true }),
    registrationPurpose: t.exposeString('registrationPurpose', { nullable: true }),
  }),
});

const LeadPayload = payload<{ readonly leadCustomer: LeadValues }>('RegisterLeadCustomerPayload', (t) => ({
  leadCustomer: t.expose('leadCustomer', {
    type: LeadCustomer,
    nullable: true,
  }),
}));

const Urgency = builder.enumType('ClientRequestUrgency', {
  values: ['CONSIDERATION_OF_ORDER_PLACEMENT', 'INFORMATION_GATHERING', 'REQUEST_IMMEDIATELY'] as const,
});

const LeadInput = builder.inputType('RegisterLeadCustomerInput', {
  fields: (t) => ({
    companyName: t.string({ required: true }),
    lastName: t.string({ required: true }),
    firstName: t.string({ required: true }),
    email: t.string({ required: true }),
    phoneNumber: t.string({ required: true }),
    registrationPurpose: t.string({ required: true }),
    urgency: t.field({ type: Urgency, required: true }),
  }),
});

const AccountInput = builder.inputType('RegisterCorporateUserAccountInput', {
  fields: (t) => ({
    token: t.string({ required: true }),
    password: t.string({ required: true }),
    lastName: t.string({ required: true }),
    firstName: t.string({ required: true }),
    lastNameKana: t.string(),
    firstNameKana: t.string(),
    phoneNumber: t.string(),
  }),
});

builder.queryFields((t) => ({
  invitation: t.field({
    type: InvitationPreview,
    nullable: true,
    description:
      'What an invitation’s token stands for; null for one that is unknown, used, revoked or expired.',
    args: { token: t.arg.string({ required: true }) },
    authScopes: { everyone: true },
    resolve: async (_root, { token }, context) => {
      try {
        return await invitationOf(context, token);
      } catch (error) {
        // A query has no payload for errors.
        if (!(error instanceof DomainError)) throw error;
        throw new GraphQLError(error.message, { extensions: { code: error.code, http: { status: 200 } } });
      }
    },
  }),
}));

builder.mutationFields((t) => ({
  registerLeadCustomer: t.field({
    type: LeadPayload,
    args: { input: t.arg({ type: LeadInput, required: true }) },
    authScopes: { everyone: true },
    resolve: (_root, { input }, context) =>
      orErrors(['UserInputInvalidError', 'RateLimitExceededError'], async () => ({
        leadCustomer: await registerLead(context, input),
      })),
  }),
  registerCorporateUserAccount: t.field({
    type: OkPayload,
    args: { input: t.arg({ type: AccountInput, required: true }) },
    authScopes: { everyone: true },
    resolve: (_root, { input }, context) =>
      orErrors(
        ['UserInputInvalidError', 'TokenInvalidError', 'UserAlreadyExistsError', 'RateLimitExceededError'],
        async () => {
          await registerCorporateUser(context, input);
          return {};
        },
      ),
  }),
}));
