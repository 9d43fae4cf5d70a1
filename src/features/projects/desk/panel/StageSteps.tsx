import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { StageSteps_candidate$key } from '../../../../../__generated__/StageSteps_candidate.graphql.ts';
import { cx } from '../../../../ui/cx.ts';
import { DateText } from '../../../../ui/text/DateText.tsx';
import { Status } from '../../../../ui/text/Status.tsx';
import { VisuallyHidden } from '../../../../ui/text/VisuallyHidden.tsx';
import * as css from './panel.css.ts';
import { stages, way } from '../stageWords.ts';

/** The way of an entry as a thread with five knots, or how it ended. */
export function StageSteps({
  candidate: key,
}: {
  readonly candidate: StageSteps_candidate$key;
}): ReactElement {
  const { stage, stageChangedAt } = useFragment(
    graphql`
      fragment StageSteps_candidate on Candidate {
        stage
        stageChangedAt
      }
    `,
    key,
  );
  const reached = way.findIndex((each) => each === stage);
  if (reached < 0) {
    const { word, shape, tone } = stages[stage];
    return (
      <p className={css.ended}>
        <Status shape={shape} tone={tone}>
          {word}
        </Status>
        <DateText date={stageChangedAt} weekday={false} year="auto" />
      </p>
    );
  }
  return (
    <ol className={css.steps} aria-label="段階">
      {way.map((each, at) => (
        <li
          key={each}
          className={cx(
            css.step,
            at <= reached && css.reached,
            at < reached && css.passed,
            at === reached && css.now,
          )}
          aria-current={at === reached ? 'step' : undefined}
        >
          {each === 'NEW' ? '応募' : stages[each].word}
          {at < reached && <VisuallyHidden>(済み)</VisuallyHidden>}
        </li>
      ))}
    </ol>
  );
}
