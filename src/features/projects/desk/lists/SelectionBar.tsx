import type { ReactElement } from 'react';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { Icon } from '../../../../ui/icons/Icon.tsx';
import { IconButton } from '../../../../ui/buttons/IconButton.tsx';
import { MenuButton } from '../../../../ui/buttons/MenuButton.tsx';
import * as css from './selection.css.ts';
import { mostCompared } from '../deskChoices.ts';
import { useDesk } from '../deskModel.ts';
import { byOfferEntries, stages, targets } from '../stageWords.ts';

/** What to do with those who are ticked. */
export function SelectionBar(): ReactElement {
  const { ticked, acts, compare } = useDesk();
  const { ids } = ticked;
  const comparable = ids.length >= 2 && ids.length <= mostCompared;
  return (
    <div className={css.selection} role="toolbar" data-lowbar="" aria-label="選んだ応募者の操作">
      <span className={css.selected} aria-live="polite">
        <b className={css.figure}>{ids.length}</b>人を選択中
      </span>
      <Button
        size="s"
        variant="primary"
        onClick={compare}
        disabled={!comparable}
        title={comparable ? undefined : `${mostCompared}人まで並べられます`}
      >
        並べて見る
      </Button>
      <MenuButton
        label="移す段階"
        size="s"
        placement="top start"
        entries={[
          ...targets.map((stage) => ({
            id: stage,
            label: stages[stage].word,
            onAction: () => acts.put(ids, stage),
          })),
          ...byOfferEntries,
        ]}
      >
        段階を変更する
        <Icon name="up" size={16} />
      </MenuButton>
      <Button size="s" onClick={() => acts.assign(ids)}>
        担当を設定する
      </Button>
      <Button size="s" variant="danger" onClick={() => acts.decline(ids)}>
        見送る
      </Button>
      <IconButton icon="close" label="選択を解除する" size="s" onClick={ticked.clear} className={css.clear} />
    </div>
  );
}
