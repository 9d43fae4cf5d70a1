import { Link } from '@tanstack/react-router';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { Avatar } from '../../../ui/pictures/Avatar.tsx';
import { buttonClass } from '../../../ui/buttons/buttonClass.ts';
import { Deadline } from '../../../ui/text/Deadline.tsx';
import { DateText } from '../../../ui/text/DateText.tsx';
import { Price } from '../../../ui/text/Price.tsx';
import { Status } from '../../../ui/text/Status.tsx';
import * as css from './dealings.css.ts';

interface DealRowProps {
  readonly kind: '応募' | '相談' | 'オファー';
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
  readonly due?: { readonly name: string; readonly date: string } | null;
  readonly price?: { readonly amount: number; readonly isHourly: boolean } | null;
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
  price = null,
  roomId,
  act,
  children,
}: DealRowProps): ReactElement {
  return (
    <article className={css.row}>
      <Avatar name={company.name} src={company.avatarImagePath ?? null} shape="square" size={40} />
      <div className={css.words}>
        <h3 className={css.name}>{title}</h3>
        <p className={css.company}>
          <span className={css.kind}>{kind}</span>
          {company.name}
        </p>
        {price !== null && (
          <p className={css.price}>
            <Price amount={price.amount} tax="excluded" per={price.isHourly ? '時給' : undefined} />
          </p>
        )}
        {children}
      </div>
      <dl className={css.facts}>
        <div>
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
              <Deadline date={due.date} />
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
