import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MockPayloadGenerator } from 'relay-test-utils';
import { afterEach, beforeAll, beforeEach, describe, test, vi } from 'vitest';
import { expect } from '../../../ui/testing/domMatchers.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { company } from '../../session/testing/viewers.ts';
import { renderAsMember, setWidth } from '../../onboarding/testing/renderAsMember.tsx';
import { MyCompanyPage } from './MyCompanyPage.tsx';

vi.setConfig({ testTimeout: 20_000, hookTimeout: 60_000 });
// Compiled before a test waits for it.
beforeAll(() => import('../edit/CompanyAddressForm.tsx'));

const toastSuccess = vi.spyOn(toast, 'success').mockImplementation(() => '');

beforeEach(() => {
  setWidth(1440);
  Element.prototype.scrollIntoView = vi.fn();
  vi.stubGlobal('scrollTo', vi.fn());
});
afterEach(() => {
  localStorage.clear();
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

const ownDetail = {
  postalCode: '0400053',
  prefecture: { id: 'prefecture_1', name: '北海道' },
  city: '函館市',
  street: '末広町12-3',
  building: null,
  contactEmail: null,
  contactPhoneNumber: null,
  contactFormUrl: null,
  corporateNumber: null,
  invoiceRegistrationNumber: null,
  capitalYen: '12000000000',
  employeesCount: 24,
  isReadyForPublishing: false,
  canEdit: true,
};
const house = {
  id: 'co_1',
  name: '株式会社灯台舎',
  businessDescription: '函館で宿をひらいています。',
  corporatePageUrl: null,
  foundedAt: '1998-07-01',
  industry: null,
  location: '北海道函館市末広町12-3',
  avatarImage: null,
  coverImage: null,
  members: [],
  openInvitations: [],
  ownDetail,
};
const prefectures = [
  { id: 'prefecture_1', name: '北海道' },
  { id: 'prefecture_13', name: '東京都' },
  { id: 'prefecture_23', name: '愛知県' },
  { id: 'prefecture_24', name: '三重県' },
];

async function show(detail: Partial<typeof ownDetail> = {}) {
  const view = await renderAsMember(<MyCompanyPage />, company, { path: '/my_company' });
  const user = userEvent.setup();
  await act(async () => {
    view.environment.mock.resolveMostRecentOperation((operation) =>
      MockPayloadGenerator.generate(operation, {
        Query: () => ({ prefectures, industries: [{ id: 'industry_1', name: '宿泊' }] }),
        Company: () => ({ ...house, ownDetail: { ...ownDetail, ...detail } }),
      }),
    );
  });
  const { mock } = view.environment;
  /** Answers the request that is under way. */
  const answer = (data: Record<string, unknown>): Promise<void> =>
    act(async () => mock.resolve(mock.getMostRecentOperation(), { data }));
  return { ...view, user, mock, answer };
}

async function openAddress(user: ReturnType<typeof userEvent.setup>) {
  await user.click(await screen.findByRole('button', { name: '所在地と連絡先を編集する' }));
  return within(await screen.findByRole('form', { name: '所在地と連絡先' }));
}

const found = (...cities: readonly (readonly [id: string, name: string, city: string, town: string])[]) => ({
  addressesByPostalCode: cities.map(([id, name, city, town]) => ({ prefecture: { id, name }, city, town })),
});

describe('the company’s own page', () => {
  test('says what is there, what is missing, and leads to where it is written', async () => {
    const { user } = await show();
    expect(screen.getByText('〒040-0053', { exact: false })).toHaveTextContent('北海道函館市末広町12-3');
    expect(screen.getByText('12,000,000,000円')).toBeInTheDocument();
    const todo = within(screen.getByRole('region', { name: '募集の公開に必要なこと' }));
    expect(todo.queryByRole('button', { name: '所在地を書く' })).toBeNull();
    await user.click(todo.getByRole('button', { name: '連絡先を書く' }));
    const form = within(await screen.findByRole('form', { name: '所在地と連絡先' }));
    await waitFor(() => expect(form.getByLabelText(/^メールアドレス/)).toHaveFocus());
  });

  test('is read only for who may not change it', async () => {
    await show({ canEdit: false });
    expect(screen.queryByRole('button', { name: /編集する|選ぶ|書く/ })).toBeNull();
    expect(screen.getByText(/内容を編集できるのは管理者です/)).toBeInTheDocument();
  });

  test('a postal code fills what it knows, and leaves what was written', async () => {
    const { user, answer, mock } = await show();
    const form = await openAddress(user);
    const code = form.getByLabelText(/^郵便番号/);
    await user.clear(code);
    await user.type(code, '１０４００６１');
    expect(mock.getMostRecentOperation().request.variables).toEqual({ postalCode: '104-0061' });
    await answer(found(['prefecture_13', '東京都', '中央区', '銀座']));
    expect(form.getByLabelText(/^市区町村/)).toHaveValue('中央区');
    expect(form.getByLabelText(/^町名・番地/)).toHaveValue('末広町12-3');
    await user.tab();
    expect(code).toHaveValue('104-0061');
  });

  test('a code on a border asks which city; an unknown one says so', async () => {
    const { user, answer } = await show();
    const form = await openAddress(user);
    const code = form.getByLabelText(/^郵便番号/);
    await user.clear(code);
    await user.type(code, '4980000');
    await answer(
      found(['prefecture_23', '愛知県', '弥富市', ''], ['prefecture_24', '三重県', '桑名郡木曽岬町', '']),
    );
    await user.click(form.getByRole('button', { name: '三重県桑名郡木曽岬町' }));
    expect(form.getByLabelText(/^市区町村/)).toHaveValue('桑名郡木曽岬町');
    await user.clear(code);
    await user.type(code, '9999999');
    await answer(found());
    expect(form.getByText(/住所は見つかりませんでした/)).toBeInTheDocument();
  });

  test('saves a section, and puts a refusal at its field', async () => {
    const { user, mock, answer } = await show();
    const form = await openAddress(user);
    await user.type(form.getByLabelText(/^電話番号/), '０１３８ー００ー０１２３');
    await user.click(form.getByRole('button', { name: '保存する' }));
    expect(mock.getMostRecentOperation().request.variables).toMatchObject({
      input: { contactPhoneNumber: '+81138000123', city: '函館市', contactEmail: null },
    });
    await answer({
      updateCompanyProfile: {
        company: null,
        errors: [
          { __typename: 'UserInputInvalidError', message: '市区町村を確認してください。', field: 'city' },
        ],
      },
    });
    expect(await form.findByText('市区町村を確認してください。')).toBeInTheDocument();
    await user.click(form.getByRole('button', { name: '保存する' }));
    const operation = mock.getMostRecentOperation();
    await act(async () =>
      mock.resolve(
        operation,
        MockPayloadGenerator.generate(operation, {
          Company: () => house,
          CompanyPayload: () => ({ errors: [] }),
        }),
      ),
    );
    await waitFor(() => expect(toastSuccess).toHaveBeenCalledWith('保存しました。'));
    expect(screen.queryByRole('form', { name: '所在地と連絡先' })).toBeNull();
  });
});
