import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { FullTimeBody_opening$key } from '../../../../../__generated__/FullTimeBody_opening.graphql.ts';
import { FullTimeTerms } from './FullTimeTerms.tsx';
import { OpeningPart, OpeningSection } from '../OpeningParts.tsx';
import { TeamParts } from '../TeamParts.tsx';

/** 正社員: with all terms the law requires. */
export function FullTimeBody({ opening: key }: { readonly opening: FullTimeBody_opening$key }): ReactElement {
  const opening = useFragment(
    graphql`
      fragment FullTimeBody_opening on FullTimeJobOpening {
        jobDetail
        roleResponsibilityArea
        serviceDescription
        ...TeamParts_opening
        ...FullTimeTerms_opening
      }
    `,
    key,
  );
  return (
    <>
      <OpeningPart title="仕事">
        <OpeningSection name="仕事の内容" required>
          {opening.jobDetail}
        </OpeningSection>
        <OpeningSection name="任せたい範囲">{opening.roleResponsibilityArea}</OpeningSection>
        <OpeningSection name="サービス">{opening.serviceDescription}</OpeningSection>
      </OpeningPart>
      <TeamParts opening={opening} />
      <FullTimeTerms opening={opening} />
    </>
  );
}
