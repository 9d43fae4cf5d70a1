/* oxlint-disable relay/must-colocate-fragment-spreads -- what colleagues do changes what the viewer's own acts change */
import { useEffect, useEffectEvent } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay/hooks';
import { fetchQuery, requestSubscription } from 'relay-runtime';
import type { CandidatePanelQuery } from '../../../../../__generated__/CandidatePanelQuery.graphql.ts';
import candidatePanelQueryNode from '../../../../../__generated__/CandidatePanelQuery.graphql.ts';
import type { useCandidateChangesSubscription } from '../../../../../__generated__/useCandidateChangesSubscription.graphql.ts';
import { useReconnected } from '../../../../relay/feeds/useConnection.ts';
import { creatorName } from '../../../people/creatorName.ts';
import { reportError } from '../../../page/errorReport.ts';
import { knownCandidate } from './candidateStore.ts';
import type { CandidateNode } from '../lists/candidatesFeed.ts';
import type { ListName } from '../lists/lists.ts';
import { stageMovesOf } from './stageMoves.ts';
import { stages } from '../stageWords.ts';
import { quoted } from '../../../../lib/text/japaneseText.ts';

interface Watched {
  readonly job: string | null;
  readonly candidate: string | null;
  /** Who looks; null until it is known. */
  readonly me: string | null;
  /** What a list knows of somebody. */
  readonly nodeOf: (id: string) => CandidateNode | null;
  /** These lists are no longer what the server has; null: none is. */
  readonly onLists: (names: readonly ListName[] | null) => void;
  readonly onNews: (words: string) => void;
}

const subscription = graphql`
  subscription useCandidateChangesSubscription {
    candidateChanged {
      kind
      candidate {
        id
        stage
        ...deskMutations_moved
        ...noteMutations_noted
        replyBy
        chatRoomId
        officialJobOffer {
          id
          status
        }
        assignee {
          id
          fullName
          profileImage {
            url
          }
        }
        user {
          id
          ...creatorName_creator
        }
      }
      jobOpening {
        id
        title
        ...deskMutations_counted
      }
      changedBy {
        id
        fullName
      }
    }
  }
`;

type Change = NonNullable<useCandidateChangesSubscription['response']>['candidateChanged'];

/**
 * What colleagues and creators do is written into rows, counts and the open candidate as it comes; the lists are told when somebody
 * came into them or left. After a lost connection lists and panel are asked for again.
 */
export function useCandidateChanges({ job, candidate, me, nodeOf, onLists, onNews }: Watched): void {
  const environment = useRelayEnvironment();

  const took = useEffectEvent((change: Change, before: string | null) => {
    const { kind, changedBy, candidate: who, jobOpening } = change;
    const words = wordsOf(change);
    if (words !== null && (changedBy == null || changedBy.id !== me)) onNews(words);
    const isNew = kind === 'ENTERED';
    if (jobOpening.id !== job || before === who.stage) return;
    if (!isNew && kind !== 'MOVED' && kind !== 'WITHDRAWN') return;
    const node = nodeOf(who.id);
    if (node === null) onLists(isNew ? ['table', 'NEW'] : null);
    // Whom a list knows can go to another without asking the server.
    else stageMovesOf(environment).add([{ job, id: who.id, stage: who.stage, at: Date.now(), node }]);
  });
  useEffect(() => {
    const before = new Map<string, string>();
    const { dispose } = requestSubscription<useCandidateChangesSubscription>(environment, {
      subscription,
      variables: {},
      updater: (_store, response) => {
        // The store still knows the stage before this one.
        const id = response?.candidateChanged.candidate.id;
        const known = id === undefined ? null : knownCandidate(environment, id);
        if (known !== null) before.set(known.id, known.stage);
      },
      onNext: (response) => {
        if (response == null) return;
        const { id } = response.candidateChanged.candidate;
        took(response.candidateChanged, before.get(id) ?? null);
        before.delete(id);
      },
      onError: reportError,
    });
    return dispose;
  }, [environment]);

  useReconnected(() => {
    onLists(null);
    if (candidate === null) return;
    fetchQuery<CandidatePanelQuery>(
      environment,
      candidatePanelQueryNode,
      { id: candidate },
      { fetchPolicy: 'network-only' },
    )
      .toPromise()
      .catch(reportError);
  });
}

/** Null for what is nobody else's affair. */
function wordsOf({
  kind,
  changedBy,
  candidate: { user, stage, assignee },
  jobOpening,
}: Change): string | null {
  const who = `${creatorName(user)}さん`;
  if (kind === 'ENTERED') return `${quoted(jobOpening.title)}に${who}が応募しました。`;
  if (kind === 'WITHDRAWN') return `${who}が応募を辞退しました。`;
  if (kind === 'READ' || kind === 'REPLIED' || kind === 'ROOM_OPENED') return null;
  if (changedBy == null) return `${who}の応募が変わりました。`;
  const colleague = `${changedBy.fullName}さんが、`;
  if (kind === 'MOVED') return `${colleague}${who}を「${stages[stage].word}」に移しました。`;
  if (kind === 'NOTED') return `${colleague}${who}の記録を変更しました。`;
  return assignee == null
    ? `${colleague}${who}の担当を外しました。`
    : `${colleague}${who}の担当を${assignee.fullName}さんに決めました。`;
}
