import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { graphql, RelayEnvironmentProvider, useLazyLoadQuery } from 'react-relay/hooks';
import { Suspense } from 'react';
import { createMockEnvironment } from 'relay-test-utils';
import { test, vi } from 'vitest';
import type { LaterListTestQuery } from '../../../../__generated__/LaterListTestQuery.graphql.ts';
import { expect } from '../../../ui/testing/domMatchers.ts';
import { LaterList } from './LaterList.tsx';

vi.setConfig({ testTimeout: 30_000 });

const kept = (id: string, refusal: string | null) => ({
  id,
  clientId: `client ${id}`,
  text: `${id}の言葉`,
  sendAt: '2099-04-02T00:00:00Z',
  refusal,
});

function Room({
  sent,
  onTakenBack,
  onCopy = null,
}: {
  readonly sent: ReadonlySet<string>;
  readonly onTakenBack: (text: string) => void;
  readonly onCopy?: ((text: string) => void) | null;
}) {
  const { node } = useLazyLoadQuery<LaterListTestQuery>(
    graphql`
      query LaterListTestQuery @relay_test_operation {
        node(id: "room") {
          ... on ChatRoom {
            ...LaterList_room @alias(as: "list")
          }
        }
      }
    `,
    {},
  );
  return node?.list == null ? null : (
    <LaterList room={node.list} sent={sent} onTakenBack={onTakenBack} onCopy={onCopy} />
  );
}

test('what waits is shown with its time or what stood in its way, and is taken back to be written anew', async () => {
  const environment = createMockEnvironment();
  const onTakenBack = vi.fn();
  render(
    <RelayEnvironmentProvider environment={environment}>
      <Suspense fallback={null}>
        <Room sent={new Set(['client c'])} onTakenBack={onTakenBack} />
      </Suspense>
    </RelayEnvironmentProvider>,
  );
  const room = (scheduledMessages: readonly object[]) => ({
    __typename: 'ChatRoom',
    id: 'room',
    scheduledMessages,
  });
  await act(async () =>
    environment.mock.resolveMostRecentOperation({
      data: {
        node: room([
          kept('a', null),
          kept('b', '予約のあとに応募が辞退されたため、送信しませんでした。'),
          kept('c', null),
        ]),
      },
    }),
  );
  // One that has gone is a message by now.
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getByText('2099年4月2日(木) 9:00に送信')).toBeInTheDocument();
  expect(screen.getByText('予約のあとに応募が辞退されたため、送信しませんでした。')).toBeInTheDocument();
  const [first] = screen.getAllByRole('button', { name: '取り消す' });
  if (first) await userEvent.click(first);
  expect(environment.mock.getMostRecentOperation().request.variables).toEqual({ id: 'a' });
  await act(async () =>
    environment.mock.resolveMostRecentOperation({
      data: { cancelScheduledMessage: { errors: [], chatRoom: room([]) } },
    }),
  );
  expect(onTakenBack).toHaveBeenCalledWith('aの言葉');
  expect(screen.queryByRole('list')).toBe(null);
});

test('where nobody can write any more it is copied instead of changed', async () => {
  const environment = createMockEnvironment();
  const onCopy = vi.fn();
  render(
    <RelayEnvironmentProvider environment={environment}>
      <Suspense fallback={null}>
        <Room sent={new Set()} onTakenBack={vi.fn()} onCopy={onCopy} />
      </Suspense>
    </RelayEnvironmentProvider>,
  );
  const refusal = 'やり取りが終わったため、送信しませんでした。';
  const node = { __typename: 'ChatRoom', id: 'room', scheduledMessages: [kept('a', refusal)] };
  await act(async () => environment.mock.resolveMostRecentOperation({ data: { node } }));
  expect(screen.queryByRole('button', { name: '変更する' })).toBe(null);
  await userEvent.click(screen.getByRole('button', { name: 'コピーする' }));
  expect(onCopy).toHaveBeenCalledWith('aの言葉');
});
