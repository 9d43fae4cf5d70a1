/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a listbox under a field has no tag of its own */
import type { ReactElement } from 'react';
import { Button } from '../../ui/buttons/Button.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { cx } from '../../ui/cx.ts';
import { Avatar } from '../../ui/pictures/Avatar.tsx';
import { Picture } from '../../ui/pictures/Picture.tsx';
import { Kbd } from '../../ui/text/Kbd.tsx';
import { Marked } from './Marked.tsx';
import * as css from './suggestions.css.ts';
import type { SuggestedGroup, SuggestedOption } from './suggested.ts';

interface SuggestionSheetProps {
  readonly id: string;
  readonly groups: readonly SuggestedGroup[];
  /** The key of the option that Enter takes. */
  readonly active: string | null;
  readonly onTake: (option: SuggestedOption) => void;
  readonly onForget?: () => void;
}

const intoView = (option: HTMLElement | null): void => option?.scrollIntoView?.({ block: 'nearest' });

/** What the box offers. The focus stays in the field: the options are told by `aria-activedescendant`. */
export function SuggestionSheet({
  id,
  groups,
  active,
  onTake,
  onForget,
}: SuggestionSheetProps): ReactElement {
  const starts = groups.map((_group, index) =>
    groups.slice(0, index).reduce((sum, { options }) => sum + options.length, 0),
  );
  return (
    <div className={cx(css.sheet, css.columns[groups.length === 1 ? 1 : groups.length === 2 ? 2 : 3])}>
      <div id={`${id}-list`} role="listbox" aria-label="候補" className={css.list}>
        {groups.map((group, groupIndex) => (
          <div key={group.name} role="group" aria-label={group.name} className={css.group}>
            <p className={css.groupName} aria-hidden="true">
              {group.name}
            </p>
            {group.options.map((option, index) => {
              const at = (starts[groupIndex] ?? 0) + index;
              return (
                // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the field takes the keys
                <div
                  key={option.key}
                  id={`${id}-${at}`}
                  role="option"
                  aria-selected={option.key === active}
                  ref={option.key === active ? intoView : undefined}
                  className={cx(css.option, option.does === 'show' && css.optionAll)}
                  // The field keeps the focus.
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => onTake(option)}
                >
                  <OptionFace option={option} />
                  <span className={css.optionWords}>
                    <Marked text={option.text} matches={option.matches ?? []} />
                    {option.does === 'open' && option.note !== undefined && (
                      <span className={css.optionNote}>
                        <Marked text={option.note.text} matches={option.note.matches} />
                      </span>
                    )}
                  </span>
                  {option.count !== undefined && (
                    <span className={cx(css.optionCount, option.does === 'recall' && css.optionFresh)}>
                      {option.count}
                    </span>
                  )}
                </div>
              );
            })}
          </div>
        ))}
      </div>
      <div className={cx(css.keys, onForget === undefined && css.keysAlone)}>
        <span className={css.key}>
          <Kbd>↑</Kbd> <Kbd>↓</Kbd> 選ぶ
        </span>
        <span className={css.key}>
          <Kbd>Enter</Kbd> 開く
        </span>
        <span className={css.key}>
          <Kbd>Tab</Kbd> 語を入れる
        </span>
        <span className={css.key}>
          <Kbd>Esc</Kbd> 閉じる
        </span>
        <span className={css.keysEnd}>
          {onForget === undefined ? (
            '「ちょうちん」「チョウチン」「chouchin」でも、「提灯」が見つかります'
          ) : (
            <Button variant="text" size="s" onClick={onForget}>
              履歴を消去する
            </Button>
          )}
        </span>
      </div>
    </div>
  );
}

function OptionFace({ option }: { readonly option: SuggestedOption }): ReactElement | null {
  switch (option.does) {
    case 'ask':
      return <Icon name="search" size={16} />;
    case 'recall':
      return <Icon name="bookmark" size={16} />;
    case 'show':
      return null;
    case 'open': {
      const { picture, text } = option;
      if (picture.shape === 'round' || picture.shape === 'square')
        return <Avatar name={text} src={picture.url} size={32} shape={picture.shape} />;
      return (
        <span className={css.optionPicture}>
          {picture.shape === 'work' && (
            <Picture
              src={picture.url}
              width={picture.width}
              height={picture.height}
              aspect="4 / 3"
              sizes="48px"
              alt=""
              eager
            />
          )}
        </span>
      );
    }
  }
}
