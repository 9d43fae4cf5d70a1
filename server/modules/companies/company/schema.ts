import { builder } from '../../../builder/builder.ts';
import { encodeGlobalId } from '../../../lib/request/globalId.ts';
import { viewerId } from '../../../lib/request/viewer.ts';
import { Role } from '../../accounts/users/userType.ts';
import { MediaObject } from '../../media/schema.ts';
import { Category } from '../../taxonomy/schema.ts';
import { named } from '../../taxonomy/taxonomy.ts';
import * as companies from './companies.ts';
import type { CompanyRow, MemberRow } from './companySql.ts';
import type { InvitationRow } from '../members/invitationsSql.ts';
import type { CorporateProfileRow, PublicCorporateRow, TodoStatusRow } from '../members/profilesSql.ts';

export const CompanyMember = builder.objectRef<MemberRow>('CompanyMember').implement({
  fields: (t) => ({
    id: t.id({ resolve: (member) => encodeGlobalId('CompanyMember', member.userId) }),
    fullName: t.string({ resolve: (member) => `${member.lastName} ${member.firstName}` }),
    email: t.exposeString('email'),
    role: t.expose('role', { type: Role }),
    profileImage: t.expose('profileImage', { type: MediaObject, nullable: true }),
    joinedAt: t.expose('joinedAt', { type: 'DateTime' }),
    isMe: t.boolean({ resolve: (member, _args, { viewer }) => viewerId(viewer) === member.userId }),
  }),
});

const CompanyInvitation = builder.objectRef<InvitationRow>('CompanyInvitation').implement({
  fields: (t) => ({
    id: t.id({ resolve: (invitation) => encodeGlobalId('CompanyInvitation', invitation.id) }),
    email: t.exposeString('email'),
    role: t.expose('role', { type: Role }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime' }),
  }),
});

export const Company = builder.objectRef<CompanyRow>('Company');

builder.node(Company, {
  description: 'A company with people here. What else it shows comes with its page.',
  id: { resolve: (company) => company.id },
  loadManyWithoutCache: (ids, context) => companies.visibleCompanies(context, ids),
  fields: (t) => ({
    name: t.exposeString('name'),
    avatarImagePath: t.string({
      nullable: true,
      resolve: ({ avatar }) => avatar && avatar.url,
    }),
    members: t.field({
      type: [CompanyMember],
      description:
        'People who act for the company, in the order they joined; empty unless the viewer is one of them.',
      resolve: (company, _args, context) => companies.membersOf(context, company.id),
    }),
    openInvitations: t.field({
      type: [CompanyInvitation],
      description: 'Invitations that nobody has accepted yet; empty unless the viewer may invite.',
      resolve: (company, _args, context) => companies.openInvitationsOf(context, company.id),
    }),
  }),
});

const fullNameOf = ({ lastName, firstName }: PublicCorporateRow) => `${lastName} ${firstName}`;

const CorporateTodoStatus = builder.objectRef<TodoStatusRow>('CorporateTodoStatus').implement({
  fields: (t) => ({
    initialFollowFeatureUsed: t.exposeBoolean('initialFollowFeatureUsed'),
    initialAccessFollowingPageUsed: t.exposeBoolean('initialAccessFollowingPageUsed'),
    doNotShowInitialUseFollowFeatureAgain: t.exposeBoolean('doNotShowInitialUseFollowFeatureAgain'),
    doNotUseFollowFeatureInFollowingScreenAgain: t.exposeBoolean(
      'doNotUseFollowFeatureInFollowingScreenAgain',
    ),
  }),
});

/** Only reached through `User.profile`, which answers only the owner. */
export const PrivateCorporateProfile = builder
  .objectRef<CorporateProfileRow>('PrivateCorporateProfile')
  .implement({
    fields: (t) => ({
      // Not the bare key: the page's store keeps one record per id.
      id: t.id({ resolve: (profile) => encodeGlobalId('PrivateCorporateProfile', profile.userId) }),
      firstName: t.exposeString('firstName'),
      lastName: t.exposeString('lastName'),
      fullName: t.string({ resolve: fullNameOf }),
      firstNameKana: t.exposeString('firstNameKana', { nullable: true }),
      lastNameKana: t.exposeString('lastNameKana', { nullable: true }),
      companyName: t.exposeString('companyName'),
      phoneNumber: t.exposeString('phoneNumber', { nullable: true }),
      profileImage: t.expose('profileImage', {
        type: MediaObject,
        nullable: true,
      }),
      interestCategories: t.field({
        type: [Category],
        resolve: (profile, _args, context) => named(context, 'Category', profile.interestCategoryIds),
      }),
      todoStatus: t.expose('todoStatus', { type: CorporateTodoStatus }),
    }),
  });

export const PublicCorporateProfile = builder
  .objectRef<PublicCorporateRow>('PublicCorporateProfile')
  .implement({
    description: 'A person of a company as others see them: without telephone, reading and to-dos.',
    fields: (t) => ({
      firstName: t.exposeString('firstName'),
      lastName: t.exposeString('lastName'),
      fullName: t.string({ resolve: fullNameOf }),
      companyName: t.exposeString('companyName'),
      profileImage: t.expose('profileImage', { type: MediaObject, nullable: true }),
      interestCategories: t.field({
        type: [Category],
        resolve: (profile, _args, context) => named(context, 'Category', profile.interestCategoryIds),
      }),
    }),
  });

builder.queryFields((t) => ({
  companiesByName: t.field({
    type: [Company],
    description: 'Companies by name, for hiding from them.',
    args: { name: t.arg.string({ required: true }), first: t.arg.int({ required: true }) },
    authScopes: { signedIn: true },
    resolve: (_root, { name, first }, context) => companies.companiesByName(context, name, first),
  }),
}));
