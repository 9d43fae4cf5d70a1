import { useNavigate } from '@tanstack/react-router';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import { dropDraft, keepDraft, withDraft } from '../../../../lib/drafts/record.ts';
import { toast } from '../../../../ui/feedback/toast.ts';
import { media } from '../../../../ui/theme/theme.css.ts';
import { offerUndo, withdrawUndo } from '../../../../ui/feedback/undo.ts';
import type { CandidateNode } from '../lists/candidatesFeed.ts';
import { mayOffer } from '../../../session/memberContent.ts';
import { useSessionState } from '../../../session/session.ts';
import { knownCandidate } from './candidateStore.ts';
import type { DeskActs } from './deskContext.ts';
import { refusalWords } from './deskCommit.ts';
import { assignCandidates, moveCandidates, openChat, takeBackMove } from './deskMutations.ts';
import { stageMovesOf } from './stageMoves.ts';
import { isOver, ofOffers, stages } from '../stageWords.ts';
import type { EntryStage } from '../stageWords.ts';

/** A question that stands open, and what its answer does. */
export type Asked =
  | {
      readonly what: 'decline';
      readonly ids: readonly string[];
      readonly names: readonly string[];
      /** What was written to them and could not be sent. */
      readonly unsent: string | null;
      readonly answer: (message: string) => void;
    }
  | {
      readonly what: 'assign';
      readonly who: string;
      readonly current: string | null;
      readonly answer: (userId: string | null) => void;
    };

interface UsedActs {
  readonly acts: DeskActs;
  readonly asked: Asked | null;
  readonly close: () => void;
}

/** 見送りのメッセージ that were not sent, by those whom they were written to. */
function wordsKeyOf(ids: readonly string[]): string {
  return `candidate-farewell:${ids.toSorted().join('.')}`;
}

/** Somewhat less than the server holds the news of a move back. */
const undoMs = 8_000;
const movedUndo = 'desk-moved';

interface Place {
  readonly id: string;
  readonly stage: EntryStage;
}

/** What 元に戻す takes back. */
interface LastMove {
  /** Of the opening that stood open then; another may stand there by now. */
  readonly job: string;
  readonly moveId: string;
  readonly before: readonly Place[];
  readonly who: string;
}

/** Whom a list is to show elsewhere. */
interface Shown {
  readonly job: string;
  readonly places: readonly Place[];
}

interface Moving {
  readonly ids: readonly string[];
  readonly stage: EntryStage;
  readonly message: string | null;
  readonly stayed: number;
}

function refused(error: unknown): void {
  toast.error(refusalWords(error));
}

function keepWords(ids: readonly string[], message: string, error: unknown): void {
  keepDraft(wordsKeyOf(ids), { message });
  toast.error(
    `${refusalWords(error)}入力した内容は残っています。もう一度「見送る」を押すと、続きから送れます。`,
  );
}

