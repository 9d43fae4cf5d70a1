import type { ReactElement, ReactNode } from 'react';
import { facts as factList } from './split.css.ts';

interface FactsProps {
  readonly facts: readonly (readonly [name: string, value: ReactNode])[];
  readonly label?: string;
}

/** What is known of something, line by line. */
export function Facts({ facts, label }: FactsProps): ReactElement {
  return (
    <dl className={factList} aria-label={label}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
