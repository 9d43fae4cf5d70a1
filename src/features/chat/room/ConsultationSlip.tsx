import { useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { waysOfWorking } from '../../../lib/words/jobProfileWords.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { cx } from '../../../ui/cx.ts';
import { formatDate } from '../../../ui/text/formatDate.ts';
import * as styles from './slip.css.ts';

/** The shown part of a consultation, in a room and in the form's preview. */
export interface Slip {
  readonly title: string;
  readonly detail: string;
  readonly isHourly: boolean;
  readonly hourlyPrice: number | null;
  readonly weeklyHours: number | null;
  readonly months: number | null;
  readonly startsAt: string | null;
  readonly budget: number | null;
  readonly deadline: string | null;
  readonly wayOfWorking: keyof typeof waysOfWorking;
  readonly place: string | null;
  readonly batchSize: number;
}

interface SlipProps {
  readonly slip: Slip;
  /** The deadline for an answer, or the result. */
  readonly aside: ReactNode;
  /** Waits for the viewer's answer. */
  readonly isPressing?: boolean;
  readonly isOver?: boolean;
  /** Name, address and contact of the company by the law's six items, if known. */
  readonly sender?: string | null;
  readonly children?: ReactNode;
}

const yen = (amount: number): string => amount.toLocaleString('ja-JP');
const weeksOfMonth = 4;
const longDetail = 140;

function factsOf(slip: Slip): readonly (readonly [string, readonly string[]])[] {
  const way = waysOfWorking[slip.wayOfWorking];
  const place = slip.place === null || slip.place === way ? [way] : [way, slip.place];
  if (!slip.isHourly)
    return [
      ['契約形態', ['単発の依頼']],
      ['希望納期', [slip.deadline === null ? '相談して決定' : formatDate(slip.deadline, { year: 'auto' })]],
      ['場所', place],
    ];
  return [
    [
      '時間',
      slip.weeklyHours === null
        ? ['相談して決定']
        : [`週${slip.weeklyHours}時間`, `月${slip.weeklyHours * weeksOfMonth}時間`],
    ],
    [
      '期間',
      [
        ...(slip.startsAt === null ? [] : [`${formatDate(slip.startsAt, { year: 'auto' })}から`]),
        slip.months === null ? '相談して決定' : `${slip.months}か月`,
      ],
    ],
    ['場所', place],
  ];
}

export function ConsultationSlip({
  slip,
  aside,
  isPressing = false,
  isOver = false,
  sender,
  children,
}: SlipProps): ReactElement {
  const [isWhole, setIsWhole] = useState(false);
  const price = slip.isHourly ? slip.hourlyPrice : slip.budget;
  return (
    <div className={cx(styles.slip, isOver && styles.over)}>
      <div className={styles.head}>
        <span>
          仕事の相談
          <span className={styles.to}>{slip.batchSize > 1 ? `${slip.batchSize}人へ` : 'あなたへ'}</span>
        </span>
        <span className={cx(styles.aside, isPressing && styles.pressing)}>{aside}</span>
      </div>
      <div className={styles.body}>
        <p className={styles.title}>{slip.title}</p>
        <p className={cx(styles.detail, !isWhole && styles.clamped)}>{slip.detail}</p>
        {slip.detail.length > longDetail && (
          <Button size="s" variant="text" onClick={() => setIsWhole(!isWhole)} aria-expanded={isWhole}>
            {isWhole ? '閉じる' : '続きを読む'}
          </Button>
        )}
        <dl className={styles.facts}>
          <div className={styles.fact}>
            <dt className={styles.name}>{slip.isHourly ? '時給、受取額(税抜)' : '受取額(税抜)'}</dt>
            <dd className={styles.price}>
              {price === null ? (
                <span className={styles.value}>相談して決定</span>
              ) : (
                <>
                  {yen(price)}
                  <span className={styles.unit}>円</span>
                </>
              )}
            </dd>
          </div>
          {factsOf(slip).map(([name, lines]) => (
            <div key={name} className={styles.fact}>
              <dt className={styles.name}>{name}</dt>
              {lines.map((line) => (
                <dd key={line} className={styles.value}>
                  {line}
                </dd>
              ))}
            </div>
          ))}
        </dl>
        {sender != null && sender !== '' && <p className={styles.sender}>{sender}</p>}
      </div>
      {children !== undefined && <div className={styles.foot}>{children}</div>}
    </div>
  );
}
