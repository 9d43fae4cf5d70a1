import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testApi, type TestApi } from '../../../graphql/testing.ts';
import { sendFiles } from '../../../graphql/testUploads.ts';
import { encodeGlobalId } from '../../../lib/request/globalId.ts';
import { loadSharp } from '../../media/sharp.ts';
import { companyId, refusals } from '../testing.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

const errors = 'errors { __typename message ... on UserInputInvalidError { field } }';
const shown = `id name businessDescription corporatePageUrl location locationCoords { lat lng } coverImagePath industry { name } foundedAt isOwned publicJobOpeningsCount responseRatePercent
  ownDetail { postalCode prefecture { name } city street building contactEmail contactPhoneNumber contactFormUrl corporateNumber invoiceRegistrationNumber capitalYen employeesCount isReadyForPublishing canEdit }`;

async function ask(query: string, variables: Record<string, unknown>, as?: string): Promise<unknown> {
  const { data, errors: failed } = await api.post(query, variables, as);
  if (failed) throw new Error(failed.map(({ message }) => message).join('; '));
  return Object.values(data ?? {})[0];
}

const update = (input: Record<string, unknown>, as: string) =>
  ask(
    `mutation ($input: UpdateCompanyProfileInput!) { updateCompanyProfile(input: $input) { company { ${shown} } ${errors} } }`,
    { input },
    as,
  );
const seen = (id: string, as?: string) =>
  ask(`query ($id: ID!) { company(id: $id) { ${shown} } }`, { id: companyId(id) }, as);

async function house() {
  const company = await api.rows.company();
  const owner = await api.rows.member({ company_id: company });
  return { company, owner };
}

const whole = {
  name: '株式会社　灯台舎',
  businessDescription: '函館で宿をひらいています。\n九室です。',
  corporatePageUrl: 'https://todaisha.example/about',
  foundedAt: '1998-07-01',
  postalCode: '〒040-0053',
  prefectureId: 'prefecture_1',
  city: '函館市',
  street: '末広町１２－３',
  building: '灯台タワー　２階　201号室',
  contactEmail: 'work@todaisha.example',
  contactPhoneNumber: '0138-00-0123',
  contactFormUrl: 'https://todaisha.example/contact',
  corporateNumber: '1234 5678 9012 3',
  invoiceRegistrationNumber: 't1234567890123',
  capitalYen: '３，０００，０００円',
  employeesCount: 24,
};

/** The middle of the city, as far as the list of the statistics bureau knows it. */
const hakodate = { lat: expect.closeTo(41.84, 1), lng: expect.closeTo(140.92, 1) };

