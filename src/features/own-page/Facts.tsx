import { useId } from 'react';
import type { ReactElement, ReactNode } from 'react';
import * as css from './ownPage.css.ts';

interface Fact {
  readonly name: string;
  /** Empty or null shows 未記入. */
  readonly value: ReactNode;
}

interface FactsProps {
  /** For a separate list. */
  readonly title?: string;
  readonly facts: readonly Fact[];
}

/** A section while it is not edited. Shows what is missing, as only its owner sees it. */
export function Facts({ title, facts }: FactsProps): ReactElement {
  const id = useId();
  if (title === undefined) return <FactList facts={facts} />;
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={css.factsTitle}>
        {title}
      </h3>
      <FactList facts={facts} />
    </section>
  );
}

function FactList({ facts }: { readonly facts: readonly Fact[] }): ReactElement {
  return (
    <dl className={css.facts}>
      {facts.map(({ name, value }) => (
        <div key={name} className={css.fact}>
          <dt className={css.factName}>{name}</dt>
          <dd className={css.factValue}>
            {value === '' || value === null || value === undefined ? (
              <span className={css.unwritten}>未記入</span>
            ) : (
              value
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
