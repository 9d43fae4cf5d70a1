import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { DeskFoot_company$key } from '../../../../__generated__/DeskFoot_company.graphql.ts';
import { useSingleKeys } from '../../../lib/browser/singleKeys.ts';
import { Kbd } from '../../../ui/text/Kbd.tsx';
import * as css from './foot.css.ts';
import { durationWords } from '../../../lib/words/durationWords.ts';

const keys = [
  { keys: ['J', 'K'], words: '上下' },
  { keys: ['Enter'], words: '開く' },
  { keys: ['Space'], words: '選ぶ' },
  { keys: ['S'], words: '段階を進める' },
  { keys: ['E'], words: '担当' },
  { keys: ['M'], words: 'メッセージ' },
  { keys: ['X'], words: '見送り' },
] as const;

interface DeskFootProps {
  readonly company: DeskFoot_company$key | null;
  /** What a colleague has just done. */
  readonly news: string | null;
  readonly onHelp: () => void;
}

/** The keys, and how the company answers. */
export function DeskFoot({ company, news, onHelp }: DeskFootProps): ReactElement {
  const data = useFragment(
    graphql`
      fragment DeskFoot_company on Company {
        responseRatePercent
        medianReplyMinutes
      }
    `,
    company,
  );
  const [allowed] = useSingleKeys();
  return (
    <footer className={css.foot} aria-label="キーと返信の様子">
      {allowed &&
        keys.map(({ keys: pressed, words }) => (
          <span key={words} className={css.key}>
            {pressed.map((each) => (
              <Kbd key={each}>{each}</Kbd>
            ))}
            {words}
          </span>
        ))}
      <button type="button" className={css.key} onClick={onHelp}>
        <Kbd>?</Kbd>
        キー一覧
      </button>
      <span className={css.news} aria-live="polite">
        {news}
      </span>
      {data?.responseRatePercent != null && (
        <span className={css.figures}>
          返信率 <b className={css.statistic}>{data.responseRatePercent}%</b>
        </span>
      )}
      {data?.medianReplyMinutes != null && (
        <span className={css.figures}>
          返信までの日数(中央値) <b className={css.statistic}>{durationWords(data.medianReplyMinutes)}</b>
        </span>
      )}
    </footer>
  );
}