describe('updateCompanyProfile', () => {
  test('cleans and keeps every field, and makes the address one line', async () => {
    const { company, owner } = await house();
    expect(await update(whole, owner)).toEqual({
      errors: [],
      company: {
        id: companyId(company),
        name: '株式会社 灯台舎',
        businessDescription: '函館で宿をひらいています。\n九室です。',
        corporatePageUrl: 'https://todaisha.example/about',
        location: '北海道函館市末広町12-3 灯台タワー 2階 201号室',
        locationCoords: hakodate,
        coverImagePath: null,
        industry: null,
        foundedAt: '1998-07-01',
        isOwned: true,
        publicJobOpeningsCount: 0,
        responseRatePercent: null,
        ownDetail: {
          postalCode: '0400053',
          prefecture: { name: '北海道' },
          city: '函館市',
          street: '末広町12-3',
          building: '灯台タワー 2階 201号室',
          contactEmail: 'work@todaisha.example',
          contactPhoneNumber: '+81138000123',
          contactFormUrl: 'https://todaisha.example/contact',
          corporateNumber: '1234567890123',
          invoiceRegistrationNumber: 'T1234567890123',
          capitalYen: '3000000',
          employeesCount: 24,
          isReadyForPublishing: true,
          canEdit: true,
        },
      },
    });
  });

  test('has room for as many signs as are let through, whatever they are made of', async () => {
    const { owner } = await house();
    const signs = (count: number) => '葛\u{e0100}'.repeat(count);
    const address = { city: signs(100), street: signs(100), building: signs(100) };
    const name = signs(100);
    const businessDescription = signs(3_000);
    expect(await update({ ...whole, ...address, name, businessDescription }, owner)).toMatchObject({
      errors: [],
      company: { name, businessDescription, ownDetail: address },
    });
  });

  test('leaves alone what is not mentioned, empties what is null, and looks up where an address lies that changed', async () => {
    const { company, owner } = await house();
    await update(whole, owner);
    await api.services.db
      .updateTable('companies')
      .set({ latitude: 41.7, longitude: 140.7 })
      .where('id', '=', company)
      .execute();
    expect(await update({ employeesCount: null }, owner)).toMatchObject({
      company: {
        locationCoords: { lat: 41.7, lng: 140.7 },
        ownDetail: { employeesCount: null, city: '函館市' },
      },
    });
    expect(await update({ building: null }, owner)).toMatchObject({
      company: {
        location: '北海道函館市末広町12-3',
        locationCoords: hakodate,
        ownDetail: { building: null },
      },
    });
    expect(
      await update({ contactEmail: null, contactPhoneNumber: '', contactFormUrl: '' }, owner),
    ).toMatchObject({ company: { ownDetail: { isReadyForPublishing: false } } });
  });

  test('keeps what an opening that people see says of the company, and refuses each field that would empty it', async () => {
    const { company, owner } = await house();
    await update(whole, owner);
    const opening = await api.rows.publicJobOpening({ company_id: company });
    expect(refusals(await update({ prefectureId: null, street: '　', building: null }, owner))).toEqual([
      'UserInputInvalidError prefectureId',
      'UserInputInvalidError street',
    ]);
    const noContact = { contactEmail: null, contactPhoneNumber: '', contactFormUrl: '' };
    expect(refusals(await update(noContact, owner))).toEqual([
      'UserInputInvalidError contactEmail',
      'UserInputInvalidError contactPhoneNumber',
      'UserInputInvalidError contactFormUrl',
    ]);
    expect(await seen(company, owner)).toMatchObject({ ownDetail: { building: '灯台タワー 2階 201号室' } });
    expect(
      await update({ ...noContact, contactEmail: 'post@todaisha.example', building: null }, owner),
    ).toMatchObject({ errors: [], company: { ownDetail: { isReadyForPublishing: true } } });
    await api.services.db
      .updateTable('job_openings')
      .set({ status: 'PRIVATE' })
      .where('id', '=', opening)
      .execute();
    expect(refusals(await update({ street: null }, owner))).toEqual([]);
  });

  test('takes an address whose every part is as long as it may be', async () => {
    const { owner } = await house();
    const [city, street, building] = ['市', '町', '館'].map((sign) => sign.repeat(100));
    expect(await update({ prefectureId: 'prefecture_14', city, street, building }, owner)).toMatchObject({
      company: { location: `神奈川県${city}${street} ${building}` },
    });
  });

  test('names every field that is wrong at once, and writes nothing', async () => {
    const { company, owner } = await house();
    const answer = await update(
      {
        ...whole,
        name: '　',
        corporatePageUrl: 'javascript:alert(1)',
        foundedAt: '1998-02-30',
        postalCode: '12345',
        prefectureId: 'prefecture_48',
        industryId: 'category_1',
        contactEmail: 'work@',
        contactPhoneNumber: '123',
        corporateNumber: '123',
        invoiceRegistrationNumber: '1234567890123',
        capitalYen: '百万円',
        employeesCount: -1,
        street: 'あ'.repeat(101),
      },
      owner,
    );
    expect(refusals(answer).sort()).toEqual(
      [
        'capitalYen',
        'contactEmail',
        'contactPhoneNumber',
        'corporateNumber',
        'corporatePageUrl',
        'employeesCount',
        'foundedAt',
        'industryId',
        'invoiceRegistrationNumber',
        'name',
        'postalCode',
        'prefectureId',
        'street',
      ].map((field) => `UserInputInvalidError ${field}`),
    );
    expect(await seen(company, owner)).toMatchObject({ name: '株式会社灯台舎', location: null });
    expect(refusals(await update({ foundedAt: '2026-04-02' }, owner))).toEqual([
      'UserInputInvalidError foundedAt',
    ]);
  });

  test('hides the company from creators who name it as their employer, once it is renamed so', async () => {
    const { company, owner } = await house();
    const creator = await api.rows.creator();
    const engage = (employer: string) =>
      api.post(
        `mutation ($employer: String!) { updateCreatorUserEngagementType(input: { engagementType: SIDEJOB, corporateName: "岬", nameOfCompanyYouCurrentlyWorkFor: $employer }) { errors { message } } }`,
        { employer },
        creator,
      );
    await engage('(株)岬工房');
    const hidden = () =>
      api.services.db
        .selectFrom('creator_hidden_companies')
        .select('reason')
        .where('company_id', '=', company)
        .where('creator_id', '=', creator)
        .execute();
    expect(await hidden()).toEqual([]);
    await update({ name: '株式会社岬工房' }, owner);
    expect(await hidden()).toEqual([{ reason: 'EMPLOYER_NAME' }]);
    // The employer does not end it by another name; nor does the creator, who still works there, by saving the same again.
    await update({ name: '株式会社灯台舎' }, owner);
    expect(await hidden()).toEqual([{ reason: 'EMPLOYER_NAME' }]);
    await engage('岬工房');
    expect(await hidden()).toEqual([{ reason: 'EMPLOYER_NAME' }]);
    await engage('株式会社別の勤め先');
    expect(await hidden()).toEqual([]);
  });

  test('refuses another name after ten within a day, and nothing else', async () => {
    const { company, owner } = await house();
    for (let n = 1; n <= 10; n += 1)
      expect(refusals(await update({ name: `改名${n}社` }, owner))).toEqual([]);
    expect(refusals(await update({ name: '改名11社' }, owner))).toEqual(['RateLimitExceededError']);
    expect(await update({ name: '改名10社', city: '函館市' }, owner)).toMatchObject({ errors: [] });
    expect(await seen(company, owner)).toMatchObject({ name: '改名10社', location: '函館市' });
  });

  test('is refused to an owner whose role was taken away while the token lives', async () => {
    const { owner } = await house();
    const demoted = await api.authorizationOf(owner);
    await api.services.db
      .updateTable('users')
      .set({ role: 'CORPORATE_AGENT' })
      .where('id', '=', owner)
      .execute();
    expect(demoted).toBeDefined();
    expect(await update({ building: '3階' }, owner)).toMatchObject({
      errors: [{ __typename: 'UserEditPrivilegeError' }],
    });
  });
});

