import { useState } from 'react';
import type { ReactElement } from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks';
import type { CandidateRecord_candidate$key } from '../../../../../__generated__/CandidateRecord_candidate.graphql.ts';
import { keepDraft, withDraft } from '../../../../lib/drafts/record.ts';
import { Avatar } from '../../../../ui/pictures/Avatar.tsx';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { RelativeTime } from '../../../../ui/text/RelativeTime.tsx';
import { TextArea } from '../../../../ui/fields/text/TextArea.tsx';
import { isLonger } from '../../../../lib/text/textLength.ts';
import { toast } from '../../../../ui/feedback/toast.ts';
import { CandidateNote, longestNote } from './CandidateNote.tsx';
import { refusalWords } from '../acts/deskCommit.ts';
import { useDeskActs } from '../acts/deskContext.ts';
import { saveNote } from './noteMutations.ts';
import * as css from './panel.css.ts';
import { stages } from '../stageWords.ts';
import { keptWords, useStands } from './unsentNote.ts';

const causes = {
  OFFER_SENT: 'オファーを送信',
  OFFER_ACCEPTED: 'オファーを承諾',
  OFFER_DECLINED: 'オファーを辞退',
  OFFER_WITHDRAWN: 'オファーを取り下げ',
  OFFER_EXPIRED: 'オファーの返答期限が終了',
} as const;

/** What colleagues share: who is in charge, notes, and how it went. The candidate sees none of it. */
export function CandidateRecord({
  candidate: key,
}: {
  readonly candidate: CandidateRecord_candidate$key;
}): ReactElement {
  const candidate = useFragment(
    graphql`
      fragment CandidateRecord_candidate on Candidate {
        id
        enteredAt
        assignee {
          fullName
          profileImage {
            url
          }
        }
        notes {
          id
          ...CandidateNote_note
        }
        stageChanges {
          id
          fromStage
          toStage
          message
          cause
          changedAt
          changedBy {
            fullName
          }
        }
      }
    `,
    key,
  );
  const { id, assignee, notes, stageChanges } = candidate;
  const acts = useDeskActs();
  const environment = useRelayEnvironment();
  const stands = useStands();
  const draftKey = `candidate-note:${id}`;
  const [text, setText] = useState(() => withDraft(draftKey, { body: '' }).body);
  const write = (body: string): void => {
    setText(body);
    keepDraft(draftKey, body === '' ? null : { body });
  };
  const add = async (): Promise<void> => {
    const body = text.trim();
    if (body === '' || isLonger(body, longestNote)) return;
    write('');
    try {
      await saveNote(environment, { candidateId: id, noteId: null, body });
    } catch (error) {
      // Before what was begun meanwhile; in the draft, should somebody else stand open by now.
      const begun = withDraft(draftKey, { body: '' }).body;
      write(begun === '' ? body : `${body}\n${begun}`);
      toast.error(`${refusalWords(error)}${keptWords(stands())}`);
    }
  };
  return (
    <>
      <section className={css.recordSection}>
        <h3 className={css.recordTitle}>担当</h3>
        <p className={css.assignee}>
          {assignee == null ? (
            '未設定'
          ) : (
            <>
              <Avatar name={assignee.fullName} src={assignee.profileImage?.url} size={28} />
              {assignee.fullName}
            </>
          )}
          <Button variant="text" size="s" onClick={() => acts.assign([id])}>
            {assignee == null ? '設定する' : '変更する'}
          </Button>
        </p>
      </section>
      <section className={css.recordSection}>
        <h3 className={css.recordTitle}>メモ</h3>
        {notes.map((note) => (
          <CandidateNote key={note.id} candidateId={id} note={note} />
        ))}
        <TextArea
          label="メモを書く"
          labelHidden
          value={text}
          onChange={write}
          minRows={2}
          maxRows={8}
          limit={longestNote}
          placeholder="社内メンバーのみ閲覧できます"
        />
        <div className={css.noteActs}>
          <Button size="s" onClick={() => void add()} disabled={text.trim() === ''}>
            メモを保存
          </Button>
        </div>
      </section>
      <section className={css.recordSection}>
        <h3 className={css.recordTitle}>履歴</h3>
        <ol className={css.history}>
          {stageChanges.map((change) => (
            <li key={change.id} className={css.change}>
              <span className={css.changeWhen}>
                <RelativeTime date={change.changedAt} short />
              </span>
              <span>
                {change.fromStage == null ? '' : `${stages[change.fromStage].word} → `}
                <b>{stages[change.toStage].word}</b>
                {change.cause != null && <span className={css.changeWho}>{causes[change.cause]}</span>}
                {change.changedBy != null && (
                  <span className={css.changeWho}>{change.changedBy.fullName}</span>
                )}
                {change.message != null && change.message !== '' && (
                  <q className={css.changeMessage}>{change.message}</q>
                )}
              </span>
            </li>
          ))}
          <li className={css.change}>
            <span className={css.changeWhen}>
              <RelativeTime date={candidate.enteredAt} short />
            </span>
            <b>応募</b>
          </li>
        </ol>
      </section>
    </>
  );
}
