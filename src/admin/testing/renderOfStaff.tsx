import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Suspense } from 'react';
import type { ReactElement } from 'react';
import { RelayEnvironmentProvider } from 'react-relay/hooks';
import printed from '../../../schema/admin.graphql?raw';
import { createTown } from '../../testing/town.ts';
import { townEnvironment } from '../../testing/townEnvironment.ts';
import { ToastRegion } from '../../ui/feedback/ToastRegion.tsx';
import { expect } from '../../ui/testing/domMatchers.ts';

/** A page of the staff, or a part of one, before a town of these fields of Query and Mutation. */
export function renderOfStaff(page: ReactElement, root: object) {
  const town = createTown(printed, () => root);
  const { environment } = townEnvironment(town);
  render(
    <RelayEnvironmentProvider environment={environment}>
      <Suspense>{page}</Suspense>
      <ToastRegion />
    </RelayEnvironmentProvider>,
  );
  return { town, user: userEvent.setup() };
}

/** What a mutation answers that finds fault with these fields. */
export const faultOf = (faults: Readonly<Record<string, string>>) => ({
  ok: false,
  errors: Object.entries(faults).map(([field, message]) => ({
    __typename: 'UserInputInvalidError',
    field,
    message,
  })),
});

export function expectWrong(field: Element, message: string): void {
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription(message);
}

export const lastOf = ({ requests }: Pick<ReturnType<typeof createTown>, 'requests'>, name: string) =>
  requests.findLast((request) => request.name === name)?.variables;
