import { graphql, useFragment } from 'react-relay/hooks';
import type { useProfileValues_user$key } from '../../../../__generated__/useProfileValues_user.graphql.ts';
import { formatPhone } from '../../../lib/text/formatPhone.ts';
import type { ProfileValues } from './profileValues.ts';

/** The saved profile, or empty fields. */
export function useProfileValues(userKey: useProfileValues_user$key): ProfileValues {
  const { profile } = useFragment(
    graphql`
      fragment useProfileValues_user on User {
        profile {
          ... on PrivateCreatorProfile {
            lastName
            firstName
            lastNameKana
            firstNameKana
            userName
            introduction
            prefecture {
              id
            }
            location
            hobby
            gender
            phoneNumber
            websiteUrl
            skills {
              name
            }
            tools {
              id
            }
            invoiceRegistrationNumber
            isIndividual
          }
        }
      }
    `,
    userKey,
  );
  return {
    lastName: profile?.lastName ?? '',
    firstName: profile?.firstName ?? '',
    lastNameKana: profile?.lastNameKana ?? '',
    firstNameKana: profile?.firstNameKana ?? '',
    userName: profile?.userName ?? '',
    introduction: profile?.introduction ?? '',
    skillNames: profile?.skills?.map(({ name }) => name) ?? [],
    toolIds: profile?.tools?.map(({ id }) => id) ?? [],
    prefectureId: profile?.prefecture?.id ?? null,
    location: profile?.location ?? '',
    hobby: profile?.hobby ?? '',
    gender: profile?.gender ?? null,
    phoneNumber: profile?.phoneNumber == null ? '' : formatPhone(profile.phoneNumber),
    websiteUrl: profile?.websiteUrl ?? '',
    taxKind: profile?.isIndividual === false ? 'CORPORATION' : 'INDIVIDUAL',
    invoiceRegistrationNumber: profile?.invoiceRegistrationNumber ?? '',
  };
}
