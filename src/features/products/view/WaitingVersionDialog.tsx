import { Suspense } from 'react';
import type { ReactElement } from 'react';
import { graphql } from 'react-relay/hooks';
import type { WaitingVersionDialogQuery } from '../../../../__generated__/WaitingVersionDialogQuery.graphql.ts';
import { useQuery } from '../../../relay/useQuery.ts';
import { Spinner } from '../../../ui/feedback/Spinner.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { SectionBoundary } from '../../page/SectionBoundary.tsx';
import type { UsedMedia } from '../edit/media/useMedia.ts';
import { WorkPaper } from '../edit/WorkPreview.tsx';
import { readWork } from '../edit/workSnapshot.ts';
import { workTerms } from '../../terms/workTerms.ts';

interface WaitingVersionDialogProps {
  readonly productId: string;
  readonly title: string;
  readonly onClose: () => void;
}

const nothingOnItsWay: UsedMedia['states'] = new Map();

/** The version that waits for its review, or came back from it, as the page will show it. */
export function WaitingVersionDialog({ productId, title, onClose }: WaitingVersionDialogProps): ReactElement {
  return (
    <Dialog open onClose={onClose} title={title} size="l">
      <SectionBoundary title="作品を読み込めませんでした。" headingLevel="h3">
        <Suspense fallback={<Spinner fill label="読み込んでいます" />}>
          <Version productId={productId} />
        </Suspense>
      </SectionBoundary>
    </Dialog>
  );
}

function Version({ productId }: Pick<WaitingVersionDialogProps, 'productId'>): ReactElement {
  const data = useQuery<WaitingVersionDialogQuery>(
    graphql`
      query WaitingVersionDialogQuery($id: ID!) {
        myProduct(id: $id) {
          ...workSnapshot_work
        }
        ...workTerms_query
      }
    `,
    { id: productId },
    { fetchPolicy: 'store-and-network' },
  );
  const terms = workTerms(data);
  if (!data.myProduct) return <p>この作品は、ほかの画面で削除されています。</p>;
  return <WorkPaper terms={terms} values={readWork(data.myProduct).values} states={nothingOnItsWay} />;
}
