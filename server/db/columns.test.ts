import { expect, expectTypeOf, test } from 'vitest';
import { columnsOf, writtenColumns } from './columns.ts';

test('columns have the names of the program, and their type says so', () => {
  const chosen = columnsOf('id', 'createdAt', 'u.email', 'u.closedPrairieCardSignUpCampaignEndedDialogAt');
  expect(chosen).toEqual([
    'id',
    'created_at as createdAt',
    'u.email',
    'u.closed_prairie_card_sign_up_campaign_ended_dialog_at as closedPrairieCardSignUpCampaignEndedDialogAt',
  ]);
  expectTypeOf(chosen[1]).toEqualTypeOf<'created_at as createdAt'>();
  expectTypeOf(chosen[2]).toEqualTypeOf<'u.email'>();
});

test('of a row only what is named is written, each in its column', () => {
  const written = writtenColumns({ title: '募集タイトル', coverMediaId: null, other: 1 }, [
    'title',
    'coverMediaId',
  ]);
  expect(written).toEqual({ title: '募集タイトル', cover_media_id: null });
  expectTypeOf(written).toEqualTypeOf<{ title: string; cover_media_id: null }>();
});
