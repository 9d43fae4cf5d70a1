import { useState } from 'react';
import type { ReactElement } from 'react';
import { graphql } from 'react-relay/hooks';
import { quoted } from '../../lib/text/japaneseText.ts';
import { useCommit } from '../../relay/useCommit.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { buttonClass } from '../../ui/buttons/buttonClass.ts';
import { toast } from '../../ui/feedback/toast.ts';
import type { ContentPaneLiftMutation } from '../__generated__/ContentPaneLiftMutation.graphql.ts';
import type { ContentPaneOpeningMutation } from '../__generated__/ContentPaneOpeningMutation.graphql.ts';
import type { ContentPaneSuspendMutation } from '../__generated__/ContentPaneSuspendMutation.graphql.ts';
import type { ContentPaneWorkMutation } from '../__generated__/ContentPaneWorkMutation.graphql.ts';
import { addressOf } from '../place.ts';
import { Facts } from '../Facts.tsx';
import * as split from '../split.css.ts';
import { refusalsOf } from '../refusalsOf.ts';
import { CorrectNameDialog } from './CorrectNameDialog.tsx';
import { kindWords, stateWords } from './lookWords.ts';
import { DecisionDialog, ReasonDialog } from './ReasonDialog.tsx';
import type { Grounds } from './ReasonDialog.tsx';

interface ContentPaneProps {
  readonly id: string;
  readonly kind: 'COMPANY' | 'OPENING' | 'WORK';
  readonly title: string;
  readonly sub: string;
  readonly state: string;
  readonly onChanged: () => void;
}

const actWords = {
  COMPANY: ['利用を停止する', '停止を解除する'],
  OPENING: ['掲載を停止する', '掲載を再開する'],
  WORK: ['非表示にする', '再び表示する'],
} as const;
const doneWords = {
  COMPANY: ['利用を停止しました。', '停止を解除しました。'],
  OPENING: ['掲載を停止しました。', '掲載を再開しました。'],
  WORK: ['非表示にしました。', '再び表示しました。'],
} as const;
const subWords = { COMPANY: '連絡先', OPENING: '会社', WORK: '作者' } as const;

/** A company, a work or an opening, and what the house may do about it. */
export function ContentPane({ id, kind, title, sub, state, onChanged }: ContentPaneProps): ReactElement {
  const [isAsked, setAsked] = useState(false);
  const [isCorrecting, setCorrecting] = useState(false);
  const work = useCommit<ContentPaneWorkMutation>(graphql`
    mutation ContentPaneWorkMutation($id: ID!, $isDown: Boolean!, $rule: RuleName, $reason: String!) {
      takeDownWork(id: $id, isDown: $isDown, rule: $rule, reason: $reason) {
        ok
        errors {
          ...adminErrors @relay(mask: false)
        }
      }
    }
  `);
  const opening = useCommit<ContentPaneOpeningMutation>(graphql`
    mutation ContentPaneOpeningMutation($id: ID!, $isDown: Boolean!, $rule: RuleName, $reason: String!) {
      suspendOpening(id: $id, isDown: $isDown, rule: $rule, reason: $reason) {
        ok
        errors {
          ...adminErrors @relay(mask: false)
        }
      }
    }
  `);
  const suspend = useCommit<ContentPaneSuspendMutation>(graphql`
    mutation ContentPaneSuspendMutation($id: ID!, $rule: RuleName!, $reason: String!, $endsAt: DateTime) {
      suspendCompany(id: $id, rule: $rule, reason: $reason, endsAt: $endsAt) {
        ok
        errors {
          ...adminErrors @relay(mask: false)
        }
      }
    }
  `);
  const lift = useCommit<ContentPaneLiftMutation>(graphql`
    mutation ContentPaneLiftMutation($id: ID!, $reason: String!) {
      liftCompany(id: $id, reason: $reason) {
        ok
        errors {
          ...adminErrors @relay(mask: false)
        }
      }
    }
  `);
  const isDown = state === 'TAKEN_DOWN' || state === 'SUSPENDED';
  const mayAct = kind !== 'OPENING' || (state !== 'DRAFT' && state !== 'CLOSED');
  const act = actWords[kind][isDown ? 1 : 0];
  const goOn = (): void => {
    toast.success(doneWords[kind][isDown ? 1 : 0]);
    setAsked(false);
    onChanged();
  };
  const hide = ({ endsAt, ...grounds }: Grounds) => {
    if (kind === 'WORK') return refusalsOf(work({ id, isDown: true, ...grounds }), goOn);
    if (kind === 'OPENING') return refusalsOf(opening({ id, isDown: true, ...grounds }), goOn);
    return refusalsOf(suspend({ id, ...grounds, endsAt }), goOn);
  };
  const restore = (reason: string) => {
    if (kind === 'WORK') return refusalsOf(work({ id, isDown: false, reason }), goOn);
    if (kind === 'OPENING') return refusalsOf(opening({ id, isDown: false, reason }), goOn);
    return refusalsOf(lift({ id, reason }), goOn);
  };
  const asking = {
    title: `${quoted(title)}: ${act}`,
    act,
    onClose: () => setAsked(false),
  };
  return (
    <section className={split.pane} aria-label={title}>
      <h2 className={split.paneTitle}>{title}</h2>
      <Facts
        facts={[
          ['種類', kindWords[kind]],
          [subWords[kind], sub === '' ? '記載なし' : sub],
          ['状態', stateWords[state] ?? state],
        ]}
      />
      <div className={split.acts}>
        {mayAct && (
          <Button variant={isDown ? 'secondary' : 'danger'} onClick={() => setAsked(true)}>
            {act}
          </Button>
        )}
        {kind === 'COMPANY' && <Button onClick={() => setCorrecting(true)}>会社名を訂正する</Button>}
        <a className={buttonClass({ variant: 'text' })} href={addressOf('log', null, { subject: id })}>
          {kindWords[kind]}の記録
        </a>
      </div>
      {isCorrecting && (
        <CorrectNameDialog
          id={id}
          name={title}
          onClose={() => setCorrecting(false)}
          onDone={() => {
            setCorrecting(false);
            onChanged();
          }}
        />
      )}
      {isAsked && !isDown && (
        <DecisionDialog
          {...asking}
          hasEnd={kind === 'COMPANY'}
          help={
            kind === 'WORK'
              ? 'この文章が、作者にメールで届きます。'
              : 'この文章が、会社の管理者にメールで届きます。'
          }
          onAct={hide}
        />
      )}
      {isAsked && isDown && (
        <ReasonDialog
          {...asking}
          help="理由は記録に残ります。元に戻したことだけが、メールで届きます。"
          onAct={restore}
        />
      )}
    </section>
  );
}
