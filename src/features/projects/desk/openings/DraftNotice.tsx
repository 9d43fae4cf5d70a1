import { Link } from '@tanstack/react-router';
import type { ReactElement, ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { useQuery } from '../../../../relay/useQuery.ts';
import type { DraftNotice_opening$key } from '../../../../../__generated__/DraftNotice_opening.graphql.ts';
import type { DraftNoticeQuery } from '../../../../../__generated__/DraftNoticeQuery.graphql.ts';
import { buttonClass } from '../../../../ui/buttons/buttonClass.ts';
import { EmptyState } from '../../../../ui/feedback/EmptyState.tsx';
import { Icon } from '../../../../ui/icons/Icon.tsx';
import { RelativeTime } from '../../../../ui/text/RelativeTime.tsx';
import * as css from '../desk.css.ts';
import * as headCss from './head.css.ts';
import { draftEditLink } from './openingWords.ts';
import type { OpeningKind } from './openingWords.ts';
import { quoted } from '../../../../lib/text/japaneseText.ts';

/** A draft has no candidates: the way to write on. */
export function DraftNotice({ opening: key }: { readonly opening: DraftNotice_opening$key }): ReactElement {
  const opening = useFragment(
    graphql`
      fragment DraftNotice_opening on JobOpening {
        id
        title
        resumerationType
        editedAt
      }
    `,
    key,
  );
  return <Notice {...opening} />;
}

/** One that is none of those listed: there may be any number of them. Whoever may not write is told what `otherwise` says. */
export function UnlistedDraft({
  id,
  otherwise,
}: {
  readonly id: string;
  readonly otherwise: ReactNode;
}): ReactNode {
  const { draftJobOpening: draft } = useQuery<DraftNoticeQuery>(
    graphql`
      query DraftNoticeQuery($id: ID!) {
        draftJobOpening(id: $id) {
          status
          title
          resumerationType
          editedAt
        }
      }
    `,
    { id },
  );
  return draft?.status === 'DRAFT' ? <Notice id={id} {...draft} /> : otherwise;
}

interface NoticeProps {
  readonly id: string;
  readonly title: string;
  readonly resumerationType: OpeningKind;
  readonly editedAt: string;
}

function Notice({ id, title, resumerationType, editedAt }: NoticeProps): ReactElement {
  return (
    <div className={css.notice}>
      <Link to="/projects" search={{}} className={headCss.back} aria-label="募集の一覧へ">
        <Icon name="left" />
      </Link>
      <EmptyState
        title={title === '' ? '無題の下書きです。' : `${quoted(title)}は下書きです。`}
        action={
          <Link {...draftEditLink(resumerationType, id)} className={buttonClass({ variant: 'primary' })}>
            続きを書く
          </Link>
        }
      >
        最後に書いたのは
        <RelativeTime date={editedAt} short />
        です。公開すると、応募した人がここに並びます。
      </EmptyState>
    </div>
  );
}
