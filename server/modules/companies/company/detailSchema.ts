import { builder } from '../../../builder/builder.ts';
import { payload } from '../../../builder/payload.ts';
import { orErrors } from '../../../builder/errors.ts';
import type { Context } from '../../../lib/request/context.ts';
import type { ErrorName } from '../../../lib/request/errors.ts';
import { keyOf } from '../../../lib/request/globalId.ts';
import { actsFor, companyRoles } from '../../../lib/request/viewer.ts';
import { MediaObject } from '../../media/schema.ts';
import type { MediaRow } from '../../media/sql.ts';
import { UploadedImage } from '../../media/uploadType.ts';
import { Industry, Prefecture } from '../../taxonomy/schema.ts';
import { named } from '../../taxonomy/taxonomy.ts';
import { visibleCompany } from './companies.ts';
import type { CompanyRow } from './companySql.ts';
import * as details from './detail.ts';
import { isReadyForPublishing } from './postingItems.ts';
import type { CompanyDetailRow } from './detailSql.ts';
import * as images from '../editing/images.ts';
import { CompanyPayload } from '../members/memberSchema.ts';
import * as postalCodes from '../editing/postalCodes.ts';
import type { PostalAddress } from '../editing/postalCodes.ts';
import { Company } from './schema.ts';
import { updateCompanyProfile } from '../editing/updateProfile.ts';

interface Coords {
  readonly lat: number;
  readonly lng: number;
}

const LocationCoords = builder.objectRef<Coords>('LocationCoords').implement({
  fields: (t) => ({ lat: t.exposeFloat('lat'), lng: t.exposeFloat('lng') }),
});

const OwnDetail = builder.objectRef<CompanyDetailRow>('CompanyOwnDetail').implement({
  description: 'What only the company’s own people see of it, and its owners change.',
  fields: (t) => ({
    postalCode: t.exposeString('postalCode', { nullable: true, description: 'Seven digits.' }),
    prefecture: t.field({
      type: Prefecture,
      nullable: true,
      resolve: async ({ prefectureId }, _args, context) =>
        prefectureId === null ? null : ((await named(context, 'Prefecture', [prefectureId]))[0] ?? null),
    }),
    city: t.exposeString('city', { nullable: true }),
    street: t.exposeString('street', { nullable: true }),
    building: t.exposeString('building', { nullable: true }),
    contactEmail: t.exposeString('contactEmail', { nullable: true }),
    contactPhoneNumber: t.exposeString('contactPhoneNumber', { nullable: true, description: 'E.164' }),
    contactFormUrl: t.exposeString('contactFormUrl', { nullable: true }),
    corporateNumber: t.exposeString('corporateNumber', { nullable: true }),
    invoiceRegistrationNumber: t.exposeString('invoiceRegistrationNumber', { nullable: true }),
    capitalYen: t.exposeString('capitalYen', {
      nullable: true,
      description: 'A whole number as text: it may be more than an Int holds.',
    }),
    employeesCount: t.exposeInt('employeesCount', { nullable: true }),
    isReadyForPublishing: t.boolean({
      description:
        'Whether what publishing any opening asks of the company is there: name, address, contact.',
      resolve: (detail) => isReadyForPublishing(detail),
    }),
    canEdit: t.boolean({ resolve: (_detail, _args, context) => details.mayEdit(context) }),
  }),
});

const detailOf = (context: Context, { id }: CompanyRow) => details.detailOf(context, id);

builder.objectFields(Company, (t) => ({
  businessDescription: t.string({
    resolve: async (company, _args, context) => (await detailOf(context, company)).businessDescription,
  }),
  corporatePageUrl: t.string({
    nullable: true,
    resolve: async (company, _args, context) => (await detailOf(context, company)).corporatePageUrl,
  }),
  location: t.string({
    nullable: true,
    description: 'The address as it is shown.',
    resolve: async (company, _args, context) => (await detailOf(context, company)).location,
  }),
  locationCoords: t.field({
    type: LocationCoords,
    nullable: true,
    description: 'Where the city of the address lies.',
    resolve: async (company, _args, context) => {
      const { latitude: lat, longitude: lng } = await detailOf(context, company);
      return lat === null || lng === null ? null : { lat, lng };
    },
  }),
  avatarImage: t.field({ type: MediaObject, nullable: true, resolve: ({ avatar }) => avatar }),
  coverImage: t.field({
    type: MediaObject,
    nullable: true,
    resolve: async (company, _args, context) => (await detailOf(context, company)).cover,
  }),
  coverImagePath: t.string({
    nullable: true,
    resolve: async (company, _args, context) => {
      const { cover } = await detailOf(context, company);
      return cover && cover.url;
    },
  }),
  industry: t.field({
    type: Industry,
    nullable: true,
    resolve: async (company, _args, context) => {
      const { industryId } = await detailOf(context, company);
      return industryId === null ? null : ((await named(context, 'Industry', [industryId]))[0] ?? null);
    },
  }),
  foundedAt: t.string({
    nullable: true,
    description: 'YYYY-MM-DD',
    resolve: async (company, _args, context) => (await detailOf(context, company)).foundedAt,
  }),
  responseRatePercent: t.int({
    nullable: true,
    description:
      'Of the entries of the last 180 days that were answered or whose date is over, how many had an answer in time; null while there are fewer than five.',
    resolve: async (company, _args, context) => (await detailOf(context, company)).responseRatePercent,
  }),
  medianReplyMinutes: t.int({
    nullable: true,
    resolve: async (company, _args, context) => (await detailOf(context, company)).medianReplyMinutes,
  }),
  publicJobOpeningsCount: t.int({
    resolve: async (company, _args, context) => (await detailOf(context, company)).publicJobOpeningsCount,
  }),
  isOwned: t.boolean({
    description: 'The viewer acts for it.',
    resolve: ({ id }, _args, context) => actsFor(context.viewer, id),
  }),
  ownDetail: t.field({
    type: OwnDetail,
    nullable: true,
    resolve: ({ id }, _args, context) => details.ownDetailOf(context, id),
  }),
}));

