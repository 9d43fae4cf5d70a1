import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { formatDate, formatDateTime } from '../../lib/text/dates.ts';
import type { HeldContents_opening$key } from '../__generated__/HeldContents_opening.graphql.ts';
import * as page from '../page.css.ts';
import { addressOf } from '../place.ts';
import * as css from '../split.css.ts';

const kindWords = { CONTRACT_UNIT: '単発の依頼', HOURLY_RATE: '時間制', FULL_TIME: '正社員' } as const;
const outcomeWords = {
  RELEASED: '公開',
  SENT_BACK: '差し戻し',
  OVERTAKEN: '会社が変更または取り下げ',
} as const;

/** The opening as it was published, its company, and what was decided about it before. */
export function HeldContents({ opening }: { readonly opening: HeldContents_opening$key }): ReactElement {
  const { waiting, contents, company, earlier } = useFragment(
    graphql`
      fragment HeldContents_opening on HeldOpening {
        waiting {
          companyName
          kind
          heldAt
        }
        contents {
          field
          label
          words
        }
        company {
          id
          registeredAt
          published
          sentBack
          suspensions
        }
        earlier {
          id
          heldAt
          state
          reason
          staffName
        }
      }
    `,
    opening,
  );
  const history = [
    `${formatDate(company.registeredAt)}登録`,
    `公開した募集${company.published}件`,
    `差し戻し${company.sentBack}件`,
    ...(company.suspensions === 0 ? [] : [`停止の記録${company.suspensions}件`]),
  ].join('、');
  return (
    <>
      <section className={page.section}>
        <h3 className={page.sub}>会社</h3>
        <dl className={css.facts}>
          <div>
            <dt>会社名</dt>
            <dd>
              <a href={addressOf('look', null, { q: company.id })}>{waiting.companyName}</a>
            </dd>
          </div>
          <div>
            <dt>これまで</dt>
            <dd>{history}</dd>
          </div>
        </dl>
      </section>
      <section className={page.section}>
        <h3 className={page.sub}>募集の内容</h3>
        <dl className={css.facts}>
          <div>
            <dt>契約形態</dt>
            <dd>{kindWords[waiting.kind]}</dd>
          </div>
          <div>
            <dt>公開の操作</dt>
            <dd>{formatDateTime(waiting.heldAt)}</dd>
          </div>
          {contents.map(({ field, label, words }) => (
            <div key={field}>
              <dt>{label}</dt>
              <dd>{words}</dd>
            </div>
          ))}
        </dl>
      </section>
      {earlier.length > 0 && (
        <section className={page.section}>
          <h3 className={page.sub}>以前の判断</h3>
          <ul className={page.rows}>
            {earlier.map(({ id, heldAt, state, reason, staffName }) => (
              <li key={id} className={page.row}>
                <span>
                  {outcomeWords[state]}
                  {staffName != null && `　${staffName}`}
                  {reason != null && <span className={page.small}>{reason}</span>}
                </span>
                <span className={page.small}>{formatDateTime(heldAt)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
