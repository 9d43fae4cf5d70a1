import { builder } from '../../builder/builder.ts';
import { orErrors } from '../../builder/errors.ts';
import { User, UserPayload } from '../accounts/users/userType.ts';
import { reloadViewerUser } from '../accounts/users/users.ts';
import { visibleCompanies } from '../companies/company/companies.ts';
import { Company } from '../companies/company/schema.ts';
import * as hiding from '../creators/hiding/hiding.ts';

builder.objectField(User, 'blockedCompanies', (t) =>
  t.field({
    type: [Company],
    description: 'Companies the creator hides from by hand, newest first.',
    resolve: async (user, _args, context) => {
      const ids = await hiding.blockedCompanyIds(context, user.id);
      return (await visibleCompanies(context, ids)).filter((company) => company !== null);
    },
  }),
);

builder.mutationFields((t) => ({
  blockCompany: t.field({
    type: UserPayload,
    args: { companyId: t.arg.id({ required: true }) },
    authScopes: { role: 'CREATOR_USER' },
    resolve: (_root, { companyId }, context) =>
      orErrors(['CompanyNotFoundError', 'ForbiddenError'], async () => {
        await hiding.blockCompany(context, companyId);
        return { user: await reloadViewerUser(context) };
      }),
  }),
  unblockCompany: t.field({
    type: UserPayload,
    args: { companyId: t.arg.id({ required: true }) },
    authScopes: { role: 'CREATOR_USER' },
    resolve: (_root, { companyId }, context) =>
      orErrors(['CompanyNotFoundError', 'ForbiddenError'], async () => {
        await hiding.unblockCompany(context, companyId);
        return { user: await reloadViewerUser(context) };
      }),
  }),
}));
