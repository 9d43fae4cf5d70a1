import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, onTestFinished, vi } from 'vitest';
import { SectionBoundary } from '../features/page/SectionBoundary.tsx';
import { company } from '../features/session/testing/viewers.ts';
import { NetworkError } from '../relay/network/transportErrors.ts';
import { renderBeforeTown } from './renderBeforeTown.tsx';

interface Asked {
  readonly part: ReactElement;
  /** What the town answers; what is wrapped fails while the line is cut. */
  readonly root: (online: <T>(answer: T) => () => T) => object;
  readonly query: string;
  /** What the failure says could not be shown. */
  readonly title: string;
  /** Waits for what is shown once it came. */
  readonly shown: () => Promise<unknown>;
  /** Before the line is cut: for what is asked for by a press. */
  readonly begin?: (press: (name: string) => Promise<void>) => Promise<void>;
}

/** A part that was not there at first and does not come: a press asks for it once, another one again, and with the line it is there. */
export async function expectAskedAgain({ part, root, query, title, shown, begin }: Asked): Promise<void> {
  // React tells of every error that a boundary catches; no server answers whether the line is cut.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no line')));
  onTestFinished(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });
  let isCut = begin === undefined;
  const online =
    <T,>(answer: T) =>
    () => {
      if (isCut) throw new NetworkError('unreachable');
      return answer;
    };
  const { town, user } = await renderBeforeTown(
    <SectionBoundary title={title}>{part}</SectionBoundary>,
    root(online),
    company,
  );
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
  if (begin !== undefined) {
    await begin(async (name) => {
      const button = await screen.findByRole('button', { name });
      isCut = true;
      await user.click(button);
    });
  }
  const asked = () => town.requests.filter(({ name }) => name === query).length;
  const failed = () => screen.findByRole('heading', { name: title });
  await failed();
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  const before = asked();
  await press('もう一度読み込む');
  await failed();
  expect(asked()).toBe(before + 1);
  isCut = false;
  await press('もう一度読み込む');
  await shown();
  expect(screen.queryByRole('alert')).toBeNull();
}
