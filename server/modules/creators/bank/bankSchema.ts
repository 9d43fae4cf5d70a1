import { builder } from '../../../builder/builder.ts';
import { orErrors } from '../../../builder/errors.ts';
import { UserPayload } from '../../accounts/users/userType.ts';
import { reloadViewerUser } from '../../accounts/users/users.ts';
import { deleteBankAccount, registerBankAccount } from './bankAccounts.ts';
import { searchBanks, searchBranches } from './bankDirectory.ts';
import type { Bank } from './bankDirectory.ts';
import { BankAccountType } from '../profiles/privateSchema.ts';

const BankType = builder.objectRef<Bank>('Bank').implement({
  fields: (t) => ({
    code: t.exposeString('code'),
    name: t.exposeString('name'),
    kana: t.exposeString('kana'),
  }),
});

const BankBranch = builder.objectRef<Bank>('BankBranch').implement({
  fields: (t) => ({
    code: t.exposeString('code'),
    name: t.exposeString('name'),
    kana: t.exposeString('kana'),
  }),
});

const RegisterBankAccountInput = builder.inputType('RegisterBankAccountInput', {
  fields: (t) => ({
    bankCode: t.string({ required: true }),
    branchCode: t.string({ required: true }),
    accountType: t.field({ type: BankAccountType, required: true }),
    accountNumber: t.string({ required: true }),
    accountHolderKana: t.string({ required: true }),
  }),
});

const atMost = (first: number) => Math.min(Math.max(first, 1), 100);

builder.queryFields((t) => ({
  banksByName: t.field({
    type: [BankType],
    description: 'Banks whose name, reading or code begins so; the large ones first.',
    args: { name: t.arg.string({ required: true }), first: t.arg.int({ required: true }) },
    authScopes: { role: 'CREATOR_USER' },
    resolve: (_root, { name, first }) => searchBanks(name, atMost(first)),
  }),
  bankBranchesByName: t.field({
    type: [BankBranch],
    args: {
      bankCode: t.arg.string({ required: true }),
      name: t.arg.string({ required: true }),
      first: t.arg.int({ required: true }),
    },
    authScopes: { role: 'CREATOR_USER' },
    resolve: (_root, { bankCode, name, first }) => searchBranches(bankCode, name, atMost(first)),
  }),
}));

builder.mutationFields((t) => ({
  registerBankAccount: t.field({
    type: UserPayload,
    args: { input: t.arg({ type: RegisterBankAccountInput, required: true }) },
    authScopes: { role: 'CREATOR_USER' },
    resolve: (_root, { input }, context) =>
      orErrors(['ConfirmationRequiredError', 'ForbiddenError', 'UserInputInvalidError'], async () => {
        await registerBankAccount(context, input);
        return { user: await reloadViewerUser(context) };
      }),
  }),
  deleteBankAccount: t.field({
    type: UserPayload,
    authScopes: { role: 'CREATOR_USER' },
    resolve: (_root, _args, context) =>
      orErrors(['ConfirmationRequiredError', 'ForbiddenError'], async () => {
        await deleteBankAccount(context);
        return { user: await reloadViewerUser(context) };
      }),
  }),
}));
