import { builder } from '../../builder/builder.ts';
import { visibleCompany } from '../companies/company/companies.ts';
import { ownCorporateProfile } from '../companies/members/profiles.ts';
import type { CorporateProfileRow, PublicCorporateRow } from '../companies/members/profilesSql.ts';
import { Company, PrivateCorporateProfile, PublicCorporateProfile } from '../companies/company/schema.ts';
import { visibleCreator } from '../creators/profiles/creators.ts';
import { ownProfile } from '../creators/profiles/privateProfile.ts';
import { PrivateCreatorProfile } from '../creators/profiles/privateSchema.ts';
import type { PrivateCreatorRow } from '../creators/profiles/privateSql.ts';
import { CreatorProfile, CreatorUser } from '../creators/profiles/schema.ts';
import type { CreatorRow } from '../creators/profiles/sql.ts';
import { User } from '../accounts/users/userType.ts';

type AnyProfile = PrivateCreatorRow | CorporateProfileRow | CreatorRow | PublicCorporateRow;

/** Who asks decides between the private and the public one. */
export const Profile = builder.unionType('Profile', {
  types: [PrivateCreatorProfile, PrivateCorporateProfile, CreatorProfile, PublicCorporateProfile],
  resolveType: (profile: AnyProfile) => {
    if ('companyName' in profile)
      return 'todoStatus' in profile ? 'PrivateCorporateProfile' : 'PublicCorporateProfile';
    return 'kind' in profile ? 'PrivateCreatorProfile' : 'CreatorProfile';
  },
});

/** Here, as what an account is to others lies in modules above `accounts`. */
builder.objectFields(User, (t) => ({
  profile: t.field({
    type: Profile,
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
