import { orErrors } from '../../../builder/errors.ts';
import { staffBuilder } from '../../../builder/staff/staffBuilder.ts';
import { StaffOk, staffPayload } from '../../../builder/staff/staffPayload.ts';
import { encodeGlobalId } from '../../../lib/request/globalId.ts';
import { accept, decline, waitingLeads } from './leads.ts';
import type { AlikeCompany, LeadAtDesk } from './leads.ts';

const supporters = ['SUPPORT'] as const;

const Urgency = staffBuilder.enumType('LeadUrgency', {
  values: ['REQUEST_IMMEDIATELY', 'CONSIDERATION_OF_ORDER_PLACEMENT', 'INFORMATION_GATHERING'] as const,
});

const Alike = staffBuilder.objectRef<AlikeCompany>('AlikeCompany').implement({
  description: 'A company of the name that the lead gave, however it is written.',
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => encodeGlobalId('Company', id) }),
    name: t.exposeString('name'),
    members: t.exposeInt('members'),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
});

const Lead = staffBuilder.objectRef<LeadAtDesk>('Lead').implement({
  description: 'A company that wants to join, and waits for an answer.',
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => encodeGlobalId('Lead', id) }),
    companyName: t.exposeString('companyName'),
    personName: t.exposeString('personName'),
    email: t.exposeString('email'),
    phoneNumber: t.exposeString('phoneNumber', { nullable: true }),
    registrationPurpose: t.exposeString('registrationPurpose', { nullable: true }),
    urgency: t.expose('urgency', { type: Urgency, nullable: true }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    earlierLeads: t.exposeInt('earlierLeads', { description: 'Others of the same address.' }),
    hasAccount: t.exposeBoolean('hasAccount', { description: 'The address has an account here already.' }),
    alike: t.field({ type: [Alike], resolve: ({ alike }) => [...alike] }),
  }),
});

const AcceptPayload = staffPayload<{ companyName: string }>('AcceptLeadPayload', (t) => ({
  companyName: t.exposeString('companyName', { nullable: true }),
}));

staffBuilder.queryFields((t) => ({
  waitingLeads: t.field({
    type: [Lead],
    description: 'The longest wait first, at most 100.',
    authScopes: { roles: supporters },
    resolve: (_root, _args, context) => waitingLeads(context),
  }),
}));

staffBuilder.mutationFields((t) => ({
  acceptLead: t.field({
    type: AcceptPayload,
    description: 'Makes the company, or lets the person join one that is here, and sends the invitation.',
    args: {
      id: t.arg.id({ required: true }),
      companyId: t.arg.id(),
      separate: t.arg.boolean({
        required: true,
        description: 'A company of its own, although one has that name.',
      }),
    },
    authScopes: { roles: supporters },
    resolve: (_root, { id, ...options }, context) =>
      orErrors(['ArgumentInvalidError'], async () => ({
        companyName: (await accept(context, id, options)).company.name,
      })),
  }),
  declineLead: t.field({
    type: StaffOk,
    description: 'With words, whoever applied reads them in a mail; without, nobody is told.',
    args: { id: t.arg.id({ required: true }), words: t.arg.string() },
    authScopes: { roles: supporters },
    resolve: (_root, { id, words }, context) =>
      orErrors(['ArgumentInvalidError', 'UserInputInvalidError'], async () => {
        await decline(context, id, words);
        return {};
      }),
  }),
}));
