import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { Button } from '../../../ui/buttons/Button.tsx';
import { notOnPhone } from '../../../ui/editors/editors.css.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { ownStatus } from '../../../lib/words/openingStatus.ts';
import * as barCss from './bar.css.ts';
import { DraftActs } from './DraftActs.tsx';
import { kindNames } from './fields/kindNames.ts';
import { useDraftForm } from './fields/formContext.ts';
import { SaveState } from './saving/SaveState.tsx';
import type { Draft } from './saving/useDraft.ts';

interface DraftBarProps {
  readonly draft: Draft;
  readonly checking: boolean;
  readonly onCheck: () => void;
}

export function DraftBar({ draft, checking, onCheck }: DraftBarProps): ReactElement {
  const { values, state, kind } = draft;
  const { saved } = state;
  const { errorOf } = useDraftForm();
  const wrong = state.held.filter(({ name }) => errorOf(name) !== undefined).length;
  return (
    <div className={barCss.bar}>
      <Link to="/projects" className={barCss.back}>
        <Icon name="left" size={16} />
        募集
      </Link>
      <h1 className={barCss.title}>
        {values.title.trim() === '' ? <span className={barCss.untitled}>無題の下書き</span> : values.title}
      </h1>
      <p className={barCss.kindWords}>
        <span>
          {ownStatus(saved?.status ?? 'DRAFT', saved?.suspensionReason != null, saved?.hold?.reason).word}
        </span>
        <span>{kindNames[kind]}</span>
      </p>
      <div className={barCss.barEnd}>
        <SaveState state={state} wrong={wrong} />
        {state.step !== 'gone' && <DraftActs draft={draft} />}
        <Button
          size="s"
          variant="primary"
          className={notOnPhone}
          loading={checking}
          loadingText="確認しています"
          onClick={onCheck}
        >
          公開前の確認へ
        </Button>
      </div>
    </div>
  );
}
