import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { OpeningFiguresRow_figures$key } from '../../../../__generated__/OpeningFiguresRow_figures.graphql.ts';
import { openingStatus } from '../../../lib/words/openingStatus.ts';
import { cx } from '../../../ui/cx.ts';
import { PhraseText } from '../../../ui/text/PhraseText.tsx';
import * as css from '../analytics.css.ts';
import { dayWords, daysWords, grouped } from '../analyticsWords.ts';
import { Columns } from '../charts/Columns.tsx';

export function OpeningFiguresRow({
  figures: key,
}: {
  readonly figures: OpeningFiguresRow_figures$key;
}): ReactElement {
  const figures = useFragment(
    graphql`
      fragment OpeningFiguresRow_figures on OpeningFigures {
        jobOpeningId
        title
        status
        publishedOn
        seen {
          total
        }
        opened {
          total
          byDay
        }
        entered {
          total
        }
        reached {
          step
          people
        }
        replies {
          ratePercent
          medianDays
        }
      }
    `,
    key,
  );
  const { jobOpeningId: id, title, status, publishedOn, seen, opened, entered, reached, replies } = figures;
  const at = (step: string): number => reached.find((one) => one.step === step)?.people ?? 0;
  const hired = at('HIRED');
  return (
    <tr>
      <th scope="row" className={css.rowName}>
        <span className={css.name}>
          <Link to="/jobs/$id" params={{ id }} className={css.nameLink}>
            <PhraseText>{title}</PhraseText>
          </Link>
        </span>
        <span className={css.sub}>
          {status === 'PUBLIC' ? `${dayWords(publishedOn)}公開` : openingStatus[status].word}
        </span>
      </th>
      <td className={cx(css.rowCell, css.wider)}>
        <Columns values={opened.byDay} height={28} />
      </td>
      <td className={cx(css.rowCell, css.wide)}>{grouped.format(seen.total)}</td>
      <td className={css.rowCell}>{grouped.format(opened.total)}</td>
      <td className={css.rowCell}>{grouped.format(entered.total)}</td>
      <td className={css.rowCell}>{grouped.format(at('INTERVIEW'))}</td>
      <td className={cx(css.rowCell, css.wide, hired > 0 && css.matters.ai)}>
        {hired > 0 ? grouped.format(hired) : '—'}
      </td>
      <td className={cx(css.rowCell, css.wide)}>
        {replies.ratePercent == null ? '—' : `${replies.ratePercent}%`}
      </td>
      <td className={cx(css.rowCell, css.wide)}>{daysWords(replies.medianDays)}</td>
    </tr>
  );
}
