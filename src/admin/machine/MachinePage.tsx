import { startTransition, useEffect, useState } from 'react';
import type { ReactElement } from 'react';
import { graphql } from 'react-relay/hooks';
import { nameTab } from '../../features/page/documentTitle.ts';
import { useQuery } from '../../relay/useQuery.ts';
import { cx } from '../../ui/cx.ts';
import type { MachinePageQuery } from '../__generated__/MachinePageQuery.graphql.ts';
import * as page from '../page.css.ts';
import * as split from '../split.css.ts';
import * as css from './machine.css.ts';

const everyMs = 30_000;

/** `/admin/machine`: what the server runs on, and whether something of it wants a hand. */
export function MachinePage(): ReactElement {
  const [version, setVersion] = useState(0);
  useEffect(() => {
    nameTab('サーバー');
    const timer = setInterval(() => startTransition(() => setVersion((now) => now + 1)), everyMs);
    return () => clearInterval(timer);
  }, []);
  const { machine } = useQuery<MachinePageQuery>(
    graphql`
      query MachinePageQuery {
        machine {
          name
          facts {
            name
            value
            isBad
          }
        }
      }
    `,
    {},
    { fetchPolicy: 'store-and-network', version },
  );
  const bad = machine.flatMap(({ facts }) => facts).filter(({ isBad }) => isBad).length;
  return (
    <div className={page.page}>
      <header className={page.head}>
        <h1 className={page.title}>サーバー</h1>
        <p className={cx(page.note, bad > 0 && page.late)}>
          {bad === 0 ? '問題は見つかっていません。' : `確認が必要な項目が${bad}件あります。`}
        </p>
      </header>
      <div className={css.parts}>
        {machine.map(({ name, facts }) => (
          <section key={name} className={page.section} aria-label={name}>
            <h2 className={page.sub}>{name}</h2>
            <dl className={split.facts}>
              {facts.map((one) => (
                <div key={one.name}>
                  <dt>{one.name}</dt>
                  <dd className={cx(one.isBad && page.late)}>{one.value}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </div>
  );
}