/** The acts of the desk: each shows at once, is told by a toast, and is taken back when it fails. */
export function useActs({
  job,
  nodeOf,
  onMoved,
  onTalk,
}: {
  readonly job: string | null;
  /** What a list knows of somebody: the one that they go to shows it. */
  readonly nodeOf: (id: string) => CandidateNode | null;
  readonly onMoved: (ids: readonly string[]) => void;
  /** Their room is there, and there is room for it beside the list. */
  readonly onTalk: (id: string) => void;
}): UsedActs {
  const environment = useRelayEnvironment();
  const navigate = useNavigate();
  const offers = mayOffer(useSessionState());
  const [asked, setAsked] = useState<Asked | null>(null);
  const [pending, setPending] = useState<DeskActs['pending']>(null);
  const last = useRef<LastMove | null>(null);
  const moved = useRef(onMoved);
  const talk = useRef(onTalk);
  useEffect(() => {
    moved.current = onMoved;
    talk.current = onTalk;
  });

  const acts = useMemo<Omit<DeskActs, 'pending'>>(() => {
    const namesOf = (ids: readonly string[]): readonly string[] =>
      ids.flatMap((id) => {
        const name = knownCandidate(environment, id)?.name ?? '';
        return name === '' ? [] : [name];
      });
    const whoOf = (ids: readonly string[]): string => {
      const [name] = namesOf(ids);
      if (name === undefined) return `${ids.length}人`;
      return ids.length === 1 ? `${name}さん` : `${name}さんほか${ids.length - 1}人`;
    };
    /** Shows people in other stages at once; the promise tells whether that may stay. */
    const show = async (
      { job: opening, places }: Shown,
      commit: () => Promise<string>,
      failed: (error: unknown) => void = refused,
    ): Promise<string | null> => {
      const at = Date.now();
      const takeBack = stageMovesOf(environment).add(
        places.map(({ id, stage }) => ({ job: opening, id, stage, at, node: nodeOf(id) })),
      );
      moved.current(places.map(({ id }) => id));
      try {
        return await commit();
      } catch (error) {
        takeBack();
        failed(error);
        return null;
      }
    };
    const undo = async ({ job: opening, moveId, before, who }: LastMove): Promise<void> => {
      last.current = null;
      withdrawUndo(movedUndo);
      const done = await show({ job: opening, places: before }, async () => {
        await takeBackMove(environment, { job: opening, moveId, before });
        return moveId;
      });
      if (done !== null) toast.success(`${who}を元に戻しました。`);
    };
    const move = async ({ ids, stage, message, stayed }: Moving): Promise<void> => {
      const who = whoOf(ids);
      const before = ids.flatMap((id) => {
        const known = knownCandidate(environment, id);
        return known === null || known.stage === stage ? [] : [known];
      });
      if (before.length === 0 || job === null) return;
      const going = before.map(({ id }) => id);
      const moveId = await show(
        { job, places: going.map((id) => ({ id, stage })) },
        () => moveCandidates(environment, { job, ids: going, stage, message }),
        message === null ? refused : (error) => keepWords(ids, message, error),
      );
      if (moveId === null) return;
      if (message !== null) dropDraft(wordsKeyOf(ids));
      const made = { job, moveId, before, who };
      last.current = made;
      const rest = stayed === 0 ? '' : `段階のちがうほかの${stayed}人は、そのままです。`;
      offerUndo(`${who}を「${stages[stage].word}」に移しました。${rest}`, () => void undo(made), {
        id: movedUndo,
        forMs: undoMs,
      });
    };
    const decline = (ids: readonly string[]): void => {
      const open = ids.filter((id) => {
        const stage = knownCandidate(environment, id)?.stage;
        return stage !== 'DECLINED' && stage !== 'WITHDRAWN';
      });
      if (open.length === 0) return;
      setAsked({
        what: 'decline',
        ids: open,
        names: namesOf(open),
        unsent: withDraft(wordsKeyOf(open), { message: '' }).message || null,
        answer: (message) => {
          setAsked(null);
          void move({ ids: open, stage: 'DECLINED', message, stayed: 0 });
        },
      });
    };
    /** オファー and 成立 follow from offers: to one person, the form of the offer is where the way leads. */
    const offer = (ids: readonly string[], stage: EntryStage, words: string): void => {
      const [candidate] = ids;
      const known = candidate === undefined ? null : knownCandidate(environment, candidate);
      if (stage === 'OFFERED' && ids.length === 1 && known !== null && offers && !isOver(known.stage))
        void navigate({ to: '/offers/create', search: { candidate: known.id } });
      else if (stage === 'OFFERED' && known?.stage === 'HIRED')
        toast.error('成立した応募は、前の段階に戻せません。');
      else toast.error(ids.length > 1 && stage === 'OFFERED' ? `${words}1人ずつ送ってください。` : words);
    };
    const moveOrOffer = (ids: readonly string[], stage: EntryStage, stayed: number): void => {
      const words = ofOffers(stage);
      if (words === null) void move({ ids, stage, message: null, stayed });
      else offer(ids, stage, words);
    };
    return {
      move: (ids, stage, stayed = 0) => moveOrOffer(ids, stage, stayed),
      put: (ids, stage) => {
        if (stage === 'DECLINED') decline(ids);
        else moveOrOffer(ids, stage, 0);
      },
      undo: () => {
        if (last.current !== null) void undo(last.current);
      },
      decline,
      assign: (ids) => {
        const [only] = ids;
        setAsked({
          what: 'assign',
          who: whoOf(ids),
          current:
            ids.length === 1 && only !== undefined
              ? (knownCandidate(environment, only)?.assigneeId ?? null)
              : null,
          answer: (userId) => {
            setAsked(null);
            assignCandidates(environment, { ids, userId }).then(
              () => toast.success(`${whoOf(ids)}の担当を${userId === null ? '外し' : '決め'}ました。`),
              refused,
            );
          },
        });
      },
      chat: (id) => {
        const known = knownCandidate(environment, id);
        if (known === null || job === null) return;
        // Beside the list where there is room for it.
        const go = (roomId: string): void => {
          if (!globalThis.matchMedia(media.tablet).matches) talk.current(id);
          else void navigate({ to: '/messages/$roomId', params: { roomId } });
        };
        if (known.chatRoomId !== null) {
          go(known.chatRoomId);
          return;
        }
        if (known.userId === null) return;
        setPending('chat');
        openChat(environment, { job, userId: known.userId })
          .then(go, refused)
          .finally(() => setPending(null));
      },
    };
  }, [environment, navigate, offers, job, nodeOf]);
  return {
    acts: useMemo(() => ({ ...acts, pending }), [acts, pending]),
    asked,
    close: () => setAsked(null),
  };
}
