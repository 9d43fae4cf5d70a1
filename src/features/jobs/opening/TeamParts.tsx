import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { TeamParts_opening$key } from '../../../../__generated__/TeamParts_opening.graphql.ts';
import { MediaPicture } from '../../page/MediaPicture.tsx';
import * as css from './opening.css.ts';
import { OpeningPart, OpeningSection } from './OpeningParts.tsx';

/** Empty parts are left out. */
export function TeamParts({ opening }: { readonly opening: TeamParts_opening$key }): ReactElement {
  const { hourly, fullTime } = useFragment(
    graphql`
      fragment TeamParts_opening on JobOpening {
        ... on HourlyJobOpening @alias(as: "hourly") {
          teamMission
          totalMemberOfCreatorsDescription
          businessPhaseDescription
          organizationStructureImage {
            ...MediaPicture_media
          }
          creativeContribution
          messageForCreator
          jobRequirements
          desiredJobRequirements
        }
        ... on FullTimeJobOpening @alias(as: "fullTime") {
          teamMission
          totalMemberOfCreatorsDescription
          businessPhaseDescription
          organizationStructureImage {
            ...MediaPicture_media
          }
          creativeContribution
          messageForCreator
          jobRequirements
          desiredJobRequirements
        }
      }
    `,
    opening,
  );
  const team = hourly ?? fullTime;
  if (!team) return <></>;
  const { organizationStructureImage: structure } = team;
  const hasTeam = [
    team.teamMission,
    team.totalMemberOfCreatorsDescription,
    team.businessPhaseDescription,
    team.creativeContribution,
    structure,
  ].some(isWritten);
  const hasWanted = [team.jobRequirements, team.desiredJobRequirements, team.messageForCreator].some(
    isWritten,
  );
  return (
    <>
      {hasTeam && (
        <OpeningPart title="チーム">
          <OpeningSection name="チームの目標">{team.teamMission}</OpeningSection>
          <OpeningSection name="クリエイターの人数と構成">
            {team.totalMemberOfCreatorsDescription}
          </OpeningSection>
          <OpeningSection name="事業の段階">{team.businessPhaseDescription}</OpeningSection>
          <OpeningSection name="デザインで変えたいこと">{team.creativeContribution}</OpeningSection>
          {structure && (
            <OpeningSection name="組織図">
              <MediaPicture
                className={css.structure}
                media={structure}
                alt="組織図"
                fit="contain"
                sizes="(max-width: 1023px) 100vw, 720px"
              />
            </OpeningSection>
          )}
        </OpeningPart>
      )}
      {hasWanted && (
        <OpeningPart title="求める人">
          <OpeningSection name="必要な経験・スキル">{team.jobRequirements}</OpeningSection>
          <OpeningSection name="歓迎する経験・スキル">{team.desiredJobRequirements}</OpeningSection>
          <OpeningSection name="クリエイターへのメッセージ">{team.messageForCreator}</OpeningSection>
        </OpeningPart>
      )}
    </>
  );
}

function isWritten(value: unknown): boolean {
  return value !== null && value !== undefined && value !== '';
}
