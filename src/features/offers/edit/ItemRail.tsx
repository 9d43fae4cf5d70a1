import type { ReactElement } from 'react';
import { Status } from '../../../ui/text/Status.tsx';
import type { PaperLine } from '../paper/PaperLines.tsx';
import * as css from './edit.css.ts';

interface ItemRailProps {
  readonly lines: readonly PaperLine[];
  /** The item being written. */
  readonly at: number | null;
  /** Items that the creator asked to change. */
  readonly asked?: ReadonlySet<number | null>;
  readonly onGo: (number: number) => void;
}

function stateOf({ state, text }: PaperLine): {
  readonly shape: 'filled' | 'half' | 'ring';
  readonly word: string;
} {
  if (state === 'UNDECIDED') return { shape: 'half', word: '未定' };
  return state === 'NONE' && text.length === 0
    ? { shape: 'ring', word: '未入力' }
    : { shape: 'filled', word: '入力済み' };
}

/** The items' numbers beside the form, with their state. */
export function ItemRail({ lines, at, asked, onGo }: ItemRailProps): ReactElement {
  return (
    <nav className={css.rail} aria-label="項目">
      <ol className={css.railList}>
        {lines.map((line) => {
          const { shape, word } = stateOf(line);
          const isAsked = asked?.has(line.number) === true;
          return (
            <li key={line.term}>
              <button
                type="button"
                className={css.railItem}
                aria-current={at === line.number ? 'step' : undefined}
                aria-label={`${line.number} ${line.label} ${word}${isAsked ? ' 相談あり' : ''}`}
                title={line.label}
                data-asked={isAsked || undefined}
                data-missing={shape === 'ring' || undefined}
                onClick={() => onGo(line.number)}
              >
                <span className={css.railNumber}>{line.number}</span>
                <Status shape={shape} tone={shape === 'ring' ? 'creator' : 'company'} wordHidden>
                  {word}
                </Status>
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
