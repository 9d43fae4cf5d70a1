import type { ReactElement } from 'react';
import { Icon } from '../../ui/icons/Icon.tsx';
import * as css from './recommend.css.ts';
import type { Recommendation } from './useRecommendation.ts';

interface UnderstoodTagsProps {
  readonly tags: Recommendation['tags'];
  readonly onRemove: (key: string) => void;
}

/** What was understood, each with its number, to be taken away where it is not meant. */
export function UnderstoodTags({ tags, onRemove }: UnderstoodTagsProps): ReactElement {
  return (
    <ul className={css.tags} aria-label="読み取ったこと">
      {tags.map(({ number, key, label, isExcluded }) => {
        const words = isExcluded ? `${label}以外` : label;
        return (
          <li key={key} className={css.tag}>
            <span className={css.tagNumber}>{number}</span>
            {words}
            <button
              type="button"
              className={css.tagRemove}
              aria-label={`${words}を外す`}
              title="外す"
              onClick={() => onRemove(key)}
            >
              <Icon name="close" size={16} />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
