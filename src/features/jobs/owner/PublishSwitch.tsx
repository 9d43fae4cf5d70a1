import { Suspense, useState } from 'react';
import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { PublishSwitch_opening$key } from '../../../../__generated__/PublishSwitch_opening.graphql.ts';
import * as css from '../opening/detail.css.ts';
import { part } from '../../../lib/part.ts';

const PublishDialog = part(async () => (await import('./PublishDialog.tsx')).PublishDialog);

/** 公開 ↔ 非公開: applicants see it either way. */
export function PublishSwitch({
  opening: key,
}: {
  readonly opening: PublishSwitch_opening$key;
}): ReactElement {
  const opening = useFragment(
    graphql`
      fragment PublishSwitch_opening on JobOpening {
        status
        ...PublishDialog_opening
      }
    `,
    key,
  );
  const [asking, setAsking] = useState(false);
  const [asked, setAsked] = useState(false);
  const isPublic = opening.status === 'PUBLIC';
  return (
    <>
      <button
        type="button"
        className={css.quietAct}
        onPointerEnter={PublishDialog.ahead}
        onFocus={PublishDialog.ahead}
        onClick={() => {
          setAsked(true);
          setAsking(true);
        }}
      >
        {isPublic ? '非公開にする' : 'もう一度公開する'}
      </button>
      {asked && (
        <Suspense fallback={null}>
          <PublishDialog opening={opening} open={asking} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  );
}
