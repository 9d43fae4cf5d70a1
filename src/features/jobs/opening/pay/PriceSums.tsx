import type { ReactElement } from 'react';
import { formatYen } from '../../../../lib/text/money.ts';
import * as css from '../opening.css.ts';

interface PriceSumsProps {
  readonly net: number;
  readonly gross: number | null | undefined;
  readonly fee: number | null | undefined;
}

/** Net, fee and gross price, before tax. */
export function PriceSums({ net, gross, fee }: PriceSumsProps): ReactElement {
  return (
    <table className={css.sums}>
      <tbody>
        <tr className={`${css.sum} ${css.total}`}>
          <th scope="row" className={css.sumName}>
            受取額(税抜)
          </th>
          <td className={css.sumValue}>{formatYen(net)}</td>
        </tr>
        {fee != null && (
          <tr className={css.sum}>
            <th scope="row" className={css.sumName}>
              手数料(税抜)<span className={css.sumNote}>受取額の10%</span>
            </th>
            <td className={css.sumValue}>{formatYen(fee)}</td>
          </tr>
        )}
        {gross != null && (
          <tr className={css.sum}>
            <th scope="row" className={css.sumName}>
              会社が支払う額(税抜)
            </th>
            <td className={css.sumValue}>{formatYen(gross)}</td>
          </tr>
        )}
      </tbody>
    </table>
  );
}
