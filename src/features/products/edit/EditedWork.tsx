import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { graphql } from 'react-relay/hooks';
import type { EditedWorkQuery } from '../../../../__generated__/EditedWorkQuery.graphql.ts';
import { formFreshMs, useRouteQuery } from '../../../relay/routeQuery.ts';
import { dropDraft } from '../../../lib/drafts/record.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { PageHead } from '../../page/PageHead.tsx';
import { pageNotFound } from '../../page/pageNotFound.ts';
import { DeleteWork } from './DeleteWork.tsx';
import { ShareLinks } from './ShareLinks.tsx';
import { useEditWork } from './useEditWork.ts';
import { WorkForm } from './WorkForm.tsx';
import { WorkReview } from './WorkReview.tsx';
import { changedInput } from './workTable.ts';
import { readWork } from './workSnapshot.ts';

type Work = NonNullable<EditedWorkQuery['response']['myProduct']>;

interface EditedWorkProps {
  readonly id: string;
}

/** The form of a work of one's own; somebody else's is not found. */
export function EditedWork({ id }: EditedWorkProps): ReactElement {
  const data = useRouteQuery<EditedWorkQuery>(
    graphql`
      query EditedWorkQuery($id: ID!) {
        myProduct(id: $id) {
          name
          visibility
          ...workSnapshot_work
          ...WorkReview_work
          ...ShareLinks_work
        }
        ...WorkForm_elements
      }
    `,
    { id },
    { freshForMs: formFreshMs },
  );
  if (!data.myProduct) throw pageNotFound();
  // Another work is another form.
  return <Editor key={id} id={id} work={data.myProduct} data={data} />;
}

interface EditorProps {
  readonly id: string;
  readonly work: Work;
  readonly data: EditedWorkQuery['response'];
}

function Editor({ id, work, data }: EditorProps): ReactElement {
  const navigate = useNavigate();
  const [opened] = useState(() => readWork(work));
  const edit = useEditWork();
  return (
    <>
      <PageHead title={`${work.name}の編集`} />
      <WorkForm
        title="作品を編集する"
        opened={opened}
        draftKey={`work:${id}`}
        onDiscard={async () => dropDraft(`work:${id}`)}
        elements={data}
        submitLabel="保存する"
        lead={<WorkReview work={work} />}
        save={async (values, { start, version }) => {
          const { editProduct } = await edit({ input: { id, version, ...changedInput(values, start) } });
          const { product, errors } = editProduct;
          const isOlder = errors.some(({ __typename: kind }) => kind === 'DraftConflictError');
          if (isOlder && product) return { errors, newer: readWork(product) };
          if (errors.length === 0) {
            const waits = product?.hasPendingChange && product.review.currentReviewStatus === 'IN_PROGRESS';
            toast.success(
              waits ? '保存しました。変更した内容は、審査が済むと見えるようになります。' : '保存しました。',
            );
          }
          return { errors };
        }}
        onSaved={() => navigate({ to: '/products/$id', params: { id } })}
      >
        {work.visibility === 'LINK' && <ShareLinks work={work} productId={id} />}
        <DeleteWork id={id} name={work.name} />
      </WorkForm>
    </>
  );
}
