import type { ReactElement, ReactNode } from 'react';
import { cx } from '../../ui/cx.ts';
import { Status } from '../../ui/text/Status.tsx';
import * as css from './ownPage.css.ts';

interface TodoRowProps {
  readonly done: boolean;
  readonly children: ReactNode;
  /** A link or button to where it is done. */
  readonly act: ReactNode;
}

export function TodoRow({ done, children, act }: TodoRowProps): ReactElement {
  return (
    <li className={css.todo}>
      <Status shape={done ? 'filled' : 'ring'} tone={done ? 'ink' : 'creator'} wordHidden>
        {done ? '完了' : '未完了'}
      </Status>
      <span className={cx(css.todoWords, done && css.todoDone)}>{children}</span>
      {!done && act}
    </li>
  );
}
