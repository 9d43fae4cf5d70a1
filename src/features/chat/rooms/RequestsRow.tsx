import type { ReactElement } from 'react';
import { Icon } from '../../../ui/icons/Icon.tsx';
import * as styles from './rooms.css.ts';

interface RequestsRowProps {
  /** Counted up to 100. */
  readonly count: number;
  readonly onOpen: () => void;
}

/** Leads to the requests that wait. They are no news, so nothing here is marked unread. */
export function RequestsRow({ count, onOpen }: RequestsRowProps): ReactElement {
  return (
    <button type="button" className={styles.requests} onClick={onOpen}>
      <span className={styles.requestsCount}>リクエスト {count > 99 ? '99件以上' : `${count}件`}</span>
      <span className={styles.requestsWords}>はじめての会社から</span>
      <Icon name="right" />
    </button>
  );
}
