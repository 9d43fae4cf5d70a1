import { useNavigate } from '@tanstack/react-router';
import { Suspense } from 'react';
import type { ReactElement } from 'react';
import { graphql } from 'react-relay/hooks';
import type { ProfileStepPageQuery } from '../../../../__generated__/ProfileStepPageQuery.graphql.ts';
import { useRouteQuery } from '../../../relay/routeQuery.ts';
import { useSession } from '../../session/session.ts';
import { SignUpPageFrame } from '../SignUpPageFrame.tsx';
import { viewerOf } from './viewerOf.ts';
import { WaitingForm } from './WaitingForm.tsx';
import { CreatorProfileForm } from '../../creators/edit/CreatorProfileForm.part.ts';

/** `/sign_up/creator/step2` and `/sign_up/creator_via_prairie_card/step1`. */
export function ProfileStepPage(): ReactElement {
  return (
    <SignUpPageFrame
      title="プロフィールを書く"
      lead="姓名と表示名だけで次へ進めます。ほかはあとから、いつでも追加できます。"
      step={2}
    >
      <Suspense fallback={<WaitingForm />}>
        <Profile />
      </Suspense>
    </SignUpPageFrame>
  );
}

function Profile(): ReactElement {
  const data = useRouteQuery<ProfileStepPageQuery>(
    graphql`
      query ProfileStepPageQuery {
        ...CreatorProfileForm_query
        me {
          ...CreatorProfileForm_user
        }
      }
    `,
    {},
  );
  const session = useSession();
  const navigate = useNavigate();
  return (
    <CreatorProfileForm
      query={data}
      user={viewerOf(data)}
      submitLabel="保存して次へ"
      onSaved={async () => {
        await session.refetch();
        await navigate({ to: '/sign_up/creator/step3' });
      }}
    />
  );
}
