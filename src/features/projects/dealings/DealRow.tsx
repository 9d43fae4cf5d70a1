import { Link } from '@tanstack/react-router';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { Avatar } from '../../../ui/pictures/Avatar.tsx';
import { buttonClass } from '../../../ui/buttons/buttonClass.ts';
import { Deadline } from '../../../ui/text/Deadline.tsx';
import { tokyoDaysBetween } from '../../../lib/text/dates.ts';
import { useMinute } from '../../../ui/text/useMinute.ts';
import { DateText } from '../../../ui/text/DateText.tsx';
import { Status } from '../../../ui/text/Status.tsx';
import * as css from './dealings.css.ts';

interface DealRowProps {
  readonly kind: '応募' | '相談' | 'オファー' | '条件の変更';
  /** A link to where it is read whole. */
  readonly title: ReactNode;
  readonly company: { readonly name: string; readonly avatarImagePath?: string | null | undefined };
  readonly status: {
    readonly word: string;
    readonly shape: ComponentProps<typeof Status>['shape'];
    readonly tone?: ComponentProps<typeof Status>['tone'];
  };
  /** When it began: 応募, 受信. */
  readonly began: { readonly name: string; readonly date: string };
  /** By when an answer is due: the viewer's, or the company's, which may be late. */
  readonly due?: { readonly name: string; readonly date: string } | null;
  /** Beside the company: what kind of opening, and whether it is over. */
  readonly note?: string;
  readonly pay?: ReactNode;
  readonly headingLevel?: 'h2' | 'h3';
  readonly roomId?: string | null | undefined;
  /** Before the way to the room: what is to be done now. */
  readonly act?: ReactNode;
  readonly children?: ReactNode;
}

/** One dealing with a company, whatever it is: what of, how far it came, by when an answer is due, and what can be done. */
export function DealRow({
  kind,
  title,
  company,
  status,
  began,
  due = null,
  note = '',
  pay,
  headingLevel: Heading = 'h3',
  roomId,
  act,
  children,
}: DealRowProps): ReactElement {
  return (
    <article className={css.row}>
      <Avatar name={company.name} src={company.avatarImagePath ?? null} shape="square" size={40} />
      <div className={css.words}>
        <Heading className={css.name}>{title}</Heading>
        <p className={css.company}>
          <span className={css.kind}>{kind}</span>
          {company.name}
          {note !== '' && <span className={css.note}>{note}</span>}
        </p>
        {pay != null && pay !== false && <p className={css.price}>{pay}</p>}
        {children}
      </div>
      <dl className={css.facts}>
        <div className={css.state}>
          <dt className={css.fact}>状態</dt>
          <dd>
            <Status shape={status.shape} {...(status.tone !== undefined && { tone: status.tone })}>
              {status.word}
            </Status>
          </dd>
        </div>
        <div>
          <dt className={css.fact}>{began.name}</dt>
          <dd className={css.figure}>
            <DateText date={began.date} weekday={false} year="auto" />
          </dd>
        </div>
        {due !== null && (
          <div>
            <dt className={css.fact}>{due.name}</dt>
            <dd className={css.figure}>
              <DueDate {...due} />
            </dd>
          </div>
        )}
      </dl>
      <div className={css.acts}>
        {act}
        {roomId != null && (
          <Link
            to="/messages/$roomId"
            params={{ roomId }}
            className={buttonClass({ size: 's' })}
            aria-label={`${company.name}とのメッセージを開く`}
          >
            メッセージを開く
          </Link>
        )}
      </div>
    </article>
  );
}

/** What is over says so: a date alone would look as if it were to come. */
function DueDate({ date }: { readonly date: string }): ReactElement {
  const now = useMinute();
  const days = Date.parse(date) < now ? tokyoDaysBetween(date, now) : 0;
  return days > 0 ? <span className={css.late}>{days}日超過</span> : <Deadline date={date} />;
}
