import type { ReactElement, ReactNode } from 'react';
import { PageHead } from '../page/PageHead.tsx';
import { RegisteringAs } from './RegisteringAs.tsx';
import * as css from './signUp.css.ts';
import { StepProgress } from './StepProgress.tsx';
import { PhraseText } from '../../ui/text/PhraseText.tsx';

interface SignUpPageFrameProps {
  readonly title: string;
  /** The tab's title, if different. */
  readonly headTitle?: string | undefined;
  readonly lead?: ReactNode;
  /** From 1. */
  readonly step?: number | undefined;
  /** The last step is done. */
  readonly done?: boolean;
  readonly children: ReactNode;
}

export function SignUpPageFrame({
  title,
  headTitle = title,
  lead,
  step,
  done,
  children,
}: SignUpPageFrameProps): ReactElement {
  return (
    <div className={css.page}>
      <PageHead title={headTitle} />
      <header className={css.head}>
        <div className={css.words}>
          <h1 className={css.title}>
            <PhraseText>{title}</PhraseText>
          </h1>
          {lead !== undefined && <p className={css.lead}>{lead}</p>}
        </div>
        {step !== undefined && <StepProgress step={step} done={done} />}
      </header>
      {step === undefined ? children : <div className={css.longForm}>{children}</div>}
      {step !== undefined && step > 1 && done !== true && <RegisteringAs />}
    </div>
  );
}
