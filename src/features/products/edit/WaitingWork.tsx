import type { ReactElement } from 'react';
import { Spinner } from '../../../ui/feedback/Spinner.tsx';
import { PageHead } from '../../page/PageHead.tsx';
import * as css from './edit.css.ts';

/** The editor's title, and the place of form and preview. */
export function WaitingWork({ title }: { readonly title: string }): ReactElement {
  return (
    <div className={css.desk}>
      <PageHead title={title} />
      <div className={css.formSide}>
        <div className={css.head}>
          {/* The heading comes with the form: the focus would be lost with this one. */}
          <p className={css.title}>{title}</p>
        </div>
        <div className={css.waiting}>
          <Spinner fill size="l" label="読み込んでいます" />
        </div>
      </div>
      <div className={css.previewSide} />
    </div>
  );
}
