import { builder } from '../../../builder/builder.ts';
import { MediaObject } from '../../media/schema.ts';
import * as people from './people.ts';
import type { PersonRow } from './peopleSql.ts';
import { Company, CompanyMember } from '../company/schema.ts';

export const CorporateUser = builder.objectRef<PersonRow>('CorporateUser');

builder.node(CorporateUser, {
  description: 'A person who acts for a company, as those whom they follow and their colleagues see them.',
  id: { resolve: (person) => person.userId },
  loadManyWithoutCache: (ids, context) => people.knownPeople(context, ids),
  fields: (t) => ({
    fullName: t.string({ resolve: (person) => `${person.lastName} ${person.firstName}` }),
    profileImage: t.expose('profileImage', { type: MediaObject, nullable: true }),
    company: t.field({
      type: Company,
      resolve: (person, _args, context) => people.companyOf(context, person),
    }),
  }),
});

builder.objectField(CompanyMember, 'corporateUser', (t) =>
  t.field({
    type: CorporateUser,
    description:
      'The member as the rest of the product names people: who is in charge, who wrote, who changed.',
    resolve: (member) => member,
  }),
);
