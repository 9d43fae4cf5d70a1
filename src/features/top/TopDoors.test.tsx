import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderBeforeTown } from '../../testing/renderBeforeTown.tsx';
import { company, creator, guest } from '../session/testing/viewers.ts';
import { TopDoors } from './TopDoors.tsx';

test.each([
  { who: 'a guest', state: guest, to: ['/sign_up/creator', '/business'] },
  { who: 'a creator', state: creator, to: ['/products/create', '/jobs'] },
  { who: 'a member of a company', state: company, to: ['/recommend', '/projects'] },
])('$who is led on to where they may go', async ({ state, to }) => {
  await renderBeforeTown(<TopDoors />, {}, state);
  const links = await screen.findAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(to);
});
