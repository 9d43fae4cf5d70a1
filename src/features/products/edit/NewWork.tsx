import { useNavigate } from '@tanstack/react-router';
import { useRef } from 'react';
import type { ReactElement } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay/hooks';
import type { NewWorkMutation } from '../../../../__generated__/NewWorkMutation.graphql.ts';
import type { NewWorkQuery } from '../../../../__generated__/NewWorkQuery.graphql.ts';
import { outdatePages } from '../../../relay/outdate.ts';
import { useRouteQuery } from '../../../relay/routeQuery.ts';
import { useCommit } from '../../../relay/useCommit.ts';
import { toast } from '../../../ui/toast.ts';
import { useSession } from '../../accounts/session.ts';
import { PageHead } from '../../shell/PageHead.tsx';
import { useOwnDraft } from '../../shell/useOwnDraft.ts';
import { WaitingWork } from './WaitingWork.tsx';
import { emptyWork } from './workValues.ts';
import { WorkForm } from './WorkForm.tsx';

const newWork = { version: 0, values: emptyWork };

/** The form of a work that is not there yet. */
export function NewWork(): ReactElement {
  const environment = useRelayEnvironment();
  const session = useSession();
  const navigate = useNavigate();
  const made = useRef<string>(null);
  const data = useRouteQuery<NewWorkQuery>(
    graphql`
      query NewWorkQuery {
        me {
          id
        }
        ...WorkForm_elements
      }
    `,
    {},
  );
  const create = useCommit<NewWorkMutation>(graphql`
    mutation NewWorkMutation($input: CreateProductInput!) {
      createProduct(input: $input) {
        product {
          product {
            id
          }
        }
        errors {
          __typename
          message
          ... on UserInputInvalidError {
            field
          }
          ... on InvalidImageInputError {
            field
          }
          ... on RateLimitExceededError {
            retryAt
          }
        }
      }
    }
  `);
  const { me } = data;
  if (!me) throw new Error('The server knows no viewer on /products/create');
  const draftKey = useOwnDraft(`work:${me.id}:new`);
  if (draftKey === null) return <WaitingWork title="作品を載せる" />;
  return (
    <>
      <PageHead title="作品を載せる" />
      <WorkForm
        title="作品を載せる"
        opened={newWork}
        draftKey={draftKey}
        elements={data}
        submitLabel="審査に出す"
        save={async (input, { clientId }) => {
          const { createProduct } = await create({ input: { ...input, clientId } });
          made.current = createProduct.product?.product.id ?? null;
          return { errors: createProduct.errors };
        }}
        onSaved={async () => {
          if (made.current === null) return;
          toast.success('審査に出しました。');
          // What was warmed before it was made does not know it.
          outdatePages(environment);
          // The first work ticks off a to-do.
          await session.refetch().catch(() => undefined);
          await navigate({ to: '/products/$id', params: { id: made.current } });
        }}
      />
    </>
  );
}
