import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { it } from 'vitest';
import { expect } from '../testing/domMatchers.ts';
import { KindChoices } from './KindChoices.tsx';

type Kind = 'LAW' | 'PRICES' | 'TOOLS';

function Shelf(): ReactElement {
  const [kind, setKind] = useState<Kind | null>(null);
  return (
    <KindChoices
      all={['LAW', 'PRICES', 'LAW']}
      words={{ LAW: '法令', PRICES: '費用', TOOLS: 'ツール' }}
      kind={kind}
      onChoose={setKind}
      countsShown
    />
  );
}

it('offers all and the kinds that are there, each with its count', async () => {
  const user = userEvent.setup();
  render(<Shelf />);
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([
    'すべて3',
    '法令2',
    '費用1',
  ]);
  await user.click(screen.getByRole('button', { name: /法令/ }));
  expect(screen.getByRole('button', { name: /法令/ })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('button', { name: /すべて/ })).toHaveAttribute('aria-pressed', 'false');
});
