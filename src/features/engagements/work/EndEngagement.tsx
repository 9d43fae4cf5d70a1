import { useState } from 'react';
import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { EndEngagement_engagement$key } from '../../../../__generated__/EndEngagement_engagement.graphql.ts';
import { part } from '../../../lib/part.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import * as css from './work.css.ts';

const EndDialog = part(async () => (await import('./EndDialog.tsx')).EndDialog);

interface EndEngagementProps {
  readonly engagement: EndEngagement_engagement$key;
}

/** Ends what is not delivered yet, with a reason. */
export function EndEngagement({ engagement: key }: EndEngagementProps): ReactElement {
  const engagement = useFragment(
    graphql`
      fragment EndEngagement_engagement on Engagement {
        ...EndDialog_engagement
      }
    `,
    key,
  );
  const [isAsked, setAsked] = useState(false);
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={css.ending}>
      <Button
        size="s"
        variant="text"
        className={css.endingButton}
        onPointerEnter={EndDialog.ahead}
        onFocus={EndDialog.ahead}
        onClick={() => {
          setAsked(true);
          setOpen(true);
        }}
      >
        途中で終える
      </Button>
      {isAsked && (
        <EndDialog waiting={null} engagement={engagement} open={isOpen} onClose={() => setOpen(false)} />
      )}
    </div>
  );
}
