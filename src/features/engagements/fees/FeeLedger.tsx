import { useState } from 'react';
import type { ReactElement } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay/hooks';
import { fetchQuery } from 'relay-runtime';
import type { FeeLedgerQuery } from '../../../../__generated__/FeeLedgerQuery.graphql.ts';
import { failureWords } from '../../../lib/failureWords.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Select } from '../../../ui/choices/Select.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { saveCsv } from '../saveCsv.ts';
import * as css from './fees.css.ts';

/** A year's invoices with their lines, as a file. */
export function FeeLedger(): ReactElement {
  const environment = useRelayEnvironment();
  const [now] = useState(() => new Date().getFullYear());
  const [year, setYear] = useState(String(now));
  const [isLoading, setLoading] = useState(false);
  const load = async (): Promise<void> => {
    setLoading(true);
    try {
      const answer = await fetchQuery<FeeLedgerQuery>(
        environment,
        graphql`
          query FeeLedgerQuery($year: Int!) {
            feeLedger(year: $year)
          }
        `,
        { year: Number(year) },
      ).toPromise();
      if (answer !== undefined) saveCsv(answer.feeLedger, `tsumugi-fees-${year}.csv`);
    } catch (error) {
      toast.error(failureWords(error));
    }
    setLoading(false);
  };
  return (
    <section className={css.section} aria-labelledby="fee-ledger">
      <h2 id="fee-ledger" className={css.sectionTitle}>
        請求書の一覧を書き出す
      </h2>
      <p className={css.about}>1年分の請求書と明細をCSV(UTF-8、BOM付き)で書き出します。</p>
      <div className={css.ledger}>
        <Select
          label="年"
          options={[now, now - 1, now - 2].map((one) => ({ value: String(one), label: `${one}年` }))}
          value={year}
          onChange={setYear}
        />
        <Button loading={isLoading} onClick={() => void load()}>
          書き出す
        </Button>
      </div>
    </section>
  );
}
