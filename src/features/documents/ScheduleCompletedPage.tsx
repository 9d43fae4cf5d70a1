import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { buttonClass } from '../../ui/buttons/buttonClass.ts';
import { PageHead } from '../page/PageHead.tsx';
import * as css from './documents.css.ts';

/** `/document/schedule-completed` */
export function ScheduleCompletedPage(): ReactElement {
  return (
    <div className={css.page}>
      <PageHead title="面談のお申し込み" />
      <h1 className={css.documentTitle}>面談のお申し込みを受け付けました</h1>
      <p className={css.documentLead}>2営業日以内に、日時をメールでご連絡します。</p>
      <div className={css.acts}>
        <Link to="/business" className={buttonClass({ variant: 'primary' })}>
          つむぎについて読む
        </Link>
        <Link to="/document" className={buttonClass()}>
          資料を見る
        </Link>
      </div>
    </div>
  );
}
