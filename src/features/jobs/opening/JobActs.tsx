import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { JobActs_opening$key } from '../../../../__generated__/JobActs_opening.graphql.ts';
import { isoDay } from '../../../ui/text/formatDate.ts';
import { useMinute } from '../../../ui/text/useMinute.ts';
import { useSessionState } from '../../session/session.ts';
import * as css from './detail.css.ts';
import { CopyLink } from '../../../ui/buttons/CopyLink.part.ts';
import { EnterActs } from '../entry/EnterActs.part.ts';

/** For people outside of its company. */
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
        {opening.status === 'PRIVATE' ? 'この募集は、現在公開されていません。' : '募集は終了しました。'}
      </p>
    );
  }
  if (opening.entryDetail != null) return null;
  if (opening.validThrough != null && opening.validThrough < isoDay(now))
    return <p className={css.over}>応募の受付は終わりました。</p>;
  if (session.status === 'member' && session.audience === 'company') {
    return (
      <div className={css.acts}>
        <p className={css.note}>応募できるのは、クリエイターです。</p>
        <CopyLink />
      </div>
    );
  }
  return <EnterActs opening={opening} />;
}
