import { useNavigate } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { graphql } from 'react-relay/hooks';
import type { EngagementStepPageQuery } from '../../../../__generated__/EngagementStepPageQuery.graphql.ts';
import { useRouteQuery } from '../../../relay/routeQuery.ts';
import { useSession } from '../../session/session.ts';
import { EngagementTypeForm } from '../../creators/edit/EngagementTypeForm.tsx';
import { SignUpPageFrame } from '../SignUpPageFrame.tsx';
import { viewerOf } from './viewerOf.ts';

export function EngagementStepPage(): ReactElement {
  const data = useRouteQuery<EngagementStepPageQuery>(
    graphql`
      query EngagementStepPageQuery {
        me {
          ...EngagementTypeForm_user
        }
      }
    `,
    {},
  );
  const session = useSession();
  const navigate = useNavigate();
  return (
    <SignUpPageFrame
      title="働き方を選ぶ"
      lead="現在の働き方に近いものを1つ選んでください。変わったときは、あとから変更できます。"
      step={3}
    >
      <EngagementTypeForm
        user={viewerOf(data)}
        submitLabel="保存して次へ"
        onSaved={async () => {
          await session.refetch();
          await navigate({ to: '/sign_up/creator/step4' });
        }}
      />
    </SignUpPageFrame>
  );
}
