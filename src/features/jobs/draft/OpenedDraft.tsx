import { Navigate } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import type { ReactElement } from 'react';
import { graphql } from 'react-relay/hooks';
import type { OpenedDraftQuery } from '../../../../__generated__/OpenedDraftQuery.graphql.ts';
import { useRouteQuery } from '../../../relay/routeQuery.ts';
import { pageNotFound } from '../../page/pageNotFound.ts';
import { workTerms } from '../../terms/workTerms.ts';
import { openingTerms } from '../opening/openingTerms.ts';
import { DraftEditor } from './DraftEditor.tsx';
import { readDraft } from './saving/draftSnapshot.ts';
import { firstDraft } from './saving/draftValues.ts';
import { isJobOpeningId } from './newDraft.ts';
import type { DraftKind } from './newDraft.ts';
import { isKeptHere, useDraft } from './saving/useDraft.ts';

interface OpenedDraftProps {
  readonly kind: DraftKind;
  readonly id: string;
  readonly pathname: string;
}

/** An address's draft, whether it exists, existed, or is new. */
export function OpenedDraft({ kind, id, pathname }: OpenedDraftProps): ReactElement {
  const data = useRouteQuery<OpenedDraftQuery>(
    graphql`
      query OpenedDraftQuery($id: ID!) {
        me {
          id
        }
        myCompany {
          name
          ownDetail {
            contactEmail
            contactPhoneNumber
            contactFormUrl
          }
          ...DraftEditor_company
        }
        draftJobOpening(id: $id) {
          ...draftSnapshot_draft
        }
        ...workTerms_query
        ...openingTerms_query
      }
    `,
    { id },
  );
  const { draftJobOpening } = data;
  // As of opening the page: afterwards the editor knows more than the store.
  const [saved] = useState(() => (draftJobOpening ? readDraft(draftJobOpening) : null));
  const wasEdit = useState(pathname.endsWith('/edit'))[0];
  const viewerId = data.me?.id;
  // Text written here and never sent is kept.
  const [isGone] = useState(
    () => saved === null && wasEdit && viewerId !== undefined && isKeptHere(kind, viewerId, id),
  );
  // Nothing written under an address that cannot be a draft's could be saved.
  if (saved === null && !isGone && (wasEdit || !isJobOpeningId(id))) throw pageNotFound();
  if (viewerId === undefined || !data.myCompany) throw pageNotFound();
  if (saved !== null && saved.kind !== kind) {
    return <Navigate to={`/jobs/draft/${saved.kind}/$id/edit`} params={{ id }} replace />;
  }
  return (
    <Editor
      kind={kind}
      id={id}
      saved={saved}
      isGone={isGone}
      data={data}
      viewerId={viewerId}
      company={data.myCompany}
    />
  );
}

interface EditorProps {
  readonly kind: DraftKind;
  readonly id: string;
  readonly saved: ReturnType<typeof readDraft> | null;
  readonly isGone: boolean;
  readonly data: OpenedDraftQuery['response'];
  readonly viewerId: string;
  readonly company: NonNullable<OpenedDraftQuery['response']['myCompany']>;
}

function Editor({ kind, id, saved, isGone, data, viewerId, company }: EditorProps): ReactElement {
  const [first] = useState(() =>
    firstDraft(kind, {
      name: company.name,
      contactEmail: company.ownDetail?.contactEmail ?? null,
      contactPhoneNumber: company.ownDetail?.contactPhoneNumber ?? null,
      contactFormUrl: company.ownDetail?.contactFormUrl ?? null,
    }),
  );
  const draft = useDraft({ kind, id, viewerId, saved, isGone, first });
  const lists = useMemo(() => {
    const { prefectures, ...terms } = openingTerms(data);
    return { terms: { ...workTerms(data), ...terms }, prefectures };
  }, [data]);
  return <DraftEditor draft={draft} company={company} {...lists} />;
}