describe('who sees a company', () => {
  test('members see its page, its own people its detail, guests and those of a suspended one nothing', async () => {
    const { company, owner } = await house();
    await update(whole, owner);
    const creator = await api.rows.creator();
    expect(await seen(company, creator)).toMatchObject({ isOwned: false, ownDetail: null });
    const agent = await api.rows.member({ company_id: company, role: 'CORPORATE_AGENT' });
    expect(await seen(company, agent)).toMatchObject({ isOwned: true, ownDetail: { canEdit: false } });
    await expect(seen(company)).rejects.toThrow('ログインが必要です。');
    await api.services.db
      .updateTable('companies')
      .set({ status: 'SUSPENDED', suspended_at: new Date() })
      .where('id', '=', company)
      .execute();
    expect(await seen(company, creator)).toBeNull();
    expect(await seen(company, owner)).toMatchObject({ isOwned: true });
    expect(await ask('{ myCompany { id } }', {}, owner)).toEqual({ id: companyId(company) });
  });

  test('an id of another type, or of nobody, is no company', async () => {
    const { company, owner } = await house();
    for (const id of ['x', encodeGlobalId('CreatorUser', company), companyId(owner)])
      expect(await ask('query ($id: ID!) { company(id: $id) { id } }', { id }, owner)).toBeNull();
  });

  test('counts the openings that are in the list', async () => {
    const { company, owner } = await house();
    await api.rows.publicJobOpening({ company_id: company });
    await api.rows.jobOpening({ company_id: company });
    expect(await seen(company, owner)).toMatchObject({ publicJobOpeningsCount: 1 });
  });
});

