import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { Button } from '../../ui/buttons/Button.tsx';
import { buttonClass } from '../../ui/buttons/buttonClass.ts';
import * as css from './ChosenPeople.css.ts';
import { mostConsulted } from './limits.ts';
import { ListButton } from './ListButton.tsx';

export interface Choosing {
  readonly chosen: ReadonlySet<string>;
  readonly choose: (creatorId: string, isChosen: boolean) => void;
  readonly keepAmong: (creatorIds: readonly string[]) => void;
  readonly clear: () => void;
}

export function useChosenPeople(): Choosing {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  return {
    chosen,
    choose: (creatorId, isChosen) =>
      setChosen((known) => {
        const next = new Set(known);
        if (isChosen) next.add(creatorId);
        else next.delete(creatorId);
        return next;
      }),
    keepAmong: (creatorIds) =>
      setChosen((known) => new Set(creatorIds.filter((creatorId) => known.has(creatorId)))),
    clear: () => setChosen(new Set()),
  };
}

interface ChosenPeopleProps extends Pick<Choosing, 'chosen' | 'clear'> {
  /** They are in a list already. */
  readonly areListed?: boolean;
}

/** What is done with creators who were chosen: kept in a list, consulted together. */
export function ChosenPeople({ chosen, clear, areListed = false }: ChosenPeopleProps): ReactElement | null {
  if (chosen.size === 0) return null;
  const isTooMany = chosen.size > mostConsulted;
  return (
    <section className={css.chosen} aria-label="選んだ人">
      <span className={css.count}>
        {isTooMany ? `一度に相談できるのは${mostConsulted}人までです。` : `${chosen.size}人を選んでいます`}
      </span>
      <Button variant="text" onClick={clear}>
        選択を外す
      </Button>
      {!areListed && <ListButton creatorIds={[...chosen]} />}
      {!isTooMany && (
        <Link
          to="/consultations/create"
          search={{ to: [...chosen].join(',') }}
          className={buttonClass({ variant: 'primary' })}
        >
          {`${chosen.size}人に相談する`}
        </Link>
      )}
    </section>
  );
}
