import type { ReactElement, ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { JobOpeningView_opening$key } from '../../../../__generated__/JobOpeningView_opening.graphql.ts';
import { ContractBody } from './bodies/ContractBody.tsx';
import { FullTimeBody } from './bodies/FullTimeBody.tsx';
import { HourlyBody } from './bodies/HourlyBody.tsx';
import * as css from './opening.css.ts';
import { OpeningBeside } from './OpeningBeside.tsx';
import { OpeningFacts } from './OpeningFacts.tsx';
import { OpeningHead } from './OpeningHead.tsx';
import { OpeningPoster } from './OpeningPoster.tsx';
import { PreviewContext } from './OpeningParts.tsx';

interface JobOpeningViewProps {
  readonly opening: JobOpeningView_opening$key;
  /** In the editor's preview: marks missing items. */
  readonly preview?: boolean;
  /** Actions, beside the text or above it on a narrow screen. */
  readonly beside?: ReactNode;
}

export function JobOpeningView({ opening: key, preview = false, beside }: JobOpeningViewProps): ReactElement {
  const opening = useFragment(
    graphql`
      fragment JobOpeningView_opening on JobOpening {
        ...OpeningHead_opening
        ...OpeningFacts_opening
        ...OpeningBeside_opening
        ...OpeningPoster_opening
        ... on ContractJobOpening @alias(as: "contract") {
          ...ContractBody_opening
        }
        ... on HourlyJobOpening @alias(as: "hourly") {
          ...HourlyBody_opening
        }
        ... on FullTimeJobOpening @alias(as: "fullTime") {
          ...FullTimeBody_opening
        }
      }
    `,
    key,
  );
  const words = (
    <>
      {opening.contract && <ContractBody opening={opening.contract} />}
      {opening.hourly && <HourlyBody opening={opening.hourly} />}
      {opening.fullTime && <FullTimeBody opening={opening.fullTime} />}
      <OpeningBeside opening={opening} />
      <OpeningPoster opening={opening} />
    </>
  );
  const facts = <OpeningFacts opening={opening} />;
  if (beside === undefined)
    return (
      <PreviewContext value={preview}>
        <div className={css.view}>
          <OpeningHead opening={opening}>
            {facts}
            {words}
          </OpeningHead>
        </div>
      </PreviewContext>
    );
  return (
    <>
      <div className={css.view}>
        <OpeningHead opening={opening}>
          <div className={css.factsAbove}>{facts}</div>
        </OpeningHead>
      </div>
      {beside}
      <div className={css.view}>
        <div className={css.below}>{words}</div>
      </div>
    </>
  );
}
