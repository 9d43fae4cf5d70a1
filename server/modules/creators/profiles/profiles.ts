import type { Context } from '../../../lib/request/context.ts';
import { checkProfile } from './profileInput.ts';
import type { CheckedProfile, ProfileInput } from './profileInput.ts';
import * as sql from './profileSql.ts';
import { atStep, stepTo, withProfile } from '../registration/registration.ts';
import type { Own } from '../registration/registration.ts';
import { setTodo } from '../registration/registrationSql.ts';

export async function createProfile(context: Context, input: ProfileInput): Promise<void> {
  const profile = await checkProfile(context, input);
  await atStep(context, ['PROFILE'], async (own) => {
    await sql.insertProfile(own.trx, own.userId, profile.values, own.now);
    await writeLists(own, profile);
    await stepTo(own, 'ENGAGEMENT_TYPE');
  });
}

export async function updateProfile(context: Context, input: ProfileInput): Promise<void> {
  const profile = await checkProfile(context, input);
  await atStep(context, withProfile, async (own) => {
    await sql.updateProfile(own.trx, own.userId, profile.values, own.now);
    await writeLists(own, profile);
  });
}

async function writeLists({ trx, services, userId, now }: Own, profile: CheckedProfile): Promise<void> {
  await sql.replaceSkills(trx, userId, profile.skillNames, services.newId);
  await sql.replaceTools(trx, userId, profile.toolIds);
  // A profile without an introduction is still on the to-do list.
  await setTodo(trx, userId, 'profile_registered_at', profile.values.introduction === '' ? null : now);
}
