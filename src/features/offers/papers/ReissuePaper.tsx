import { useState } from 'react';
import type { ReactElement } from 'react';
import { part } from '../../../lib/part.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import * as css from './papers.css.ts';

const ReissueDialog = part(async () => (await import('./ReissueDialog.tsx')).ReissueDialog);

interface ReissuePaperProps {
  readonly id: string;
  readonly subject: string;
}

/** Voids a paper with a reason for both sides, and reissues it. */
export function ReissuePaper({ id, subject }: ReissuePaperProps): ReactElement {
  const [isAsked, setAsked] = useState(false);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="text"
        size="s"
        className={css.reissue}
        aria-label={`${subject}の書類を無効にして再発行する`}
        onPointerEnter={ReissueDialog.ahead}
        onFocus={ReissueDialog.ahead}
        onClick={() => {
          setAsked(true);
          setOpen(true);
        }}
      >
        無効にして再発行する
      </Button>
      {isAsked && <ReissueDialog waiting={null} id={id} open={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}
