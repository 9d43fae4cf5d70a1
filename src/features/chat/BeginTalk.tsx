import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { ReactElement } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay/hooks';
import type { BeginTalkMutation } from '../../../__generated__/BeginTalkMutation.graphql.ts';
import { withTime } from '../../lib/failureWords.ts';
import { commit } from '../../relay/commit.ts';
import { mutationErrors } from '../../relay/mutationErrors.ts';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { Failure } from '../page/Failure.tsx';
import { WaitingRoom } from './room/WaitingRoom.tsx';

interface BeginTalkProps {
  readonly creatorId: string | null;
  readonly companyId: string | null;
}

/** Opens the room with somebody, creating it on first use. */
export function BeginTalk(props: BeginTalkProps): ReactElement {
  const [attempt, setAttempt] = useState(0);
  return <Begin key={attempt} {...props} onRetry={() => setAttempt(attempt + 1)} />;
}

function Begin({
  creatorId,
  companyId,
  onRetry,
}: BeginTalkProps & { readonly onRetry: () => void }): ReactElement {
  const environment = useRelayEnvironment();
  const navigate = useNavigate();
  const [refused, setRefused] = useState<string | null>(null);
  const [failed, setFailed] = useState<{ readonly error: unknown } | null>(null);
  useEffect(() => {
    let left = false;
    const begin = async (): Promise<void> => {
      const response = await commit<BeginTalkMutation>(
        environment,
        graphql`
          mutation BeginTalkMutation($input: CreateChatRoomInput!) {
            createChatRoom(input: $input) {
              errors {
                ...mutationErrors @relay(mask: false)
              }
              chatRoomId
            }
          }
        `,
        { input: { userId: creatorId, companyId } },
      );
      if (left) return;
      const [refusal] = mutationErrors(response);
      const roomId = response.createChatRoom.chatRoomId;
      if (refusal !== undefined || roomId == null)
        setRefused(refusal === undefined ? 'もう一度お試しください。' : withTime(refusal));
      else await navigate({ to: '/messages/$roomId', params: { roomId }, replace: true });
    };
    begin().catch((error: unknown) => {
      if (!left) setFailed({ error });
    });
    return () => {
      left = true;
    };
  }, [environment, navigate, creatorId, companyId]);
  const title = 'メッセージを始められませんでした。';
  if (failed !== null) return <Failure title={title} error={failed.error} retry={onRetry} />;
  if (refused === null) return <WaitingRoom />;
  return (
    <ErrorState title={title} onRetry={onRetry}>
      {refused}
    </ErrorState>
  );
}
