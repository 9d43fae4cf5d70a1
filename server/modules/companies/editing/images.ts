import type { Context } from '../../../lib/request/context.ts';
import { DomainError } from '../../../lib/request/errors.ts';
import { hit } from '../../../lib/request/rateLimit.ts';
import type { RateLimit } from '../../../lib/request/rateLimit.ts';
import { viewerId } from '../../../lib/request/viewer.ts';
import { acceptCover, acceptSquare } from '../../media/cropped.ts';
import { keepImage } from '../../media/keep.ts';
import type { MediaRow } from '../../media/sql.ts';
import { forgetCompany } from '../company/companies.ts';
import { forgetDetail } from '../company/detail.ts';
import * as sql from '../company/detailSql.ts';
import * as membersSql from '../members/membersSql.ts';
import { asOwner, assertMayEdit, noEditPrivilege } from './owner.ts';

export type CompanyImagePlace = 'avatar' | 'cover';

const uploads: RateLimit = { name: 'company-image', hits: 60, windowMs: 3_600_000 };
const columns = { avatar: 'avatar_media_id', cover: 'cover_media_id' } as const;

const accepted = { avatar: acceptSquare('会社のアイコン'), cover: acceptCover } as const;

export interface UploadedCompanyImage {
  readonly companyId: string;
  readonly image: MediaRow;
}

const forbidden = () => new DomainError('ForbiddenError', '会社の画像は、会社の管理者だけが変更できます。');

/** The replaced picture is removed by the media sweep. */
export async function uploadCompanyImage(
  context: Context,
  place: CompanyImagePlace,
  file: Blob,
): Promise<UploadedCompanyImage> {
  const { services, viewer } = context;
  const ownerId = viewerId(viewer);
  if (ownerId === null || viewer.kind !== 'user' || viewer.companyId === null) throw forbidden();
  assertMayEdit(context);
  const { companyId } = viewer;
  await hit(services, uploads, companyId);
  const image = await keepImage(services, {
    file,
    ownerId,
    accept: accepted[place],
    use: async (trx, { id }) => {
      // The role may have changed meanwhile.
      const owner = await membersSql.membership(trx, companyId, ownerId);
      if (owner?.role !== 'CORPORATE_USER') throw noEditPrivilege();
      await sql.updateCompany(trx, companyId, { [columns[place]]: id, updated_at: services.clock.now() });
    },
  });
  forget(context, companyId);
  return { companyId, image };
}

/** No error without a picture. */
export async function deleteCompanyImage(context: Context, place: CompanyImagePlace): Promise<string> {
  const id = await asOwner(
    context,
    undefined,
    async (trx, { company }) => {
      await sql.updateCompany(trx, company.id, {
        [columns[place]]: null,
        updated_at: context.services.clock.now(),
      });
      return company.id;
    },
    noEditPrivilege,
  );
  forget(context, id);
  return id;
}

function forget(context: Context, companyId: string): void {
  forgetCompany(context, companyId);
  forgetDetail(context, companyId);
}
