import { useState } from 'react';
import type { ReactElement } from 'react';
import { graphql } from 'react-relay/hooks';
import { useAct } from '../../features/page/useAct.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { buttonClass } from '../../ui/buttons/buttonClass.ts';
import { toast } from '../../ui/feedback/toast.ts';
import type { ContentPaneOpeningMutation } from '../__generated__/ContentPaneOpeningMutation.graphql.ts';
import type { ContentPaneWorkMutation } from '../__generated__/ContentPaneWorkMutation.graphql.ts';
import { addressOf } from '../place.ts';
import * as split from '../split.css.ts';
import { whenDone } from '../whenDone.ts';
import { CorrectNameDialog } from './CorrectNameDialog.tsx';
import { kindWords, stateWords } from './lookWords.ts';
import { ReasonDialog } from './ReasonDialog.tsx';

interface ContentPaneProps {
  readonly id: string;
  readonly kind: 'COMPANY' | 'OPENING' | 'WORK';
  readonly title: string;
  readonly sub: string;
  readonly state: string;
  readonly onChanged: () => void;
}

const subWords = { COMPANY: '連絡先', OPENING: '会社', WORK: '作者' } as const;

/** A company, a work or an opening, and what the house may do about it. */
export function ContentPane({ id, kind, title, sub, state, onChanged }: ContentPaneProps): ReactElement {
  const [isAsked, setAsked] = useState(false);
  const [isCorrecting, setCorrecting] = useState(false);
  const work = useAct<ContentPaneWorkMutation>(graphql`
    mutation ContentPaneWorkMutation($id: ID!, $isDown: Boolean!, $reason: String!) {
      takeDownWork(id: $id, isDown: $isDown, reason: $reason) {
        ok
        errors {
          ...adminErrors @relay(mask: false)
        }
      }
    }
  `);
  const opening = useAct<ContentPaneOpeningMutation>(graphql`
    mutation ContentPaneOpeningMutation($id: ID!, $isDown: Boolean!, $reason: String!) {
      suspendOpening(id: $id, isDown: $isDown, reason: $reason) {
        ok
        errors {
          ...adminErrors @relay(mask: false)
        }
      }
    }
  `);
  const isDown = state === 'TAKEN_DOWN' || state === 'SUSPENDED';
  const mayAct = kind === 'WORK' || (kind === 'OPENING' && state !== 'DRAFT' && state !== 'CLOSED');
  const words = kind === 'WORK' ? ['非表示にする', '再び表示する'] : ['掲載を停止する', '掲載を再開する'];
  const act = words[isDown ? 1 : 0] ?? '';
  const send = (reason: string): void => {
    const variables = { id, isDown: !isDown, reason };
    const goOn = (): void => {
      toast.success(isDown ? '元に戻しました。' : '表示を止めました。');
      setAsked(false);
      onChanged();
    };
    if (kind === 'WORK') void whenDone(work.act(variables), goOn);
    else void whenDone(opening.act(variables), goOn);
  };
  return (
    <section className={split.pane} aria-label={title}>
      <h2 className={split.paneTitle}>{title}</h2>
      <dl className={split.facts}>
        <div>
          <dt>種類</dt>
          <dd>{kindWords[kind]}</dd>
        </div>
        <div>
          <dt>{subWords[kind]}</dt>
          <dd>{sub === '' ? '記載なし' : sub}</dd>
        </div>
        <div>
          <dt>状態</dt>
          <dd>{stateWords[state] ?? state}</dd>
        </div>
      </dl>
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
      {isAsked && (
        <ReasonDialog
          title={act}
          act={act}
          help={
            kind === 'WORK'
              ? 'この文章が、作者にメールで届きます。'
              : 'この文章が、会社の管理者にメールで届きます。'
          }
          pending={work.pending !== null || opening.pending !== null}
          onClose={() => setAsked(false)}
          onAct={send}
        />
      )}
    </section>
  );
}
