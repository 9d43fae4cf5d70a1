import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import { expect, test, vi } from 'vitest';
import type { EngagementTypeFormTestQuery } from '../../../../__generated__/EngagementTypeFormTestQuery.graphql.ts';
import { renderBeforeTown } from '../../../testing/renderBeforeTown.tsx';
import { creator } from '../../session/testing/viewers.ts';
import { EngagementTypeForm } from './EngagementTypeForm.tsx';

const onSaved = vi.fn<() => void>();

function Page(): ReactElement | null {
  const { me } = useLazyLoadQuery<EngagementTypeFormTestQuery>(
    graphql`
      query EngagementTypeFormTestQuery {
        me {
          ...EngagementTypeForm_user
        }
      }
    `,
    {},
  );
  return me == null ? null : <EngagementTypeForm user={me} onSaved={onSaved} />;
}

function townOf(registrationStep: string, errors: readonly object[] = []) {
  const me = { __typename: 'User', id: 'u_1', registrationStep, profile: null };
  const payload = { user: me, errors };
  return { me, createCreatorUserEngagementType: payload, updateCreatorUserEngagementType: payload };
}

async function show(root: object) {
  onSaved.mockClear();
  const view = await renderBeforeTown(<Page />, root, creator);
  await screen.findByRole('button', { name: '保存する' });
  return { ...view, save: () => view.user.click(screen.getByRole('button', { name: '保存する' })) };
}

test('nothing is sent before one is chosen, nor without the employer that one is hidden from', async () => {
  const { user, save, town } = await show(townOf('ENGAGEMENT_TYPE'));
  await save();
  expect(screen.getByText('働き方を1つ選んでください。')).not.toBeNull();
  await user.click(screen.getByRole('radio', { name: /会社員/ }));
  await save();
  expect(screen.getByText('現在の勤め先の会社名を入力してください。')).not.toBeNull();
  expect(town.requests.map(({ name }) => name)).toEqual(['EngagementTypeFormTestQuery']);
});

test.each([
  ['ENGAGEMENT_TYPE', 'EngagementTypeFormCreateMutation'],
  ['COMPLETED', 'EngagementTypeFormUpdateMutation'],
])('at %s it goes by %s', async (step, name) => {
  const { user, save, town } = await show(townOf(step));
  await user.click(screen.getByRole('radio', { name: /フリーランス/ }));
  await save();
  await vi.waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
  expect(town.requests.at(-1)).toEqual({
    name,
    variables: {
      input: { engagementType: 'FREELANCE', nameOfCompanyYouCurrentlyWorkFor: null, corporateName: null },
    },
  });
});

test('what the server says of a field stands at the field', async () => {
  const message = 'この会社名は使えません。';
  const field = 'nameOfCompanyYouCurrentlyWorkFor';
  const { user, save } = await show(
    townOf('ENGAGEMENT_TYPE', [{ __typename: 'UserInputInvalidError', message, field }]),
  );
  await user.click(screen.getByRole('radio', { name: /副業/ }));
  await user.type(screen.getByRole('textbox', { name: /現在の勤め先/ }), '株式会社灯台舎');
  await save();
  await screen.findByText(message);
  expect(screen.getByRole('textbox', { name: /現在の勤め先/ }).getAttribute('aria-invalid')).toBe('true');
  expect(onSaved).not.toHaveBeenCalled();
});
