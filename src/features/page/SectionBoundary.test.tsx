import { notFound } from '@tanstack/react-router';
import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderBeforeTown } from '../../testing/renderBeforeTown.tsx';
import { guest } from '../session/testing/viewers.ts';
import { SectionBoundary } from './SectionBoundary.tsx';

// React tells of every error that a boundary catches.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => vi.restoreAllMocks());

let failure: unknown = null;

function Part(): ReactElement {
  if (failure !== null) throw failure;
  return <p>ここにあります。</p>;
}

const page = (
  <>
    <h1>ページ</h1>
    <SectionBoundary title="読み込めませんでした。">
      <Part />
    </SectionBoundary>
  </>
);

test('a part that breaks leaves the page, and comes back when it is tried again', async () => {
  failure = new Error('broken');
  const { user } = await renderBeforeTown(page, {}, guest);
  expect(await screen.findByRole('heading', { name: 'ページ' })).not.toBeNull();
  expect(screen.getByRole('heading', { name: '読み込めませんでした。' })).not.toBeNull();
  failure = null;
  await user.click(screen.getByRole('button', { name: 'もう一度読み込む' }));
  expect(await screen.findByText('ここにあります。')).not.toBeNull();
});

test('a page that does not exist is no part that broke', async () => {
  failure = notFound();
  await renderBeforeTown(page, {}, guest);
  expect(screen.queryByRole('heading', { name: '読み込めませんでした。' })).toBeNull();
});
