import type { ReactElement } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { MenuButton } from '../../../ui/MenuButton.tsx';
import * as css from './selection.css.ts';
import { useDeskActs } from './deskContext.ts';
import { mostCompared } from './deskChoices.ts';
import type { Lists } from './lists.ts';
import { stages, targets } from './stageWords.ts';

interface SelectionBarProps {
  readonly ids: readonly string[];
  readonly lists: Lists;
  readonly onCompare: () => void;
  readonly onClear: () => void;
}

/** What to do with those who are ticked. */
export function SelectionBar({ ids, lists, onCompare, onClear }: SelectionBarProps): ReactElement {
  const acts = useDeskActs();
  const comparable = ids.length >= 2 && ids.length <= mostCompared;
  return (
    <div className={css.selection} role="toolbar" aria-label="選んだ応募者の操作">
      <span className={css.selected} aria-live="polite">
        <b className={css.figure}>{ids.length}</b>人を選択中
      </span>
      <Button
        size="s"
        variant="primary"
        onClick={onCompare}
        disabled={!comparable}
        title={comparable ? undefined : `${mostCompared}人まで並べられます`}
      >
        並べて見る
      </Button>
      <MenuButton
        label="移す段階"
        size="s"
        placement="top start"
        entries={targets.map((stage) => ({
          id: stage,
          label: stages[stage].word,
          onAction: () => lists.put(ids, stage, acts),
        }))}
      >
        段階を変える
        <Icon name="up" size={16} />
      </MenuButton>
      <Button size="s" onClick={() => acts.assign(ids)}>
        担当を決める
      </Button>
      <Button size="s" variant="danger" onClick={() => acts.decline(ids)}>
        見送る
      </Button>
      <IconButton icon="close" label="選ぶのをやめる" size="s" onClick={onClear} className={css.clear} />
    </div>
  );
}
