import { useNavigate } from '@tanstack/react-router';
import { Suspense } from 'react';
import type { ReactElement } from 'react';
import { graphql } from 'react-relay/hooks';
import type { JobProfileStepPageQuery } from '../../../../__generated__/JobProfileStepPageQuery.graphql.ts';
import { useRouteQuery } from '../../../relay/routeQuery.ts';
import { useSession } from '../../session/session.ts';
import { SignUpPageFrame } from '../SignUpPageFrame.tsx';
import { SkipJobProfile } from './SkipJobProfile.tsx';
import { viewerOf } from './viewerOf.ts';
import { WaitingForm } from './WaitingForm.tsx';
import { JobProfileForm } from '../../creators/edit/JobProfileForm.part.ts';

/** `/sign_up/creator/step4`, which can be skipped. */
export function JobProfileStepPage(): ReactElement {
  return (
    <SignUpPageFrame
      title="仕事の条件を書く"
      lead="会社が相談の前に読む条件です。あとで書くこともできます。"
      step={4}
    >
      <Suspense fallback={<WaitingForm />}>
        <JobProfile />
      </Suspense>
    </SignUpPageFrame>
  );
}

function JobProfile(): ReactElement {
  const data = useRouteQuery<JobProfileStepPageQuery>(
    graphql`
      query JobProfileStepPageQuery {
        me {
          ...JobProfileForm_user
        }
      }
    `,
    {},
  );
  const session = useSession();
  const navigate = useNavigate();
  const goOn = async (): Promise<void> => {
    await session.refetch();
    await navigate({ to: '/sign_up/complete' });
  };
  return (
    <JobProfileForm
      user={viewerOf(data)}
      submitLabel="保存して登録を終える"
      onSaved={goOn}
      aside={<SkipJobProfile onSkipped={goOn} />}
    />
  );
}
