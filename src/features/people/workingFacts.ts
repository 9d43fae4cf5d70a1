import { graphql, readInlineData } from 'relay-runtime';
import type { workingFacts_jobProfile$key } from '../../../__generated__/workingFacts_jobProfile.graphql.ts';
import {
  engagementTypes,
  operationalAvailabilities,
  operationalHours,
  waysOfWorking,
} from '../../lib/words/jobProfileWords.ts';

/** How, how long, when and where a creator works; what they left open is empty. */
export function workingFacts(
  jobProfile: workingFacts_jobProfile$key,
): readonly { readonly name: string; readonly value: string }[] {
  const {
    engagementType: type,
    operationalHours: hours,
    operationalAvailabilities: times,
    wayOfWorkings: places,
  } = readInlineData(
    graphql`
      fragment workingFacts_jobProfile on CreatorJobProfile @inline {
        engagementType
        operationalHours
        operationalAvailabilities
        wayOfWorkings
      }
    `,
    jobProfile,
  );
  return [
    { name: '働き方', value: type == null ? '' : engagementTypes[type] },
    { name: '稼働', value: hours == null ? '' : operationalHours[hours] },
    { name: '時間帯', value: times.map((each) => operationalAvailabilities[each]).join('、') },
    { name: '場所', value: places.map((each) => waysOfWorking[each]).join('、') },
  ];
}
