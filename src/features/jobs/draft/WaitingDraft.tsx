import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { Spinner } from '../../../ui/feedback/Spinner.tsx';
import { PageHead } from '../../page/PageHead.tsx';
import * as barCss from './bar.css.ts';
import * as css from './draft.css.ts';
import { kindNames } from './fields/kindNames.ts';
import type { DraftKind } from './newDraft.ts';

export function WaitingDraft({ kind }: { readonly kind: DraftKind }): ReactElement {
  return (
    <div className={css.editor}>
      <PageHead title={kindNames[kind]} />
      <div className={barCss.bar}>
        <Link to="/projects" className={barCss.back}>
          <Icon name="left" size={16} />
          募集
        </Link>
        <p className={barCss.kindWords}>
          <span>{kindNames[kind]}</span>
        </p>
      </div>
      <div className={css.waiting}>
        <Spinner fill size="l" label="読み込んでいます" />
      </div>
    </div>
  );
}
