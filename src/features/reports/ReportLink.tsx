import { useState } from 'react';
import type { ReactElement } from 'react';
import { part } from '../../lib/part.ts';
import { useSessionState } from '../session/session.ts';
import * as css from './reports.css.ts';

const ReportContentDialog = part(async () => (await import('./ReportContentDialog.tsx')).ReportContentDialog);

const names = {
  work: 'この作品',
  person: 'このクリエイター',
  opening: 'この募集',
  company: 'この会社',
} as const;

interface ReportLinkProps {
  readonly subjectId: string;
  readonly kind: keyof typeof names;
  readonly shareToken?: string | null;
}

/** At the foot of a page, for members: tells the operators of what it shows. */
export function ReportLink({ subjectId, kind, shareToken = null }: ReportLinkProps): ReactElement | null {
  const session = useSessionState();
  const [isOpen, setOpen] = useState(false);
  if (session.status !== 'member') return null;
  return (
    <>
      <button
        type="button"
        className={css.opener}
        onPointerEnter={ReportContentDialog.ahead}
        onClick={() => setOpen(true)}
      >
        {names[kind]}を報告する
      </button>
      {isOpen && (
        <ReportContentDialog
          waiting={null}
          subjectId={subjectId}
          what={names[kind]}
          shareToken={shareToken}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
