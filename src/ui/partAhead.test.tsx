import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import type { ReactElement } from 'react';
import { test } from 'vitest';
import { partAhead } from './partAhead.ts';
import { expect } from './testing/domMatchers.ts';

function Words({ words }: { readonly words: string }): ReactElement {
  return <p>{words}</p>;
}

test('code that is there is drawn at once, code that is not is waited for', async () => {
  const { Part, fetch } = partAhead(async () => Words);
  const { unmount } = render(
    <Suspense fallback="…">
      <Part words="待ってから" />
    </Suspense>,
  );
  expect(screen.getByText('…')).toBeInTheDocument();
  expect(await screen.findByText('待ってから')).toBeInTheDocument();
  unmount();
  await fetch();
  render(<Part words="すぐに" />);
  expect(screen.getByText('すぐに')).toBeInTheDocument();
});
