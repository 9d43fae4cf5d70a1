import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { RoundSection_round$key } from '../../../../__generated__/RoundSection_round.graphql.ts';
import { formatBytes } from '../../../ui/pictures/formatBytes.ts';
import { Deadline } from '../../../ui/text/Deadline.tsx';
import { formatDate, formatTime } from '../../../ui/text/formatDate.ts';
import { link } from '../../../ui/text/link.css.ts';
import { Status } from '../../../ui/text/Status.tsx';
import { useMinute } from '../../../ui/text/useMinute.ts';
import { tokyoDaysBetween } from '../../../lib/text/dates.ts';
import { nextWords, roundStates, yen } from '../workWords.ts';
import { CompanyActs } from './CompanyActs.tsx';
import { CreatorActs } from './CreatorActs.tsx';
import { HoursTable } from './HoursTable.tsx';
import { Invoices } from './Invoices.tsx';
import * as css from './work.css.ts';

interface RoundSectionProps {
  readonly round: RoundSection_round$key;
  readonly viewer: 'AGENT' | 'CREATOR' | 'OWNER';
  /** A PDF of an invoice takes long to make. */
  readonly isLate: boolean;
  readonly isHourly: boolean;
  /** There are several rounds. */
  readonly isNumbered: boolean;
}

/** One round: what comes next, its dates, what was delivered. */
export function RoundSection({
  round: key,
  viewer,
  isLate,
  isHourly,
  isNumbered,
}: RoundSectionProps): ReactElement {
  const round = useFragment(
    graphql`
      fragment RoundSection_round on EngagementRound {
        id
        number
        title
        state
        netPrice
        deliverBy
        agreedDueOn
        periodFrom
        periodTo
        receivedOn
        inspectBy
        dueOn
        payBy
        paidOn
        daysLate
        isAcceptedSilently
        engagement {
          endNetPrice
          agreedEndNetPrice
        }
        deliveries {
          id
          version
          note
          linkUrl
          deliveredAt
          files {
            id
            name
            byteSize
            url
          }
        }
        ...HoursTable_round
        ...CreatorActs_round
        ...Invoices_round
      }
    `,
    key,
  );
  const { id, number, state, deliveries, daysLate } = round;
  const { shape, tone, word } = roundStates[state];
  const heading = isNumbered
    ? `第${number}回${round.title == null ? '' : ` ${round.title}`}`
    : '納品と支払い';
  const isOpen = state === 'UNDER_WAY' || state === 'CORRECTION_ASKED';
  return (
    <section className={css.round} aria-labelledby={`round-${id}`} tabIndex={-1}>
      <header className={css.roundHead}>
        <h2 id={`round-${id}`} className={css.roundTitle}>
          {heading}
        </h2>
        <Status shape={shape} tone={tone}>
          {word}
        </Status>
      </header>
      <p className={css.next}>{nextWords(state, viewer, isHourly)}</p>
      {daysLate > 0 && (
        <p className={css.late}>
          支払期日を{daysLate}
          日過ぎています。報酬は期日までに支払うことが定められています(フリーランス法4条5項)。
          {viewer === 'CREATOR' && '入金がない場合は、フリーランス・トラブル110番に無料で相談できます。'}
        </p>
      )}
      <dl className={css.days}>
        {round.periodFrom != null && round.periodTo != null && (
          <Day name="期間">
            {formatDate(round.periodFrom, { year: 'auto' })}〜{formatDate(round.periodTo, { year: 'auto' })}
          </Day>
        )}
        {isOpen && !isHourly && round.deliverBy != null && (
          <Day name="納める日">
            <DueDay day={round.deliverBy} />
          </Day>
        )}
        {isOpen && round.agreedDueOn != null && (
          <Day name="支払期日">
            {formatDate(round.agreedDueOn)}
            <span className={css.small}>納品が遅れた場合は、納品された日から数えます。</span>
          </Day>
        )}
        {round.receivedOn != null && <Day name="納品された日">{formatDate(round.receivedOn)}</Day>}
        {state === 'DELIVERED' && round.inspectBy != null && (
          <Day name="検査完了日">
            <DueDay day={round.inspectBy} />
          </Day>
        )}
        {round.dueOn != null && round.payBy != null && (
          <Day name="支払期日">
            {formatDate(round.payBy)}
            {round.payBy !== round.dueOn && (
              <span className={css.small}>{formatDate(round.dueOn)}が金融機関の休業日のため</span>
            )}
          </Day>
        )}
        {round.isAcceptedSilently && state !== 'DELIVERED' && (
          <Day name="検収">{round.inspectBy == null ? '検査なし' : '検査完了日を過ぎて完了'}</Day>
        )}
        {round.paidOn != null && <Day name="支払った日">{formatDate(round.paidOn)}</Day>}
        {round.netPrice != null &&
          (state === 'ENDED_EARLY' ? (
            <EndedPrice
              was={round.netPrice}
              proposed={round.engagement?.endNetPrice ?? null}
              agreed={round.engagement?.agreedEndNetPrice ?? null}
            />
          ) : (
            <Day name="報酬(税抜)">
              <span className={css.figure}>{yen(round.netPrice)}</span>
            </Day>
          ))}
      </dl>
      {isHourly && <HoursTable round={round} isEditable={viewer === 'CREATOR' && isOpen} />}
      {viewer === 'CREATOR' && <CreatorActs round={round} isHourly={isHourly} />}
      {viewer === 'OWNER' && (
        <CompanyActs roundId={id} state={state} receivedOn={round.receivedOn ?? null} isLate={daysLate > 0} />
      )}
      {viewer !== 'AGENT' && <Invoices round={round} isCreator={viewer === 'CREATOR'} isLate={isLate} />}
      {deliveries.length > 0 && (
        <div className={css.deliveries}>
          <h3 className={css.small}>納品の記録</h3>
          <ol className={css.list}>
            {deliveries.map((delivery) => (
              <li key={delivery.id} className={css.delivery}>
                <p>
                  <strong>{delivery.version}回目の納品</strong>
                  <span className={css.when}>
                    {formatDate(delivery.deliveredAt, { year: 'auto' })} {formatTime(delivery.deliveredAt)}
                  </span>
                </p>
                {delivery.note != null && <p className={css.words}>{delivery.note}</p>}
                {delivery.linkUrl != null && (
                  <p className={css.words}>
                    <a href={delivery.linkUrl} className={link} target="_blank" rel="noopener nofollow">
                      {delivery.linkUrl}
                    </a>
                  </p>
                )}
                {delivery.files.length > 0 && (
                  <ul className={css.list}>
                    {delivery.files.map((file) => (
                      <li key={file.id} className={css.words}>
                        <a href={file.url} className={link} download>
                          {file.name}
                        </a>
                        <span className={css.when}>{formatBytes(file.byteSize)}</span>
                      </li>
                    ))}
                  </ul>
                )}
              </li>
            ))}
          </ol>
        </div>
      )}
    </section>
  );
}

