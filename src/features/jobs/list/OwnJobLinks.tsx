import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { moreLink } from '../../../ui/text/link.css.ts';
import { useSessionState } from '../../session/session.ts';
import * as css from './jobs.css.ts';

/** Links to saved openings and applications: beside the tabs, or above the list on a phone. */
export function OwnJobLinks({ place }: { readonly place: keyof typeof css.ownLinks }): ReactElement | null {
  const session = useSessionState();
  if (session.status !== 'member' || session.audience !== 'creator') return null;
  return (
    <p className={css.ownLinks[place]}>
      <Link to="/jobs/bookmarked" className={moreLink}>
        保存した仕事
      </Link>
      <Link to="/jobs/entered" className={moreLink}>
        応募した仕事
      </Link>
    </p>
  );
}
