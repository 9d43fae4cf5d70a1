import { useRef, useState } from 'react';
import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { quoted } from '../../lib/text/japaneseText.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Tabs } from '../../ui/lists/Tabs.tsx';
import { Kbd } from '../../ui/text/Kbd.tsx';
import type { JudgePane_queue$key } from '../__generated__/JudgePane_queue.graphql.ts';
import type { JudgePane_work$key } from '../__generated__/JudgePane_work.graphql.ts';
import { useKeys } from '../useKeys.ts';
import { AuthorFacts } from './AuthorFacts.tsx';
import { Checklist } from './Checklist.tsx';
import { HoldDialog } from './HoldDialog.tsx';
import { KeysDialog } from './KeysDialog.tsx';
import * as css from './reviews.css.ts';
import { templateKeys } from './Reasons.tsx';
import { Story } from './Story.tsx';
import { useVerdict } from './useVerdict.ts';
import { leaningOf, nextCheck, useFindings } from './verdict.ts';

interface JudgePaneProps {
  readonly id: string;
  readonly work: JudgePane_work$key;
  readonly queue: JudgePane_queue$key;
  /** Nobody else has it, and it still waits. */
  readonly isFree: boolean;
  readonly onDone: () => void;
  /** It is not as it was seen. */
  readonly onStale: () => void;
  readonly onUndone: () => void;
}

export function JudgePane({
  id,
  work,
  queue,
  isFree,
  onDone,
  onStale,
  onUndone,
}: JudgePaneProps): ReactElement {
  const { points, templates } = useFragment(
    graphql`
      fragment JudgePane_queue on ReviewQueue {
        points
        templates {
          key
          point
          title
          text
        }
      }
    `,
    queue,
  );
  const data = useFragment(
    graphql`
      fragment JudgePane_work on ReviewedWork {
        version
        contents {
          name
        }
        hold {
          note
        }
        ...AuthorFacts_work
        ...Story_work
      }
    `,
    work,
  );
  const { findings, set, forget } = useFindings(id, data.version);
  const { checks, reason, template } = findings;
  const leaning = leaningOf(checks, points.length);
  const [tab, setTab] = useState<'author' | 'check' | 'story'>('check');
  const [isHolding, setHolding] = useState(false);
  const [showsKeys, setShowsKeys] = useState(false);
  const field = useRef<HTMLDivElement>(null);
  const focusOn = (control: string): void => {
    setTab('check');
    requestAnimationFrame(() => field.current?.querySelector<HTMLElement>(control)?.focus());
  };
  const writeReason = (): void => focusOn('textarea');
  /** Of which checks it was said that they do not do. */
  const [unmet, setUnmet] = useState<{ readonly message: string; readonly of: typeof checks } | null>(null);
  const { decide, pending, reasonError } = useVerdict({
    id,
    reason,
    onReasonWrong: writeReason,
    onDone,
    onStale,
    onUndone,
  });

  const choose = (key: string): void => {
    const chosen = templates.find((one) => one.key === key);
    if (chosen === undefined) return;
    const untouched = reason.trim() === '' || templates.some(({ text }) => text === reason);
    set({
      template: key,
      checks: { ...checks, [chosen.point]: false },
      ...(untouched && { reason: chosen.text }),
    });
  };
  const send = async (decision: 'APPROVE' | 'REJECT'): Promise<void> => {
    if (!isFree) return;
    if (decision === 'APPROVE' && leaning !== 'APPROVE') {
      setUnmet({
        of: checks,
        message:
          leaning === 'REJECT'
            ? '満たしていない項目があります。差し戻すか、確認し直してください。'
            : '6項目をすべて確認してから承認してください。',
      });
      focusOn(`fieldset button:nth-of-type(${points.findIndex((_, at) => checks[at + 1] !== true) + 1})`);
      return;
    }
    const said = decision === 'APPROVE' ? '承認しました。' : '差し戻しました。';
    const isDone = await decide(
      {
        version: data.version,
        decision,
        template,
        checks: Object.entries(checks).map(([point, met]) => ({ point: Number(point), met })),
      },
      `${quoted(data.contents.name)}を${said}`,
    );
    if (isDone) forget();
  };

  useKeys({
    ...Object.fromEntries(
      points.map((_, at) => [String(at + 1), () => set({ checks: nextCheck(checks, at + 1) })]),
    ),
    '0': () => set({ checks: { ...Object.fromEntries(points.map((_, at) => [at + 1, true])), ...checks } }),
    ...Object.fromEntries(
      templates.map(({ key }, at) => [templateKeys[at]?.toLowerCase() ?? '', () => choose(key)]),
    ),
    y: () => void send('APPROVE'),
    r: () => void send('REJECT'),
    h: () => setHolding(true),
    e: writeReason,
    '?': () => setShowsKeys(true),
  });

  return (
    <aside className={css.judge} aria-label="判断">
      <Tabs
        label="判断の材料"
        look="small"
        className={css.judgeTabs}
        barClassName={css.judgeBar}
        value={tab}
        onChange={setTab}
        tabs={[
          { value: 'check', label: '確認' },
          { value: 'story', label: '記録' },
          { value: 'author', label: 'クリエイター' },
        ]}
      >
        <div className={css.judgeBody} ref={field}>
          {tab === 'check' && (
            <Checklist
              points={points}
              templates={templates.map(({ key, title }) => ({ key, title }))}
              findings={findings}
              checksError={unmet?.of === checks ? unmet.message : undefined}
              reasonError={reasonError}
              onCheck={(point) => set({ checks: nextCheck(checks, point) })}
              onTemplate={choose}
              onReason={(text) => set({ reason: text })}
              onSend={() => void send('REJECT')}
            />
          )}
          {tab === 'story' && <Story work={data} />}
          {tab === 'author' && <AuthorFacts work={data} />}
        </div>
      </Tabs>
      <div className={css.acts}>
        <Button
          variant={leaning === 'APPROVE' ? 'primary' : 'secondary'}
          className={css.act}
          aria-disabled={!isFree}
          loading={pending?.decision === 'APPROVE'}
          onClick={() => void send('APPROVE')}
        >
          承認する{' '}
          <span className={css.key}>
            <Kbd inherit>Y</Kbd>
          </span>
        </Button>
        <Button
          variant={leaning === 'REJECT' ? 'creator' : 'secondary'}
          className={css.act}
          aria-disabled={!isFree}
          loading={pending?.decision === 'REJECT'}
          onClick={() => void send('REJECT')}
        >
          差し戻す{' '}
          <span className={css.key}>
            <Kbd inherit>R</Kbd>
          </span>
        </Button>
        <Button className={css.act} aria-disabled={!isFree} onClick={() => setHolding(true)}>
          保留{' '}
          <span className={css.key}>
            <Kbd inherit>H</Kbd>
          </span>
        </Button>
      </div>
      {isHolding && (
        <HoldDialog
          id={id}
          isHeld={data.hold != null}
          note={data.hold?.note ?? ''}
          onClose={() => setHolding(false)}
          onHeld={onDone}
          onReleased={onStale}
        />
      )}
      {showsKeys && <KeysDialog onClose={() => setShowsKeys(false)} />}
    </aside>
  );
}
