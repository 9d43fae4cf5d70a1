import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { moreLink } from '../../../ui/text/link.css.ts';
import { useSessionState } from '../../session/session.ts';
import * as css from '../list/jobs.css.ts';

/** The way to what a creator has entered: beside the tabs, or over the list on a phone, where the tabs need the line. */
export function EnteredLink({ place }: { readonly place: keyof typeof css.entered }): ReactElement | null {
  const session = useSessionState();
  if (session.status !== 'member' || session.audience !== 'creator') return null;
  return (
    <Link to="/jobs/entered" className={`${moreLink} ${css.entered[place]}`}>
      応募した仕事
    </Link>
  );
}