describe('pictures of a company', () => {
  async function upload(name: string, size: { width: number; height: number }, as: string): Promise<unknown> {
    const sharp = await loadSharp();
    const bytes = await sharp({ create: { ...size, channels: 3, background: '#22379b' } })
      .png()
      .toBuffer();
    const query = `mutation ($file: Upload!) { ${name}(file: $file) { image { width } company { avatarImagePath coverImagePath } errors { __typename ... on InvalidImageInputError { field } } } }`;
    const file = new Blob([new Uint8Array(bytes)], { type: 'image/png' });
    return sendFiles(api, as, { query, files: { file } });
  }

  test('are stored, answered with the company, and taken out again', async () => {
    const { owner } = await house();
    expect(await upload('uploadCompanyCoverImage', { width: 1200, height: 400 }, owner)).toMatchObject({
      data: {
        uploadCompanyCoverImage: {
          image: { width: 1200 },
          company: { coverImagePath: expect.stringMatching(/^\/media\//) },
        },
      },
    });
    expect(await upload('uploadCompanyAvatarImage', { width: 300, height: 300 }, owner)).toMatchObject({
      data: {
        uploadCompanyAvatarImage: { company: { avatarImagePath: expect.stringMatching(/^\/media\//) } },
      },
    });
    for (const name of ['deleteCompanyCoverImage', 'deleteCompanyAvatarImage'])
      await ask(`mutation { ${name} { errors { message } } }`, {}, owner);
    expect(await ask('{ myCompany { avatarImagePath coverImagePath } }', {}, owner)).toEqual({
      avatarImagePath: null,
      coverImagePath: null,
    });
  });

  test('that will not do are refused at their field, and whoever may not change them is refused', async () => {
    const { company, owner } = await house();
    const small = { __typename: 'InvalidImageInputError', field: 'file' };
    expect(await upload('uploadCompanyCoverImage', { width: 700, height: 300 }, owner)).toMatchObject({
      data: { uploadCompanyCoverImage: { image: null, company: null, errors: [small] } },
    });
    expect(await upload('uploadCompanyAvatarImage', { width: 400, height: 300 }, owner)).toMatchObject({
      data: { uploadCompanyAvatarImage: { errors: [small] } },
    });
    const agent = await api.rows.member({ company_id: company, role: 'CORPORATE_AGENT' });
    const refused = { errors: [{ __typename: 'UserEditPrivilegeError' }] };
    expect(await upload('uploadCompanyCoverImage', { width: 1200, height: 400 }, agent)).toMatchObject({
      data: { uploadCompanyCoverImage: refused },
    });
    expect(
      await ask('mutation { deleteCompanyAvatarImage { errors { __typename } } }', {}, agent),
    ).toMatchObject(refused);
  });

  test('and the profile: those of the company who may not change it are told so, others that it is not theirs', async () => {
    const { company } = await house();
    for (const role of ['CORPORATE_AGENT', 'OUTSOURCING_RECRUITER'] as const) {
      const member = await api.rows.member({ company_id: company, role });
      expect(await update({ name: '改めた名前' }, member)).toMatchObject({
        company: null,
        errors: [{ __typename: 'UserEditPrivilegeError' }],
      });
    }
  });
});

describe('addressesByPostalCode', () => {
  const of = async (postalCode: string) => {
    const member = await api.rows.member();
    return ask(
      'query ($postalCode: String!) { addressesByPostalCode(postalCode: $postalCode) { postalCode prefecture { name } city town } }',
      { postalCode },
      member,
    );
  };

  test('finds the town, however the code is typed', async () => {
    const ginza = [{ postalCode: '1040061', prefecture: { name: '東京都' }, city: '中央区', town: '銀座' }];
    for (const typed of ['1040061', '104-0061', '〒１０４－００６１', ' 104 0061 '])
      expect(await of(typed)).toEqual(ginza);
  });

  test('names no town where a code stands for several, and both cities where it lies on a border', async () => {
    expect(await of('452-0961')).toEqual([
      { postalCode: '4520961', prefecture: { name: '愛知県' }, city: '清須市', town: '' },
    ]);
    expect(await of('4980000')).toEqual([
      { postalCode: '4980000', prefecture: { name: '愛知県' }, city: '弥富市', town: '' },
      { postalCode: '4980000', prefecture: { name: '三重県' }, city: '桑名郡木曽岬町', town: '' },
    ]);
  });

  test('of no code there is nothing to say', async () => {
    for (const typed of ['', '104', '0000000', '10400611', 'abc1040061', '104.0061'])
      expect(await of(typed)).toEqual([]);
  });
});
