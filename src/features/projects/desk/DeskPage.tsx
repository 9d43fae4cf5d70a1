import { useSearch } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { PageHead } from '../../page/PageHead.tsx';
import { WaitingDesk } from './Waiting.tsx';
import { OpenedDesk } from './OpenedDesk.part.ts';

/** `/projects` for companies. */
export function DeskPage(): ReactElement {
  const { candidate, job } = useSearch({ from: '/chrome/projects' });
  const pane = candidate !== undefined ? 'candidate' : job === undefined ? 'openings' : 'candidates';
  return (
    <>
      <PageHead title="募集" />
      <OpenedDesk waiting={<WaitingDesk pane={pane} />} />
    </>
  );
}
