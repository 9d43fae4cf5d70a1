import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { cx } from '../../../../ui/cx.ts';
import { Icon } from '../../../../ui/icons/Icon.tsx';
import { ProgressBar } from '../../../../ui/feedback/ProgressBar.tsx';
import { VisuallyHidden } from '../../../../ui/text/VisuallyHidden.tsx';
import type { CheckItem } from './checklist.ts';
import * as css from './checklist.css.ts';

interface ChecklistProps {
  readonly items: readonly CheckItem[];
  readonly isPublished: boolean;
  /** Suspended by operators. */
  readonly isSuspended: boolean;
  readonly className?: string | undefined;
  readonly onGo: (item: CheckItem) => void;
}

/** What publishing needs; each item leads to its field. */
export function Checklist({
  items,
  isPublished,
  isSuspended,
  className,
  onGo,
}: ChecklistProps): ReactElement {
  const done = items.filter(({ isMet }) => isMet).length;
  const left = items.length - done;
  return (
    <nav className={cx(css.checklist, className)} aria-label="公開に必要な項目">
      <p className={css.count}>
        <span className={css.countDone}>{done}</span>
        <span className={css.countAll}>／ {items.length} 項目</span>
      </p>
      <div className={css.twist}>
        <ProgressBar value={done} max={items.length} label="書いた項目" />
      </div>
      <p className={css.lead}>{leadWords(left, isPublished, isSuspended)}</p>
      <ol className={css.inColumn}>
        {items.map((item) => (
          <li key={item.field}>
            <CheckRow item={item} onGo={onGo} />
          </li>
        ))}
      </ol>
    </nav>
  );
}

function leadWords(left: number, isPublished: boolean, isSuspended: boolean): string {
  if (left > 0) return `あと${left}項目書くと公開できます。求人の表示に、法令で必要な項目です。`;
  if (isSuspended) return '必要な項目はそろっています。公開の停止が解けると、反映できます。';
  return isPublished
    ? '必要な項目はそろっています。変更した内容を、いつでも反映できます。'
    : '必要な項目がそろいました。いつでも公開できます。';
}

function CheckRow({ item, onGo }: { item: CheckItem; onGo: (item: CheckItem) => void }): ReactElement {
  const words = (
    <>
      {item.isMet ? (
        <Icon name="check" size={16} className={css.checkMark} />
      ) : (
        <span className={css.checkRing} />
      )}
      <span>
        {item.label}
        <VisuallyHidden>{item.isMet ? '、記入済み' : '、未記入'}</VisuallyHidden>
      </span>
    </>
  );
  const look = cx(css.check, !item.isMet && css.checkUnmet);
  if (item.at === null) {
    return (
      <Link to="/my_company" className={look}>
        {words}
      </Link>
    );
  }
  return (
    <button type="button" className={look} onClick={() => onGo(item)}>
      {words}
    </button>
  );
}
