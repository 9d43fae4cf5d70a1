import { useRef, useState } from 'react';
import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { useQuery } from '../../relay/useQuery.ts';
import { quoted } from '../../lib/text/japaneseText.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Kbd } from '../../ui/text/Kbd.tsx';
import type { OpeningPane_queue$key } from '../__generated__/OpeningPane_queue.graphql.ts';
import type { OpeningPaneQuery } from '../__generated__/OpeningPaneQuery.graphql.ts';
import { Reasons, templateKeys } from '../reviews/Reasons.tsx';
import * as desk from '../reviews/reviews.css.ts';
import { useLease } from '../reviews/useLease.ts';
import { useVerdict } from '../reviews/useVerdict.ts';
import { useFindings } from '../reviews/verdict.ts';
import * as css from '../split.css.ts';
import { useKeys } from '../useKeys.ts';
import { HeldContents } from './HeldContents.tsx';
import { Passages } from './Passages.tsx';

interface OpeningPaneProps {
  readonly id: string;
  readonly queue: OpeningPane_queue$key;
  /** It is still among those that wait. */
  readonly isListed: boolean;
  readonly onDone: () => void;
  readonly onChanged: () => void;
  readonly onUndone: () => void;
}

/** What was found in an opening, the whole of it, and what is decided about it. */
export function OpeningPane({
  id,
  queue,
  isListed,
  onDone,
  onChanged,
  onUndone,
}: OpeningPaneProps): ReactElement {
  const { templates } = useFragment(
    graphql`
      fragment OpeningPane_queue on OpeningQueue {
        templates {
          key
          title
          text
        }
      }
    `,
    queue,
  );
  const [version, setVersion] = useState(0);
  const { heldOpening: opening } = useQuery<OpeningPaneQuery>(
    graphql`
      query OpeningPaneQuery($id: ID!) {
        heldOpening(id: $id) {
          version
          waiting {
            title
          }
          passages {
            rule
          }
          ...Passages_opening
          ...HeldContents_opening
        }
      }
    `,
    { id },
    { fetchPolicy: 'network-only', version },
  );
  const lease = useLease(opening == null ? null : id);
  const { findings, set, forget } = useFindings(id, opening?.version ?? '');
  const { reason, template } = findings;
  const field = useRef<HTMLDivElement>(null);
  const writeReason = (): void => field.current?.querySelector('textarea')?.focus();
  const { decide, pending, reasonError } = useVerdict({
    id,
    reason,
    onReasonWrong: writeReason,
    onDone,
    onStale: () => {
      setVersion((now) => now + 1);
      onChanged();
    },
    onUndone,
  });
  const found = new Set(opening?.passages.map(({ rule }) => rule) ?? []);
  // Those of the rules that found something come first.
  const fitting = [
    ...templates.filter(({ key }) => found.has(key)),
    ...templates.filter(({ key }) => !found.has(key)),
  ];
  const choose = (key: string): void => {
    const chosen = templates.find((one) => one.key === key);
    if (chosen === undefined) return;
    const untouched = reason.trim() === '' || templates.some(({ text }) => text === reason);
    set({ template: key, ...(untouched && { reason: chosen.text }) });
  };
  const isFree = opening != null && isListed && lease.refused === null;
  const send = async (decision: 'APPROVE' | 'REJECT'): Promise<void> => {
    if (!isFree) return;
    const isDone = await decide(
      { version: opening.version, decision, template, checks: [] },
      `${quoted(opening.waiting.title)}を${decision === 'APPROVE' ? '公開しました。' : '差し戻しました。'}`,
    );
    if (isDone) forget();
  };
  useKeys({
    ...Object.fromEntries(
      fitting.map(({ key }, at) => [templateKeys[at]?.toLowerCase() ?? '', () => choose(key)]),
    ),
    y: () => void send('APPROVE'),
    r: () => void send('REJECT'),
    e: writeReason,
  });
  if (opening == null)
    return (
      <EmptyState
        title="ほかの担当者が処理しました。"
        className={css.pane}
        action={<Button onClick={onDone}>次の募集へ</Button>}
      >
        この募集は、もう確認待ちではありません。
      </EmptyState>
    );
  const notice = isListed ? lease.refused : 'ほかの担当者が処理しました。';
  return (
    <section className={css.pane} aria-label={opening.waiting.title}>
      <h2 className={css.paneTitle}>{opening.waiting.title}</h2>
      {notice !== null && (
        <p className={css.warning}>
          <output>{notice}</output>
        </p>
      )}
      <Passages opening={opening} />
      <div className={css.written} ref={field}>
        <Reasons
          label="会社に届く文章"
          templates={fitting}
          template={template}
          reason={reason}
          error={reasonError}
          onTemplate={choose}
          onReason={(text) => set({ reason: text })}
          onSend={() => void send('REJECT')}
        />
      </div>
      <div className={css.acts}>
        <Button
          variant="primary"
          aria-disabled={!isFree}
          loading={pending?.decision === 'APPROVE'}
          onClick={() => void send('APPROVE')}
        >
          公開する{' '}
          <span className={desk.key}>
            <Kbd inherit>Y</Kbd>
          </span>
        </Button>
        <Button
          aria-disabled={!isFree}
          loading={pending?.decision === 'REJECT'}
          onClick={() => void send('REJECT')}
        >
          差し戻す{' '}
          <span className={desk.key}>
            <Kbd inherit>R</Kbd>
          </span>
        </Button>
      </div>
      <HeldContents opening={opening} />
    </section>
  );
}
