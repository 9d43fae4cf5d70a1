import { graphql, useFragment } from 'react-relay/hooks';
import type { useOpeningNeed_opening$key } from '../../../../../__generated__/useOpeningNeed_opening.graphql.ts';

/**
 * What an open commission asks for, in the words by which `/recommend` looks for people; null for employment, where choosing people for a
 * company is a business with a licence.
 */
export function useOpeningNeed(key: useOpeningNeed_opening$key): string | null {
  const { title, status, resumerationType, workingPlaceType, categories, industries, tools } = useFragment(
    graphql`
      fragment useOpeningNeed_opening on JobOpening {
        title
        status
        resumerationType
        workingPlaceType
        categories {
          name
        }
        industries {
          name
        }
        tools {
          name
        }
      }
    `,
    key,
  );
  if (status !== 'PUBLIC' || resumerationType === 'FULL_TIME') return null;
  return [
    title,
    ...[categories, industries, tools].map((entries) => entries.map(({ name }) => name).join('、')),
    workingPlaceType === 'FULL_REMOTE' ? 'フルリモート' : '',
  ]
    .filter((words) => words !== '')
    .map((words) => `${words}。`)
    .join('\n');
}
