import { useState } from 'react';
import type { ReactElement } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay/hooks';
import { fetchQuery } from 'relay-runtime';
import type { EngagementLedgerFormat, LedgerQuery } from '../../../../__generated__/LedgerQuery.graphql.ts';
import { failureWords } from '../../../lib/failureWords.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Select } from '../../../ui/choices/Select.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { saveCsv } from '../saveCsv.ts';
import * as css from './list.css.ts';

const formats: readonly { readonly value: EngagementLedgerFormat; readonly label: string }[] = [
  { value: 'LIST', label: '一覧と取引先ごとの合計' },
  { value: 'FREEE', label: 'freee会計「取引インポート」' },
  { value: 'MONEY_FORWARD', label: 'マネーフォワード クラウド会計「仕訳帳」' },
];

/** A year's invoices as a file, for tax returns and accounting programs. */
export function Ledger(): ReactElement {
  const environment = useRelayEnvironment();
  const [now] = useState(() => new Date().getFullYear());
  const [year, setYear] = useState(String(now));
  const [format, setFormat] = useState<EngagementLedgerFormat>('LIST');
  const [isLoading, setLoading] = useState(false);
  const load = async (): Promise<void> => {
    setLoading(true);
    try {
      const answer = await fetchQuery<LedgerQuery>(
        environment,
        graphql`
          query LedgerQuery($year: Int!, $format: EngagementLedgerFormat!) {
            engagementLedger(year: $year, format: $format)
          }
        `,
        { year: Number(year), format },
      ).toPromise();
      if (answer !== undefined)
        saveCsv(answer.engagementLedger, `tsumugi-${year}-${format.toLowerCase()}.csv`);
    } catch (error) {
      toast.error(failureWords(error));
    }
    setLoading(false);
  };
  return (
    <section className={css.section} aria-labelledby="engagement-ledger">
      <h2 id="engagement-ledger" className={css.sectionTitle}>
        請求書の一覧を書き出す
      </h2>
      <p className={css.next}>
        1年分の請求書をCSV(UTF-8、BOM付き)で書き出します。確定申告や支払調書の作成、会計ソフトへの取り込みに使えます。
      </p>
      <div className={css.ledger}>
        <Select
          label="年"
          options={[now, now - 1, now - 2].map((one) => ({ value: String(one), label: `${one}年` }))}
          value={year}
          onChange={setYear}
        />
        <Select label="形式" options={formats} value={format} onChange={setFormat} />
        <Button loading={isLoading} onClick={() => void load()}>
          書き出す
        </Button>
      </div>
    </section>
  );
}
