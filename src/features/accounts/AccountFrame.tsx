import type { ReactElement, ReactNode } from 'react';
import { PageHead } from '../page/PageHead.tsx';
import * as css from './accountPages.css.ts';
import { PhraseText } from '../../ui/text/PhraseText.tsx';

interface AccountFrameProps {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
  readonly aside?: ReactNode;
}

/** Title at the left, form at the right. */
export function AccountFrame({ title, lead, children, aside }: AccountFrameProps): ReactElement {
  return (
    <div className={css.page}>
      <PageHead title={title} />
      <header className={css.head}>
        <h1 className={css.title}>
          <PhraseText>{title}</PhraseText>
        </h1>
        {lead !== undefined && <p className={css.lead}>{lead}</p>}
      </header>
      <div className={css.work}>{children}</div>
      {aside !== undefined && <div className={css.aside}>{aside}</div>}
    </div>
  );
}
