import { useSearch } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { arriving } from '../../../ui/arriving.ts';
import { PageHead } from '../../shell/PageHead.tsx';
import { WaitingDesk } from './Waiting.tsx';

// The route asks for it together with this page and its query.
const OpenedDesk = arriving(async () => (await import('./OpenedDesk.tsx')).OpenedDesk);

/** `/projects` for companies. */
export function DeskPage(): ReactElement {
  const { candidate, job } = useSearch({ from: '/chrome/projects' });
  const pane = candidate !== undefined ? 'candidate' : job === undefined ? 'openings' : 'candidates';
  return (
    <>
      <PageHead title="募集" />
      <OpenedDesk of={{}} waiting={<WaitingDesk pane={pane} />} />
    </>
  );
}
