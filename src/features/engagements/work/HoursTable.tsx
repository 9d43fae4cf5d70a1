import { useState } from 'react';
import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { HoursTableRemoveMutation } from '../../../../__generated__/HoursTableRemoveMutation.graphql.ts';
import type { HoursTableSaveMutation } from '../../../../__generated__/HoursTableSaveMutation.graphql.ts';
import type { HoursTable_round$key } from '../../../../__generated__/HoursTable_round.graphql.ts';
import { stopsAtUnread } from '../../../lib/forms/stopsAtUnread.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { DateField } from '../../../ui/fields/DateField.tsx';
import { NumberField } from '../../../ui/fields/NumberField.tsx';
import { TextField } from '../../../ui/fields/text/TextField.tsx';
import { formatDate, isoDay } from '../../../ui/text/formatDate.ts';
import { useAct } from '../../page/useAct.ts';
import { timeWords, yen } from '../workWords.ts';
import * as css from './work.css.ts';

interface HoursTableProps {
  readonly round: HoursTable_round$key;
  readonly isEditable: boolean;
}

const minutesOfHour = 60;

/** A month's hours by day, and their sum. */
export function HoursTable({ round: key, isEditable }: HoursTableProps): ReactElement {
  const round = useFragment(
    graphql`
      fragment HoursTable_round on EngagementRound {
        id
        periodFrom
        periodTo
        hoursAmount
        hours {
          id
          workedOn
          minutes
          work
        }
      }
    `,
    key,
  );
  const { act: remove, pending: removing } = useAct<HoursTableRemoveMutation>(graphql`
    mutation HoursTableRemoveMutation($roundId: ID!, $hoursId: ID!) {
      removeEngagementHours(roundId: $roundId, hoursId: $hoursId) {
        engagement {
          ...EngagementPage_engagement
        }
        errors {
          ...mutationErrors @relay(mask: false)
        }
      }
    }
  `);
  const { id, hours, hoursAmount } = round;
  const minutes = hours.reduce((sum, line) => sum + line.minutes, 0);
  return (
    <div className={css.hours}>
      <table className={css.table}>
        <caption className={css.small}>稼働時間</caption>
        <thead>
          <tr>
            <th scope="col">日付</th>
            <th scope="col">作業の内容</th>
            <th scope="col" className={css.right}>
              時間
            </th>
            {isEditable && <th scope="col">操作</th>}
          </tr>
        </thead>
        <tbody>
          {hours.map((line) => (
            <tr key={line.id}>
              <th scope="row" className={css.dayCell}>
                {formatDate(line.workedOn, { year: false })}
              </th>
              <td className={css.words}>{line.work}</td>
              <td className={css.right}>{timeWords(line.minutes)}</td>
              {isEditable && (
                <td>
                  <Button
                    size="s"
                    variant="text"
                    disabled={removing !== null}
                    aria-label={`${formatDate(line.workedOn, { year: false })}の${line.work}を削除する`}
                    onClick={() => void remove({ roundId: id, hoursId: line.id })}
                  >
                    削除
                  </Button>
                </td>
              )}
            </tr>
          ))}
          {hours.length === 0 && (
            <tr>
              <td colSpan={isEditable ? 4 : 3} className={css.small}>
                まだ入力されていません。
              </td>
            </tr>
          )}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              合計
            </th>
            <td className={css.right} colSpan={isEditable ? 2 : 1}>
              {timeWords(minutes)}
              {hoursAmount != null && <span className={css.total}>{yen(hoursAmount)}(税抜)</span>}
            </td>
          </tr>
        </tfoot>
      </table>
      {isEditable && round.periodFrom != null && round.periodTo != null && (
        <NewLine roundId={id} from={round.periodFrom} to={round.periodTo} />
      )}
    </div>
  );
}

interface NewLineProps {
  readonly roundId: string;
  readonly from: string;
  readonly to: string;
}

/** A new line. Its id is made here, so that a retry does not add it twice. */
function NewLine({ roundId, from, to }: NewLineProps): ReactElement {
  const [today] = useState(() => isoDay(new Date()));
  const last = today < to ? today : to;
  const [clientId, setClientId] = useState<string>(() => crypto.randomUUID());
  const [day, setDay] = useState<string | null>(last < from ? null : last);
  const [hours, setHours] = useState<number | null>(null);
  const [work, setWork] = useState('');
  const [isAsked, setAsked] = useState(false);
  const { act, pending } = useAct<HoursTableSaveMutation>(graphql`
    mutation HoursTableSaveMutation($input: SaveEngagementHoursInput!) {
      saveEngagementHours(input: $input) {
        engagement {
          ...EngagementPage_engagement
        }
        errors {
          ...mutationErrors @relay(mask: false)
        }
      }
    }
  `);
  const save = async (): Promise<void> => {
    setAsked(true);
    if (day === null || hours === null || hours <= 0 || work.trim() === '') return;
    const done = await act({
      input: { roundId, clientId, workedOn: day, minutes: Math.round(hours * minutesOfHour), work },
    });
    if (done === null) return;
    setClientId(crypto.randomUUID());
    setHours(null);
    setWork('');
    setAsked(false);
  };
  return (
    <form
      className={css.newLine}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!stopsAtUnread(event.currentTarget)) void save();
      }}
    >
      <DateField
        label="日付"
        value={day}
        onChange={setDay}
        min={from}
        max={last < from ? from : last}
        error={isAsked && day === null ? '日付を入力してください。' : undefined}
      />
      <NumberField
        label="時間"
        unit="時間"
        help="1時間30分は1.5"
        decimals={2}
        min={0}
        max={24}
        value={hours}
        onChange={setHours}
        error={isAsked && (hours === null || hours <= 0) ? '時間を入力してください。' : undefined}
      />
      <TextField
        label="作業の内容"
        value={work}
        onChange={setWork}
        error={isAsked && work.trim() === '' ? '作業の内容を入力してください。' : undefined}
      />
      <Button type="submit" loading={pending !== null}>
        追加する
      </Button>
    </form>
  );
}