const Address = builder.objectRef<PostalAddress>('PostalAddress').implement({
  fields: (t) => ({
    postalCode: t.exposeString('postalCode'),
    prefecture: t.expose('prefecture', { type: Prefecture }),
    city: t.exposeString('city'),
    town: t.exposeString('town', { description: 'Empty where one code stands for several.' }),
  }),
});

builder.queryFields((t) => ({
  company: t.field({
    type: Company,
    nullable: true,
    description:
      'A company as members see it. Null for one that is suspended, as for one that does not exist.',
    args: { id: t.arg.id({ required: true }) },
    authScopes: { signedIn: true },
    resolve: (_root, { id }, context) => visibleCompany(context, keyOf(id, 'Company') ?? ''),
  }),
  myCompany: t.field({
    type: Company,
    nullable: true,
    description: 'The company the viewer acts for.',
    authScopes: { role: companyRoles },
    resolve: (_root, _args, context) =>
      visibleCompany(context, context.viewer.kind === 'user' ? (context.viewer.companyId ?? '') : ''),
  }),
  addressesByPostalCode: t.field({
    type: [Address],
    description: 'The cities that a seven-digit postal code stands for; none for what is no such code.',
    args: { postalCode: t.arg.string({ required: true }) },
    authScopes: { signedIn: true },
    resolve: (_root, { postalCode }, context) => postalCodes.addressesByPostalCode(context, postalCode),
  }),
}));

const ProfileInput = builder.inputType('UpdateCompanyProfileInput', {
  description: 'What is left out stays as it is; null empties.',
  fields: (t) => ({
    name: t.string(),
    businessDescription: t.string(),
    corporatePageUrl: t.string(),
    industryId: t.id(),
    foundedAt: t.string(),
    postalCode: t.string(),
    prefectureId: t.id(),
    city: t.string(),
    street: t.string(),
    building: t.string(),
    contactEmail: t.string(),
    contactPhoneNumber: t.string(),
    contactFormUrl: t.string(),
    corporateNumber: t.string(),
    invoiceRegistrationNumber: t.string(),
    capitalYen: t.string(),
    employeesCount: t.int(),
  }),
});

const ImagePayload = payload<{ readonly company: CompanyRow | null; readonly image: MediaRow }>(
  'CompanyImagePayload',
  (t) => ({
    company: t.expose('company', { type: Company, nullable: true }),
    image: t.expose('image', { type: UploadedImage, nullable: true }),
  }),
);

const editErrors: readonly ErrorName[] = ['ForbiddenError', 'UserEditPrivilegeError'];

function upload(context: Context, place: images.CompanyImagePlace, file: Blob) {
  return orErrors([...editErrors, 'InvalidImageInputError', 'RateLimitExceededError'], async () => {
    const { companyId, image } = await images.uploadCompanyImage(context, place, file);
    return { image, company: await visibleCompany(context, companyId) };
  });
}

function remove(context: Context, place: images.CompanyImagePlace) {
  return orErrors(editErrors, async () => ({
    company: await visibleCompany(context, await images.deleteCompanyImage(context, place)),
  }));
}

builder.mutationFields((t) => ({
  updateCompanyProfile: t.field({
    type: CompanyPayload,
    args: { input: t.arg({ type: ProfileInput, required: true }) },
    authScopes: { role: companyRoles },
    resolve: (_root, { input }, context) =>
      orErrors([...editErrors, 'UserInputInvalidError', 'RateLimitExceededError'], async () => {
        const id = await updateCompanyProfile(context, input);
        return { company: await visibleCompany(context, id) };
      }),
  }),
  uploadCompanyCoverImage: t.field({
    type: ImagePayload,
    args: { file: t.arg({ type: 'Upload', required: true }) },
    authScopes: { role: companyRoles },
    resolve: (_root, { file }, context) => upload(context, 'cover', file),
  }),
  uploadCompanyAvatarImage: t.field({
    type: ImagePayload,
    args: { file: t.arg({ type: 'Upload', required: true }) },
    authScopes: { role: companyRoles },
    resolve: (_root, { file }, context) => upload(context, 'avatar', file),
  }),
  deleteCompanyCoverImage: t.field({
    type: CompanyPayload,
    authScopes: { role: companyRoles },
    resolve: (_root, _args, context) => remove(context, 'cover'),
  }),
  deleteCompanyAvatarImage: t.field({
    type: CompanyPayload,
    authScopes: { role: companyRoles },
    resolve: (_root, _args, context) => remove(context, 'avatar'),
  }),
}));
