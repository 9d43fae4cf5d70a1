import type { ReactElement } from 'react';
import { formatTime } from '../../../../lib/text/dates.ts';
import { cx } from '../../../../ui/cx.ts';
import { Icon } from '../../../../ui/icons/Icon.tsx';
import { Spinner } from '../../../../ui/feedback/Spinner.tsx';
import { useOnline } from '../../../../ui/useOnline.ts';
import * as css from '../bar.css.ts';
import type { OpeningState } from './draftTable.ts';

interface SaveStateProps {
  readonly state: OpeningState;
  /** The number of fields with errors. */
  readonly wrong: number;
}

/** 保存済み 14:05 and other states, in short for the bar. */
export function SaveState({ state, wrong }: SaveStateProps): ReactElement {
  const online = useOnline();
  return (
    <output className={css.saveState} aria-live="polite">
      <Words state={state} wrong={wrong} online={online} />
    </output>
  );
}

function Words({ state, wrong, online }: SaveStateProps & { readonly online: boolean }): ReactElement {
  const { step, savedAt, held } = state;
  if (step === 'conflict') return <Trouble>ほかで保存されました</Trouble>;
  if (step === 'gone') return <Trouble>保存先がありません</Trouble>;
  if (step === 'refused') return <Trouble>保存できません</Trouble>;
  if (step === 'unreachable' || (step === 'waiting' && !online)) {
    return <Trouble>{online ? '送れません' : '送れません(オフライン)'}</Trouble>;
  }
  if (step === 'sending') {
    return (
      <>
        <Spinner size="s" />
        保存しています
      </>
    );
  }
  if (wrong > 0) return <Trouble>{`修正すると保存されます(${wrong}項目)`}</Trouble>;
  if (step === 'waiting' || held.length > 0) return <>未保存</>;
  if (savedAt === null) return <>まだ保存していません</>;
  return (
    <>
      <Icon name="check" size={16} className={css.saveMark} />
      保存済み <time className={css.saveTime}>{formatTime(savedAt)}</time>
    </>
  );
}

function Trouble({ children }: { readonly children: string }): ReactElement {
  return (
    <span className={cx(css.saveState, css.saveTrouble)}>
      <Icon name="warning" size={16} />
      {children}
    </span>
  );
}