interface EndedPriceProps {
  /** As first agreed. */
  readonly was: number;
  readonly proposed: number | null;
  readonly agreed: number | null;
}

/** A round that was never delivered: only what both agree on is owed, as a round of its own. */
function EndedPrice({ was, proposed, agreed }: EndedPriceProps): ReactElement {
  const isOpen = agreed === null && proposed !== null;
  return (
    <Day name={isOpen ? '提案中の報酬(税抜)' : '報酬(税抜)'}>
      <span className={css.figure}>{isOpen ? yen(proposed) : 'なし'}</span>
      <span className={css.small}>途中で終了する前は{yen(was)}</span>
    </Day>
  );
}

/** Shows the date even when overdue. */
function DueDay({ day }: { readonly day: string }): ReactElement {
  const late = tokyoDaysBetween(day, useMinute());
  return late > 0 ? (
    <>
      {formatDate(day)}
      <span className={css.overdue}>{late}日超過</span>
    </>
  ) : (
    <Deadline date={day} weekday />
  );
}

function Day({
  name,
  children,
}: {
  readonly name: string;
  readonly children: React.ReactNode;
}): ReactElement {
  return (
    <div className={css.day}>
      <dt className={css.small}>{name}</dt>
      <dd className={css.dayValue}>{children}</dd>
    </div>
  );
}
