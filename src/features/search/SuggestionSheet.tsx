/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a listbox under a field has no tag of its own */
import type { ReactElement } from 'react';
import { Button } from '../../ui/buttons/Button.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { Avatar } from '../../ui/pictures/Avatar.tsx';
import { Picture } from '../../ui/pictures/Picture.tsx';
import { Kbd } from '../../ui/text/Kbd.tsx';
import { Marked } from './Marked.tsx';
import * as css from './search.css.ts';
import type { SuggestedGroup, SuggestedOption } from './useSuggestions.ts';

interface SuggestionSheetProps {
  readonly id: string;
  readonly groups: readonly SuggestedGroup[];
  readonly active: number;
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
    <div className={css.sheet}>
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
                  key={`${option.href ?? ''} ${option.text}`}
                  id={`${id}-${at}`}
                  role="option"
                  aria-selected={at === active}
                  ref={at === active ? intoView : undefined}
                  className={css.option}
                  // The field keeps the focus.
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => onTake(option)}
                >
                  <OptionFace option={option} />
                  <span className={css.optionWords}>
                    <Marked text={option.text} matches={option.matches ?? []} />
                    {option.note !== undefined && <span className={css.optionNote}>{option.note}</span>}
                  </span>
                  {option.count !== undefined && (
                    <span className={css.optionCount}>{option.count >= 200 ? '200+' : option.count}</span>
                  )}
                </div>
              );
            })}
          </div>
        ))}
      </div>
      <div className={css.keys}>
        <span>
          <Kbd>↑</Kbd> <Kbd>↓</Kbd> 選ぶ
        </span>
        <span>
          <Kbd>Enter</Kbd> 開く
        </span>
        <span>
          <Kbd>Tab</Kbd> 語を入れる
        </span>
        <span>
          <Kbd>Esc</Kbd> 閉じる
        </span>
        {onForget === undefined ? (
          <span className={css.keysNote}>
            「ちょうちん」「チョウチン」「chouchin」でも、「提灯」が見つかります
          </span>
        ) : null}
      </div>
      {onForget !== undefined && (
        <div className={css.group}>
          <Button variant="text" onClick={onForget}>
            履歴を消去する
          </Button>
        </div>
      )}
    </div>
  );
}

function OptionFace({ option: { href, picture, text } }: { readonly option: SuggestedOption }): ReactElement {
  if (href === undefined) return <Icon name="search" size={16} />;
  if (picture?.shape === 'work')
    return (
      <span className={css.optionPicture}>
        <Picture src={picture.url} width={4} height={3} aspect="4 / 3" sizes="48px" alt="" eager />
      </span>
    );
  return (
    <Avatar
      name={text}
      src={picture?.url ?? null}
      size={32}
      shape={picture?.shape === 'square' ? 'square' : 'round'}
    />
  );
}
