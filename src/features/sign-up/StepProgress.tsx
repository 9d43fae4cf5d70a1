import type { ReactElement } from 'react';
import { ProgressBar } from '../../ui/feedback/ProgressBar.tsx';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx';
import * as css from './signUp.css.ts';

const steps = ['ログインの方法', 'プロフィール', '働き方', '仕事の条件'] as const;

interface StepProgressProps {
  /** From 1. */
  readonly step: number;
  /** The last step is done. */
  readonly done?: boolean | undefined;
}

/** 2／4 プロフィール: the same four steps for everybody. */
export function StepProgress({ step, done = false }: StepProgressProps): ReactElement {
  return (
    <div className={css.progress}>
      <p className={css.progressFigure}>
        <span aria-hidden="true">
          <span className={css.progressNumber}>{step}</span>
          <span className={css.progressOf}>／{steps.length}</span>
        </span>
        {!done && <VisuallyHidden>{`${steps.length}つのうち${step}つめ `}</VisuallyHidden>}
        <span className={css.progressWords}>{done ? 'すべて終わりました' : steps[step - 1]}</span>
      </p>
      <ProgressBar value={step} max={steps.length} label="登録の進み" />
    </div>
  );
}
