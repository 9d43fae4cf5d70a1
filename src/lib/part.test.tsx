import { act, render, screen } from '@testing-library/react';
import { Component, Suspense } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { expect, test } from 'vitest';
import { part, forgetFailedParts, isMissingCode } from './part.ts';

function Words({ words }: { readonly words: string }): ReactElement {
  return <p>{words}</p>;
}

class Boundary extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError(): { readonly failed: boolean } {
    return { failed: true };
  }
  override componentDidCatch(): void {
    forgetFailedParts();
  }
  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <button type="button" onClick={() => this.setState({ failed: false })}>
        もう一度
      </button>
    );
  }
}

test('code that is there is drawn at once, code that is not is waited for', async () => {
  let calls = 0;
  const Part = part(async () => {
    calls += 1;
    return Words;
  });
  const { unmount } = render(
    <Suspense fallback="…">
      <Part words="待ってから" />
    </Suspense>,
  );
  expect(screen.getByText('…')).toBeTruthy();
  expect(await screen.findByText('待ってから')).toBeTruthy();
  unmount();
  render(<Part words="すぐに" />);
  expect(screen.getByText('すぐに')).toBeTruthy();
  expect(calls).toBe(1);
});

test('code fetched ahead needs no waiting', async () => {
  const Part = part(async () => Words);
  await act(async () => Part.ahead());
  render(<Part words="すぐに" waiting="…" />);
  expect(screen.getByText('すぐに')).toBeTruthy();
});

test('what stands in its place needs no Suspense', async () => {
  const Part = part(async () => Words);
  render(<Part words="来た" waiting={<p>待つ</p>} />);
  expect(screen.getByText('待つ')).toBeTruthy();
  expect(await screen.findByText('来た')).toBeTruthy();
  expect(screen.queryByText('待つ')).toBeNull();
});

test.each([
  ['a Suspense', undefined],
  ['itself', '待つ'],
])(
  'code that did not come is fetched once, and anew after a retry; it waits by %s',
  async (_name, waiting) => {
    let calls = 0;
    const Part = part(async () => {
      calls += 1;
      if (calls === 1) throw new TypeError('no line');
      return Words;
    });
    render(
      <Boundary>
        <Suspense fallback="…">
          <Part words="来た" {...(waiting === undefined ? {} : { waiting })} />
        </Suspense>
      </Boundary>,
    );
    const retry = await screen.findByRole('button', { name: 'もう一度' });
    expect(calls).toBe(1);
    await act(async () => retry.click());
    expect(await screen.findByText('来た')).toBeTruthy();
    expect(calls).toBe(2);
  },
);

test('code that failed ahead is fetched anew when it is asked for again', async () => {
  let calls = 0;
  const Part = part(async () => {
    calls += 1;
    if (calls === 1) throw new TypeError('no line');
    return Words;
  });
  await act(async () => Part.ahead());
  await act(async () => Part.ahead());
  render(<Part words="来た" />);
  expect(screen.getByText('来た')).toBeTruthy();
});

test('what failed on the way to nobody is fetched when it is wanted', async () => {
  let calls = 0;
  const Part = part(async () => {
    calls += 1;
    if (calls === 1) throw new TypeError('no line');
    return Words;
  });
  await act(() => Part.preload());
  render(
    <Suspense fallback="…">
      <Part words="来た" />
    </Suspense>,
  );
  expect(await screen.findByText('来た')).toBeTruthy();
});

test('code is missing when its module or its styles do not come, in whatever words and kind of error', () => {
  expect(isMissingCode(new TypeError('Failed to fetch dynamically imported module: /assets/a.js'))).toBe(
    true,
  );
  // By Vite's own loader, which asks for the styles.
  expect(isMissingCode(new Error('Unable to preload CSS for /assets/a.css'))).toBe(true);
  expect(isMissingCode(new Error('Cannot read properties of undefined'))).toBe(false);
});
