import type { Context } from '../../../lib/request/context.ts';
import { DomainError } from '../../../lib/request/errors.ts';
import { Inputs } from '../../../lib/request/inputs.ts';
import { limitAddress } from '../../accounts/sign-in/limits.ts';
import { hashToken } from '../../accounts/credentials/oneTimeTokens.ts';
import { checkNewPassword, hashPassword } from '../../accounts/credentials/passwords.ts';
import { rememberDomain } from '../company/companies.ts';
import * as companySql from '../company/companySql.ts';
import * as invitationsSql from '../members/invitationsSql.ts';
import * as accounts from '../../accounts/users/changes.ts';
import * as sql from '../members/membersSql.ts';
import { checkPerson } from '../members/profiles.ts';
import type { PersonInput } from '../members/profiles.ts';

export interface CorporateAccountInput extends PersonInput {
  readonly token: string;
  readonly password: string;
}

const linkIsDead = () =>
  new DomainError(
    'TokenInvalidError',
    'リンクの有効期限が切れているか、すでに使われています。招待した方に再送をお願いしてください。',
  );

/** An invited person sets a password and joins the company, atomically. The link works once. */
export async function registerCorporateUser(context: Context, input: CorporateAccountInput): Promise<void> {
  const { services } = context;
  await limitAddress(context, 'token');
  const tokenHash = hashToken(input.token);
  const found = await invitationsSql.liveInvitation(services.db, tokenHash, services.clock.now());
  if (!found) throw linkIsDead();
  const inputs = new Inputs();
  const person = checkPerson(inputs, input);
  inputs.finish();
  await checkNewPassword(input.password, 'password');
  const passwordHash = await hashPassword(services, input.password);

  await services.db.transaction().execute(async (trx) => {
    const now = services.clock.now();
    // Locks in the order of inviting and changing members, to avoid deadlocks.
    if (!(await companySql.holdCompany(trx, found.companyId))) throw linkIsDead();
    const invitation = await invitationsSql.useInvitation(trx, tokenHash, now);
    if (!invitation) throw linkIsDead();
    const account = await accounts.invitableAccount(trx, invitation.email);
    const member = {
      id: account?.kind === 'LEFT_COMPANY' ? account.id : services.newId(),
      companyId: invitation.companyId,
      email: invitation.email,
      role: invitation.role,
      passwordHash,
      firstName: person.first_name,
      lastName: person.last_name,
      firstNameKana: person.first_name_kana,
      lastNameKana: person.last_name_kana,
      phoneNumber: person.phone_number ?? found.phoneNumber,
      now,
    };
    if (account?.kind === 'LEFT_COMPANY') await accounts.reopen(trx, member);
    else {
      // An unfinished creator sign-up with this address, never verified.
      if (account?.kind === 'UNFINISHED') await accounts.deleteUnfinished(trx, account.id);
      if (account?.kind === 'TAKEN' || !(await accounts.insertInvited(trx, member))) {
        throw new DomainError(
          'UserAlreadyExistsError',
          'このメールアドレスはすでに登録されています。ログインしてください。',
        );
      }
    }
    await sql.writeMember(trx, member);
    await invitationsSql.markAccepted(trx, invitation.id, member.id);
    await rememberDomain(trx, services, member);
  });
}
