import * as v from 'valibot';
import { encodeGlobalId } from '../../lib/request/globalId.ts';
import type { TestApi } from '../../graphql/testing.ts';

const errorFields =
  'errors { __typename message ... on UserInputInvalidError { field } ... on ArgumentInvalidError { field } }';
const companyFields = `company { id name members { id fullName email role isMe } openInvitations { id email role } } ${errorFields}`;

export const operations = {
  lead: `mutation ($input: RegisterLeadCustomerInput!) { registerLeadCustomer(input: $input) { leadCustomer { companyName firstName lastName email phoneNumber registrationPurpose } ${errorFields} } }`,
  invitation: `query ($token: String!) { invitation(token: $token) { companyName email role firstName lastName } }`,
  register: `mutation ($input: RegisterCorporateUserAccountInput!) { registerCorporateUserAccount(input: $input) { ok ${errorFields} } }`,
  invite: `mutation ($email: String!, $role: Role!) { inviteMember(input: { email: $email, role: $role }) { ${companyFields} } }`,
  resend: `mutation ($id: ID!) { resendInvitation(id: $id) { ${companyFields} } }`,
  revoke: `mutation ($id: ID!) { revokeInvitation(id: $id) { ${companyFields} } }`,
  role: `mutation ($id: ID!, $role: Role!) { changeMemberRole(id: $id, role: $role) { ${companyFields} } }`,
  remove: `mutation ($id: ID!) { removeMember(id: $id) { ${companyFields} } }`,
  company: `query ($id: ID!) { node(id: $id) { ... on Company { id name members { email } openInvitations { email } } } }`,
  byName: `query ($name: String!, $first: Int!) { companiesByName(name: $name, first: $first) { name } }`,
  profile: `mutation ($input: CorporateUserProfileInput!) { updateCorporateUserProfile(input: $input) { user { profile { ... on PrivateCorporateProfile { fullName firstNameKana lastNameKana phoneNumber companyName } } } ${errorFields} } }`,
  interests: `mutation ($ids: [ID!]!) { updateCorporateUserInterestCategories(input: { categoryIds: $ids }) { user { profile { ... on PrivateCorporateProfile { interestCategories { id } } } } ${errorFields} } }`,
  todo: `mutation ($input: CompleteCorporateUserTodoActionInput!) { completeCorporateUserTodoAction(input: $input) { user { profile { ... on PrivateCorporateProfile { todoStatus { initialFollowFeatureUsed initialAccessFollowingPageUsed doNotShowInitialUseFollowFeatureAgain doNotUseFollowFeatureInFollowingScreenAgain } } } } ${errorFields} } }`,
  me: 'query { me { company { name } roles profile { ... on PrivateCorporateProfile { fullName companyName phoneNumber } } } }',
} as const;

/** Runs one operation as a user of the database and answers its one field. */
export async function call(
  api: TestApi,
  operation: keyof typeof operations,
  variables: Record<string, unknown> = {},
  as?: string,
): Promise<unknown> {
  const { data, errors } = await api.post(operations[operation], variables, as);
  if (errors) throw new Error(errors.map(({ message }) => message).join('; '));
  return Object.values(data ?? {})[0];
}

const refusal = v.object({
  errors: v.array(
    v.object({ __typename: v.string(), message: v.string(), field: v.optional(v.nullable(v.string())) }),
  ),
});

/** What a payload was refused for, and at which field: `UserInputInvalidError email`. */
export function refusals(payload: unknown): string[] {
  return v
    .parse(refusal, payload)
    .errors.map(({ __typename, field }) =>
      typeof field === 'string' ? `${__typename} ${field}` : __typename,
    );
}

export const memberId = (userId: string): string => encodeGlobalId('CompanyMember', userId);
export const invitationId = (id: string): string => encodeGlobalId('CompanyInvitation', id);
export const companyId = (id: string): string => encodeGlobalId('Company', id);

export const lead = {
  companyName: '株式会社灯台舎',
  lastName: '早瀬',
  firstName: 'みお',
  email: 'mio@todaisha.example',
  phoneNumber: '090-1234-5678',
  registrationPurpose: '採用サイトの設計をお願いしたいです。',
  urgency: 'REQUEST_IMMEDIATELY',
} as const;

export const person = {
  password: 'ひみつの合い言葉 12',
  lastName: '丹羽',
  firstName: '佐和子',
} as const;
