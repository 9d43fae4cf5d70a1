import { screen, within } from '@testing-library/react';
import { graphql } from 'react-relay/hooks';
import { expect, test } from 'vitest';
import type { RoomPanelTestQuery } from '../../../../__generated__/RoomPanelTestQuery.graphql.ts';
import { useQuery } from '../../../relay/useQuery.ts';
import { renderBeforeTown } from '../../../testing/renderBeforeTown.tsx';
import type { SessionState } from '../../session/session.ts';
import { company, creator } from '../../session/testing/viewers.ts';
import { RequestNotice } from '../room/RequestNotice.tsx';
import { RoomPanel } from './RoomPanel.tsx';

function Panel({ isCreator }: { readonly isCreator: boolean }) {
  const { node } = useQuery<RoomPanelTestQuery>(
    graphql`
      query RoomPanelTestQuery {
        node(id: "chatRoom_1") {
          ... on ChatRoom {
            ...RoomPanel_room @alias(as: "panel")
            ...RequestNotice_room @alias(as: "request")
          }
        }
      }
    `,
    {},
  );
  if (node?.panel == null || node.request == null) return null;
  return (
    <>
      <RoomPanel room={node.panel} isCreator={isCreator} onClose={() => undefined} />
      {isCreator && <RequestNotice room={node.request} />}
    </>
  );
}

const at = '2026-04-01T00:00:00Z';
const tie = (kind: string, subjectId: string, title: string, values: object = {}) => ({
  kind,
  subjectId,
  title,
  at,
  jobOpeningId: null,
  messageSequence: null,
  ...values,
});
const room = {
  __typename: 'ChatRoom',
  id: 'chatRoom_1',
  ownUserId: 'u_1',
  standing: 'OPEN',
  company: {
    __typename: 'Company',
    id: 'co_1',
    name: '灯台舎',
    avatarImagePath: null,
    location: '函館市末広町',
    responseRatePercent: 98,
  },
  creator: {
    __typename: 'CreatorUser',
    id: 'c_1',
    profile: {
      id: 'p_1',
      lastName: '早瀬',
      firstName: 'みお',
      location: null,
      profileImage: null,
      jobProfile: { id: 'jp_1', jobSeekingStatus: 'SEEKING' },
    },
    newestProducts: [
      { __typename: 'Product', id: 'w_1', name: '月見台', thumbnailImage: null },
      { __typename: 'Product', id: 'w_2', name: 'みちくさ', thumbnailImage: null },
    ],
  },
  members: [],
  notes: [],
  attachments: [],
  beganWith: { __typename: 'ChatJobOpening', id: 'x', jobOpeningId: 'j_1', title: '宿の予約画面' },
  ties: [
    tie('ENGAGEMENT', 'engagement_1', '館内の案内'),
    tie('OFFER', 'offer_1', '予約画面の設計'),
    tie('CONSULTATION', 'consultation_1', '喫茶の品書き', { messageSequence: 7 }),
    tie('ENTRY', 'candidate_1', '宿の予約画面', { jobOpeningId: 'j_1' }),
  ],
};

async function ties(isCreator: boolean, state: SessionState): Promise<readonly (string | null)[]> {
  await renderBeforeTown(<Panel isCreator={isCreator} />, { node: room }, state);
  const section = await screen.findByRole('region', { name: '仕事のつながり' });
  return within(section)
    .getAllByRole('link')
    .map((link) => decodeURIComponent(link.getAttribute('href') ?? ''));
}

test('a company sees the works, and is led to everything that ties both', async () => {
  expect(await ties(false, company)).toEqual([
    '/engagements/engagement_1',
    '/offers/offer_1',
    '/messages/chatRoom_1?m=7',
    '/projects?job=j_1&candidate=candidate_1',
  ]);
  const works = within(screen.getByRole('region', { name: '作品' })).getAllByRole('link');
  expect(works.map((link) => link.getAttribute('href'))).toEqual([
    '/products/w_1',
    '/products/w_2',
    '/creators/c_1',
  ]);
});

test('a creator is led to the opening, and reads in a request who asks and from which opening', async () => {
  expect(await ties(true, creator)).toContain('/jobs/j_1');
  expect(screen.queryByRole('region', { name: '作品' })).toBeNull();
  const opening = screen.getByText('募集：');
  expect(within(opening).getByRole('link', { name: '宿の予約画面' }).getAttribute('href')).toBe('/jobs/j_1');
  expect(screen.getByText('函館市末広町', { selector: 'span' })).toBeTruthy();
});
