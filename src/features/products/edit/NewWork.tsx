import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import type { ReactElement } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay/hooks';
import type { NewWorkMutation } from '../../../../__generated__/NewWorkMutation.graphql.ts';
import type { NewWorkQuery } from '../../../../__generated__/NewWorkQuery.graphql.ts';
import { outdatePages } from '../../../relay/outdate.ts';
import { formFreshMs, useRouteQuery } from '../../../relay/routeQuery.ts';
import { useCommit } from '../../../relay/useCommit.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { useSession } from '../../session/session.ts';
import { PageHead } from '../../page/PageHead.tsx';
import { useDraftSaver } from '../../../lib/drafts/useDraftSaver.ts';
import { DeleteDraft } from './DeleteDraft.tsx';
import { createSaver, discardDraft, useOpenedDraft } from './newWorkDraft.ts';
import { readDraft } from './workSnapshot.ts';
import type { OpenedDraft } from './newWorkDraft.ts';
import { WaitingWork } from './WaitingWork.tsx';
import { workInput } from './workValues.ts';
import { WorkForm } from './WorkForm.tsx';

/** The form of a work that is not there yet, on which one goes on writing on any device. */
export function NewWork(): ReactElement {
  const data = useRouteQuery<NewWorkQuery>(
    graphql`
      query NewWorkQuery {
        me {
          id
        }
        myDraftProducts {
          ...workSnapshot_draft
        }
        ...WorkForm_elements
      }
    `,
    {},
    { freshForMs: formFreshMs },
  );
  const { me, myDraftProducts } = data;
  if (!me) throw new Error('The server knows no viewer on /products/create');
  const opened = useOpenedDraft(me.id, myDraftProducts.map(readDraft));
  if (opened === null) return <WaitingWork title="作品を載せる" />;
  return <Editor opened={opened} data={data} />;
}

interface EditorProps {
  readonly opened: OpenedDraft;
  readonly data: NewWorkQuery['response'];
}

function Editor({ opened, data }: EditorProps): ReactElement {
  const environment = useRelayEnvironment();
  const session = useSession();
  const navigate = useNavigate();
  const made = useRef<string>(null);
  const [saver, state] = useDraftSaver(
    () => createSaver(environment, opened),
    // Opened again, it is what the server has by then.
    () => outdatePages(environment),
  );
  // What was there when the page was opened.
  const [first] = useState(() => ({ version: 0, values: saver.state().values }));
  const create = useCommit<NewWorkMutation>(graphql`
    mutation NewWorkMutation($input: CreateProductInput!) {
      createProduct(input: $input) {
        product {
          product {
            id
          }
        }
        errors {
          ...mutationErrors @relay(mask: false)
        }
      }
    }
  `);
  const discard = (): Promise<void> => discardDraft(environment, saver, opened.clientId);
  return (
    <>
      <PageHead title="作品を載せる" />
      <WorkForm
        title="作品を載せる"
        opened={first}
        kept={{ saver, state }}
        onDiscard={discard}
        elements={data}
        submitLabel="審査を申請する"
        save={async (values) => {
          const { createProduct } = await create({
            input: { ...workInput(values), clientId: opened.clientId },
          });
          made.current = createProduct.product?.product.id ?? null;
          return { errors: createProduct.errors };
        }}
        onSaved={async () => {
          if (made.current === null) return;
          saver.close({ drop: true });
          toast.success('審査を申請しました。');
          // What was warmed before it was made does not know it.
          outdatePages(environment);
          // The first work ticks off a to-do.
          await session.refetch().catch(() => undefined);
          await navigate({ to: '/products/$id', params: { id: made.current } });
        }}
      >
        {state.saved !== null && (
          <DeleteDraft
            onDelete={async () => {
              await discard();
              toast.success('下書きを削除しました。');
              await navigate({ to: '/me', ignoreBlocker: true });
            }}
          />
        )}
      </WorkForm>
    </>
  );
}
