import { screen } from '@testing-library/react';
import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import { MockPayloadGenerator } from 'relay-test-utils';
import { describe, expect, test } from 'vitest';
import type { CreatorViewTestQuery } from '../../../__generated__/CreatorViewTestQuery.graphql.ts';
import type { SessionState } from '../session/session.ts';
import { companyWith, creator, guest } from '../session/testing/viewers.ts';
import { renderWithRouter } from '../discover/testing/renderWithRouter.tsx';
import { CreatorView } from './CreatorView.tsx';

function Place() {
  const { publicCreatorUser } = useLazyLoadQuery<CreatorViewTestQuery>(
    graphql`
      query CreatorViewTestQuery @relay_test_operation {
        publicCreatorUser(id: "c_1") {
          ...CreatorView_creator
        }
      }
    `,
    {},
  );
  return (
    publicCreatorUser && (
      <CreatorView creator={publicCreatorUser} name="早瀬 みお">
        <p>作品はここ</p>
      </CreatorView>
    )
  );
}

async function show(state: SessionState, jobProfile: object = {}) {
  await renderWithRouter(<Place />, state, '/products', ({ mock }) =>
    mock.queueOperationResolver((operation) =>
      MockPayloadGenerator.generate(operation, {
        CreatorUser: () => ({ id: 'c_1', isSelf: false }),
        CreatorProfile: () => ({
          lastName: '早瀬',
          firstName: 'みお',
          introduction: '余白と文字を扱います。',
          websiteUrl: 'https://example.jp/mio/',
        }),
        CreatorJobProfile: () => ({ rewardPrices: [], rewardNote: null, ...jobProfile }),
      }),
    ),
  );
  await screen.findByText('作品はここ');
}

const consult = () => screen.queryByRole('link', { name: 'メッセージを送る' })?.getAttribute('href');

describe('consulting a creator', () => {
  test.each(['CORPORATE_USER', 'CORPORATE_AGENT'] as const)(
    'is offered to %s, and begins with them',
    async (role) => {
      await show(companyWith({ roles: [role] }));
      expect(consult()).toBe('/messages?creator=c_1');
    },
  );

  test.each([
    ['who recruits for others', companyWith({ roles: ['OUTSOURCING_RECRUITER'] })],
    ['another creator', creator],
    ['a guest', guest],
  ])('is not offered to %s', async (_who, state) => {
    await show(state);
    expect(consult()).toBeUndefined();
  });
});

describe('what a creator asks for', () => {
  const terms = () => screen.queryByRole('region', { name: '報酬の目安' });

  test('may be said in words alone', async () => {
    await show(companyWith({}), { rewardNote: '内容をうかがって、お見積もりします。' });
    expect(terms()?.textContent).toBe('報酬の目安内容をうかがって、お見積もりします。');
  });

  test('is left out where nothing is said', async () => {
    await show(companyWith({}), { rewardNote: ' ' });
    expect(terms()).toBeNull();
  });
});

test('leads to the creator’s own site', async () => {
  await show(guest);
  const site = screen.getByRole('link', { name: 'example.jp/mio' });
  expect(site.getAttribute('href')).toBe('https://example.jp/mio/');
  expect(site.getAttribute('rel')).toContain('nofollow');
});
