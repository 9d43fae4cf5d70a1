import type { ReactElement, ReactNode } from 'react';
import { PageHead } from '../page/PageHead.tsx';
import { RegisteringAs } from './RegisteringAs.tsx';
import * as css from './signUp.css.ts';
import { StepProgress } from './StepProgress.tsx';
import { PhraseText } from '../../ui/text/PhraseText.tsx';

interface SignUpPageFrameProps {
  readonly title: string;
  /** What the browser's tab says, where it is not the title. */
  readonly headTitle?: string | undefined;
  readonly lead?: ReactNode;
  /** Which of the four steps, from 1. */
  readonly step?: number | undefined;
  /** The last step is over. */
  readonly done?: boolean;
  readonly children: ReactNode;
}

/** A sign-up page: its name in Mincho, what it is about, how far one is, and then the sections. */
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
