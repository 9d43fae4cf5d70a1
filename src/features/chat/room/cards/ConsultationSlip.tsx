import { useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { waysOfWorking } from '../../../../lib/words/jobProfileWords.ts';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { cx } from '../../../../ui/cx.ts';
import { formatDate } from '../../../../ui/text/formatDate.ts';
import type { SlipCompany } from '../session/roomMessage.ts';
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
  /** Empty where none was written. */
  readonly purpose: string;
  readonly category: string | null;
  readonly mayPublish: boolean;
  readonly publishNote: string | null;
  readonly company: SlipCompany;
}

interface SlipProps {
  readonly slip: Slip;
  /** The deadline for an answer, or the result. */
  readonly aside: ReactNode;
  /** Waits for the viewer's answer. */
  readonly isPressing?: boolean;
  readonly isOver?: boolean;
  readonly children?: ReactNode;
}

const yen = (amount: number): string => amount.toLocaleString('ja-JP');
const weeksOfMonth = 4;
const longWords = 140;

const dated: ReadonlySet<string> = new Set(['希望納期', '期間']);

function factsOf(slip: Slip): readonly (readonly [string, readonly string[]])[] {
  const way = waysOfWorking[slip.wayOfWorking];
  const place = slip.place === null || slip.place === way ? [way] : [way, slip.place];
  const rest = [
    ['場所', place],
    ...(slip.category === null ? [] : [['分野', [slip.category]] as const]),
    [
      '制作実績としての公開',
      slip.mayPublish
        ? ['公開できます', ...(slip.publishNote === null ? [] : [slip.publishNote])]
        : ['公開できません'],
    ],
  ] as const;
  if (!slip.isHourly)
    return [
      ['契約形態', ['単発の依頼']],
      ['希望納期', [slip.deadline === null ? '相談して決定' : formatDate(slip.deadline, { year: 'auto' })]],
      ...rest,
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
    ...rest,
  ];
}

const isSaid = (line: string | null): line is string => line !== null && line !== '';

export function ConsultationSlip({
  slip,
  aside,
  isPressing = false,
  isOver = false,
  children,
}: SlipProps): ReactElement {
  const [isWhole, setIsWhole] = useState(false);
  const price = slip.isHourly ? slip.hourlyPrice : slip.budget;
  const { company, purpose } = slip;
  const words = cx(styles.detail, !isWhole && styles.clamped);
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
        <p className={words}>{slip.detail}</p>
        {purpose !== '' && (
          <div>
            <p className={styles.purpose}>目的</p>
            <p className={words}>{purpose}</p>
          </div>
        )}
        {(slip.detail.length > longWords || purpose.length > longWords) && (
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
                <dd key={line} className={cx(styles.value, dated.has(name) && styles.date)}>
                  {line}
                </dd>
              ))}
            </div>
          ))}
        </dl>
        {[company.name, company.address, company.contact].some(isSaid) && (
          <div className={styles.sender}>
            {[company.name, company.address].filter(isSaid).map((line) => (
              <p key={line} className={styles.senderLine}>
                {line}
              </p>
            ))}
            {isSaid(company.contact) && <p className={styles.senderLine}>連絡先　{company.contact}</p>}
          </div>
        )}
      </div>
      {children !== undefined && <div className={styles.foot}>{children}</div>}
    </div>
  );
}
