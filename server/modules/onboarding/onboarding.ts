import type { Context } from '../../lib/request/context.ts';
import { DomainError } from '../../lib/request/errors.ts';
import { viewerId } from '../../lib/request/viewer.ts';
import { forgetProfile } from '../creators/profiles/privateProfile.ts';
import { noteCampaignDialogClosed } from '../accounts/users/changes.ts';
import * as sql from './sql.ts';
import type { Motivation } from './sql.ts';

function ownId({ viewer }: Context): string {
  const id = viewerId(viewer);
  if (id === null) throw new DomainError('ForbiddenError', 'この操作にはログインが必要です。');
  return id;
}

export interface TodoActionInput {
  readonly doNotShowAgain?: boolean | null | undefined;
  readonly doNotShowAgainSp?: boolean | null | undefined;
}

/** Hides the to-do list on one kind of device; omitted fields stay. */
export async function completeTodoAction(context: Context, input: TodoActionInput): Promise<void> {
  const userId = ownId(context);
  await sql.setDismissals(context.services.db, userId, {
    ...(typeof input.doNotShowAgain === 'boolean' && { do_not_show_again: input.doNotShowAgain }),
    ...(typeof input.doNotShowAgainSp === 'boolean' && { do_not_show_again_sp: input.doNotShowAgainSp }),
  });
  forgetProfile(context, userId);
}

export interface MotivationInput {
  readonly jobChangeMotivation: Motivation;
  readonly doNotShowAgain?: boolean | null | undefined;
}

/** For the operators' statistics; no other user sees it. */
export async function registerMotivation(context: Context, input: MotivationInput): Promise<void> {
  const { db, clock } = context.services;
  const userId = ownId(context);
  await sql.putMotivation(db, userId, {
    motivation: input.jobChangeMotivation,
    do_not_show_again: input.doNotShowAgain ?? false,
    registered_at: clock.now(),
  });
}

export async function closeCampaignDialog(context: Context): Promise<void> {
  const { db, clock } = context.services;
  await noteCampaignDialogClosed(db, ownId(context), clock.now());
}
