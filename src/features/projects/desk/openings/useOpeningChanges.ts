import { useEffect, useEffectEvent } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay/hooks';
import { fetchQuery, requestSubscription } from 'relay-runtime';
import type { CandidatesPaneQuery } from '../../../../../__generated__/CandidatesPaneQuery.graphql.ts';
import candidatesPaneQueryNode from '../../../../../__generated__/CandidatesPaneQuery.graphql.ts';
import type { deskQueryOpeningsQuery } from '../../../../../__generated__/deskQueryOpeningsQuery.graphql.ts';
import deskQueryOpeningsQueryNode from '../../../../../__generated__/deskQueryOpeningsQuery.graphql.ts';
import type { useOpeningChangesSubscription } from '../../../../../__generated__/useOpeningChangesSubscription.graphql.ts';
import { useReconnected } from '../../../../relay/feeds/useConnection.ts';
import { reportError } from '../../../page/errorReport.ts';
import { quoted } from '../../../../lib/text/japaneseText.ts';

interface Watched {
  readonly job: string | null;
  /** Who looks; null until it is known. */
  readonly me: string | null;
  readonly onNews: (words: string) => void;
}

const subscription = graphql`
  subscription useOpeningChangesSubscription {
    jobOpeningChanged {
      jobOpening {
        id
        title
        status
        isSuspended
        hold {
          reason
        }
      }
      changedBy {
        id
        fullName
      }
    }
  }
`;

type Change = NonNullable<useOpeningChangesSubscription['response']>['jobOpeningChanged'];

/** Which openings there are, and how each stands: asked for again when one is begun, comes out, closes or goes, and after a lost connection. */
export function useOpeningChanges({ job, me, onNews }: Watched): void {
  const environment = useRelayEnvironment();
  const lookAgain = (): void => {
    const anew = { fetchPolicy: 'network-only' } as const;
    const openings = fetchQuery<deskQueryOpeningsQuery>(environment, deskQueryOpeningsQueryNode, {}, anew);
    const pane =
      job === null
        ? null
        : fetchQuery<CandidatesPaneQuery>(environment, candidatesPaneQueryNode, { job }, anew);
    Promise.all([openings.toPromise(), pane?.toPromise()]).catch(reportError);
  };
  const took = useEffectEvent((change: Change, before: unknown) => {
    lookAgain();
    const words = change.changedBy != null && change.changedBy.id === me ? null : wordsOf(change, before);
    if (words !== null) onNews(words);
  });
  useEffect(() => {
    let before: unknown;
    const { dispose } = requestSubscription<useOpeningChangesSubscription>(environment, {
      subscription,
      variables: {},
      updater: (_store, response) => {
        // The store still knows how it stood before this.
        const id = response?.jobOpeningChanged.jobOpening?.id;
        before = id === undefined ? undefined : environment.getStore().getSource().get(id)?.['status'];
      },
      onNext: (response) => {
        if (response != null) took(response.jobOpeningChanged, before);
      },
      onError: reportError,
    });
    return dispose;
  }, [environment]);
  useReconnected(lookAgain);
}

const acts = {
  PUBLIC: '公開しました',
  PRIVATE: '非公開にしました',
  CLOSED: '終了しました',
} as const;

/** Null for what the viewer can no longer see. */
function wordsOf({ jobOpening, changedBy }: Change, before: unknown): string | null {
  if (jobOpening == null) return null;
  const { title, status, isSuspended, hold } = jobOpening;
  if (changedBy != null) {
    if (status === 'DRAFT')
      return `${changedBy.fullName}さんが、${title === '' ? '無題の下書き' : `${quoted(title)}の下書き`}を作りました。`;
    const what = before === status ? 'の内容を変更しました' : `を${acts[status]}`;
    return `${changedBy.fullName}さんが、${quoted(title)}${what}。`;
  }
  if (hold?.reason != null) return `運営が${quoted(title)}を差し戻しました。理由を確認してください。`;
  if (isSuspended) return `運営が${quoted(title)}の公開を止めました。`;
  return status === 'PRIVATE' && before !== 'PRIVATE'
    ? `${quoted(title)}は、応募の締切を過ぎたため非公開になりました。`
    : `運営の確認が終わり、${quoted(title)}が公開されました。`;
}
