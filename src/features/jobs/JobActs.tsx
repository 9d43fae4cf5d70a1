import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { JobActs_opening$key } from '../../../__generated__/JobActs_opening.graphql.ts';
import { ahead } from '../../lib/ahead.ts';
import { isoDay } from '../../ui/formatDate.ts';
import { partAhead } from '../../ui/partAhead.ts';
import { useMinute } from '../../ui/useMinute.ts';
import { useSessionState } from '../accounts/session.ts';
import * as css from './detail.css.ts';

const enterActs = partAhead(async () => (await import('./EnterActs.tsx')).EnterActs);
const copyLink = partAhead(async () => (await import('../products/CopyLink.tsx')).CopyLink);

/** Makes ready what the viewer may be shown: it is drawn at once when the opening comes. */
export function readyActs(isCompany: boolean): void {
  ahead(isCompany ? copyLink.fetch : enterActs.fetch);
}

/** What somebody outside of its company can do with an opening. */
export function JobActs({ opening: key }: { readonly opening: JobActs_opening$key }): ReactElement | null {
  const opening = useFragment(
    graphql`
      fragment JobActs_opening on JobOpening {
        status
        validThrough
        entryDetail {
          __typename
        }
        ...EnterActs_opening
      }
    `,
    key,
  );
  const now = useMinute();
  const session = useSessionState();
  if (opening.status !== 'PUBLIC') {
    return (
      <p className={css.over}>
        {opening.status === 'PRIVATE' ? 'この募集は、いま公開されていません。' : '募集は終了しました。'}
      </p>
    );
  }
  if (opening.entryDetail != null) return null;
  if (opening.validThrough != null && opening.validThrough < isoDay(now))
    return <p className={css.over}>応募の受付は終わりました。</p>;
  if (session.status === 'member' && session.audience === 'company') {
    return (
      <div className={css.acts}>
        <p className={css.note}>応募できるのは、つくる人です。</p>
        <copyLink.Part />
      </div>
    );
  }
  return <enterActs.Part opening={opening} />;
}
