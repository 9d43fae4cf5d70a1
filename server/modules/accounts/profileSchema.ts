import { builder } from '../../builder/builder.ts';
import { visibleCompany } from '../companies/companies.ts';
import { ownCorporateProfile } from '../companies/profiles.ts';
import type { CorporateProfileRow } from '../companies/profilesSql.ts';
import { Company, PrivateCorporateProfile } from '../companies/schema.ts';
import { visibleCreator } from '../creators/creators.ts';
import { ownProfile } from '../creators/privateProfile.ts';
import { PrivateCreatorProfile } from '../creators/privateSchema.ts';
import type { PrivateCreatorRow } from '../creators/privateSql.ts';
import { CreatorUser } from '../creators/schema.ts';
import { User } from './userType.ts';

const UserProfile = builder.unionType('UserProfile', {
  types: [PrivateCreatorProfile, PrivateCorporateProfile],
  resolveType: (profile: PrivateCreatorRow | CorporateProfileRow) =>
    'companyName' in profile ? 'PrivateCorporateProfile' : 'PrivateCreatorProfile',
});

/** What an account is to others lies in their modules; here it is tied to `User`. */
builder.objectFields(User, (t) => ({
  profile: t.field({
    type: UserProfile,
    nullable: true,
    description: 'Null until the profile step of the registration is done.',
    resolve: (user, _args, context) =>
      user.role === 'CREATOR_USER' ? ownProfile(context, user.id) : ownCorporateProfile(context, user.id),
  }),
  company: t.field({
    type: Company,
    nullable: true,
    description: 'The company the person acts for; null for a creator.',
    resolve: (user, _args, context) =>
      user.companyId === null ? null : visibleCompany(context, user.companyId),
  }),
  creator: t.field({
    type: CreatorUser,
    nullable: true,
    description: 'The person’s public face; null for corporate users and before the profile step.',
    resolve: (user, _args, context) =>
      user.role === 'CREATOR_USER' ? visibleCreator(context, user.id) : null,
  }),
}));
