import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { TopOpenings_openings$key } from '../../../__generated__/TopOpenings_openings.graphql.ts';
import { openingKinds } from '../../lib/words/openingKinds.ts';
import { OpeningPay } from '../jobs/opening/pay/OpeningPay.tsx';
import { workingPlaceTypes } from '../jobs/opening/openingWords.ts';
import * as css from './TopOpenings.css.ts';
import { more, section, sectionHead, sectionName, sectionNote } from './TopPage.css.ts';

/** What guests may read of openings. */
export function TopOpenings({
  openings: keys,
}: {
  readonly openings: TopOpenings_openings$key;
}): ReactElement {
  const openings = useFragment(
    graphql`
      fragment TopOpenings_openings on JobOpening @relay(plural: true) {
        id
        title
        resumerationType
        workingPlaceType
        workingPrefecture {
          name
        }
        company {
          name
        }
        ...OpeningPay_opening
      }
    `,
    keys,
  );
  return (
    <section className={section} aria-labelledby="top-openings">
      <div className={sectionHead}>
        <h2 id="top-openings" className={sectionName}>
          開いている仕事
        </h2>
        <span className={sectionNote}>外部に公開している募集から</span>
        <Link to="/sign_up/creator" className={more}>
          登録してすべて見る
        </Link>
      </div>
      <ul className={css.list}>
        {openings.map((opening) => (
          <li key={opening.id} className={css.row}>
            <h3 className={css.title}>
              <Link to="/jobs/$id" params={{ id: opening.id }} className={css.link}>
                {opening.title}
              </Link>
            </h3>
            <span className={css.company}>{opening.company.name}</span>
            <span className={css.kind}>{openingKinds[opening.resumerationType]}</span>
            <span className={css.place}>
              {[
                opening.workingPrefecture?.name,
                opening.workingPlaceType == null ? null : workingPlaceTypes[opening.workingPlaceType],
              ]
                .filter((words) => words != null)
                .join('・')}
            </span>
            <span className={css.pay}>
              <OpeningPay opening={opening} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
