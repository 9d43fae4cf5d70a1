import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { OperationDescriptor } from 'relay-runtime';
import { MockPayloadGenerator } from 'relay-test-utils';
import { afterEach, beforeEach, describe, test, vi } from 'vitest';
import { dropDraft } from '../../lib/drafts/record.ts';
import { expect } from '../../ui/testing/domMatchers.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { company, creator } from '../session/testing/viewers.ts';
import { renderAsMember, setWidth } from '../onboarding/testing/renderAsMember.tsx';
import { MePage } from './MePage.tsx';
// What the page loads for either kind of viewer: here at once, so that no test waits for it to be compiled.
import './corporate/CorporateMe.tsx';
import './creator/CreatorMe.tsx';
import './creator/CreatorSections.tsx';

// Forms, lists and dialogs are compiled while the test waits.
vi.setConfig({ testTimeout: 20_000 });

const toastSuccess = vi.spyOn(toast, 'success').mockImplementation(() => '');
const toastError = vi.spyOn(toast, 'error').mockImplementation(() => '');

beforeEach(() => {
  setWidth(1440);
  Element.prototype.scrollIntoView = vi.fn();
  vi.stubGlobal('scrollTo', vi.fn());
});
afterEach(() => {
  dropDraft('engagementType:u_1');
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

const todo = {
  isCreatorUserOnboardingTodoCompleted: false,
  creatorUserProfileRegistered: true,
  creatorUserProductRegistered: false,
  creatorUserJobProfileRegistered: true,
  creatorUserBankAccountRegistered: false,
  doNotShowAgain: false,
  doNotShowAgainSp: false,
};
const account = {
  bankName: '三菱UFJ',
  branchName: '新宿',
  accountType: 'ORDINARY',
  accountNumberEnd: '123',
  accountHolderKana: 'ハヤセ ミオ',
  registeredAt: '2026-04-01T03:00:00Z',
};

const posterWork = {
  id: 'o_1',
  name: '「余白展」告知ポスター',
  isPublish: true,
  visibility: 'EVERYONE',
  hasPendingChange: true,
  product: { id: 'w_1' },
  thumbnailImage: null,
  review: { currentReviewStatus: 'REJECTED', rejectReason: '許諾のない写真が含まれています。' },
  statistics: { viewsTotal: 2400, bookmarksTotal: 31 },
};

function answer(
  operation: OperationDescriptor,
  profile: Record<string, unknown>,
  works: readonly Record<string, unknown>[] = [],
) {
  return MockPayloadGenerator.generate(operation, {
    User: () => ({ id: 'u_1', roles: ['CORPORATE_USER'], profile, registrationStep: 'COMPLETED' }),
    Company: () => ({ name: '株式会社灯台舎' }),
    CreatorUser: () => ({ id: 'c_1' }),
    OwnProductConnection: () => ({
      totalCount: works.length,
      pageInfo: { hasNextPage: false },
      edges: works.map((node) => ({ node })),
    }),
    ProfileStatistics: () => ({ visits7Days: 3, visits30Days: 1204 }),
  });
}

const jobProfile = {
  id: 'j_1',
  jobSeekingStatus: 'SEEKING',
  operationalHours: 'FROM_20_TO_30_HOURS_PER_WEEK',
  operationalAvailabilities: [],
  wayOfWorkings: ['FULL_REMOTE'],
  rewardPrices: [
    {
      id: 'r_1',
      rewardCategory: 'ポスター',
      rewardType: 'CONTRACT_UNIT',
      netPrice: 350000,
      grossPrice: 385000,
    },
  ],
  rewardNote: null,
};

async function showCreator(
  profile: Record<string, unknown> = {},
  path = '/me',
  works: readonly Record<string, unknown>[] = [],
) {
  const whole = {
    __typename: 'PrivateCreatorProfile',
    id: 'p_1',
    lastName: '早瀬',
    firstName: 'みお',
    userName: 'hayase',
    hobby: null,
    gender: null,
    phoneNumber: '+819012345678',
    profileImage: null,
    coverImage: null,
    jobProfile,
    engagementType: { id: 'e_1', engagementType: 'FREELANCE', corporateName: null },
    onboardingStatus: todo,
    bankAccount: null,
    ...profile,
  };
  const view = await renderAsMember(<MePage variables={{ asCreator: true }} />, creator, { path });
  await act(async () => {
    view.environment.mock.resolveMostRecentOperation((operation) => answer(operation, whole, works));
  });
  await screen.findByRole('heading', { level: 1 });
  await screen.findByRole('region', { name: '振込先口座' });
  return { ...view, whole };
}

async function showCompany(todoStatus: Record<string, unknown> = {}) {
  const whole = {
    __typename: 'PrivateCorporateProfile',
    id: 'p_2',
    fullName: '西村 佳乃',
    lastNameKana: 'ニシムラ',
    firstNameKana: 'ヨシノ',
    phoneNumber: '+81312345678',
    profileImage: null,
    interestCategories: [],
    todoStatus: {
      initialFollowFeatureUsed: false,
      initialAccessFollowingPageUsed: false,
      doNotShowInitialUseFollowFeatureAgain: false,
      doNotUseFollowFeatureInFollowingScreenAgain: false,
      ...todoStatus,
    },
  };
  const view = await renderAsMember(<MePage variables={{ asCreator: false }} />, company, { path: '/me' });
  await act(async () => {
    view.environment.mock.resolveMostRecentOperation((operation) => answer(operation, whole));
  });
  await screen.findByRole('heading', { level: 1 });
  return { ...view, whole };
}

const section = (name: string) => within(screen.getByRole('region', { name }));

describe('a creator’s page', () => {
  test('reads as others see it, and says what is missing', async () => {
    await showCreator();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('早瀬 みお');
    expect(screen.getByRole('link', { name: '公開ページを見る' }).getAttribute('href')).toBe('/creators/c_1');
    expect(section('プロフィール').getByText('090-1234-5678')).toBeInTheDocument();
    expect(section('プロフィール').getAllByText('未記入').length).toBeGreaterThan(0);
    expect(section('仕事の条件').getByText(/385,000/)).toBeInTheDocument();
  });

  test('what nobody else sees stands apart', async () => {
    await showCreator();
    const hidden = section('非公開の情報');
    expect(hidden.getByText('090-1234-5678')).toBeInTheDocument();
    expect(hidden.queryByText('hayase')).toBeNull();
  });

  test.each([
    [creator, '公開範囲と、見せない会社', '/settings/account#visibility'],
    [company, '会社のメンバー', '/settings/account#members'],
  ])('leads to the settings of the account', async (viewer, name, href) => {
    await (viewer === creator ? showCreator() : showCompany());
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(href);
  });

  test('an account shows the end of its number and nothing more', async () => {
    await showCreator({ bankAccount: account });
    expect(section('振込先口座').getByText('三菱UFJ銀行 新宿支店 普通 ····123')).toBeInTheDocument();
    expect(section('振込先口座').getByText(/2026年4月1日\(水\)に登録/)).toBeInTheDocument();
  });

  test('one section at a time is edited, in its place, with the focus in it', async () => {
    await showCreator();
    await userEvent.click(screen.getByRole('button', { name: '働き方を編集する' }));
    const field = await screen.findByLabelText(/屋号/);
    await waitFor(() => expect(field.closest('form')?.contains(document.activeElement)).toBe(true));
    await userEvent.click(screen.getByRole('button', { name: '仕事の条件を編集する' }));
    expect(await screen.findByLabelText(/備考/)).toBeInTheDocument();
    expect(screen.queryByLabelText(/屋号/)).toBeNull();
  });

  test('leaving with something typed asks, and goes on when told to', async () => {
    await showCreator();
    await userEvent.click(screen.getByRole('button', { name: '働き方を編集する' }));
    await userEvent.type(await screen.findByLabelText(/屋号/), '早瀬組版室');
    await userEvent.click(screen.getByRole('button', { name: 'キャンセル' }));
    const question = within(await screen.findByRole('alertdialog', { name: '保存していない内容があります' }));
    await userEvent.click(question.getByRole('button', { name: '編集に戻る' }));
    expect(screen.getByLabelText(/屋号/)).toHaveValue('早瀬組版室');
    await userEvent.click(screen.getByRole('button', { name: 'キャンセル' }));
    await userEvent.click(await screen.findByRole('button', { name: '下書きを残して閉じる' }));
    await waitFor(() => expect(screen.queryByLabelText(/屋号/)).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: '働き方を編集する' }));
    expect(await screen.findByLabelText(/屋号/)).toHaveValue('早瀬組版室');
    await userEvent.click(screen.getByRole('button', { name: 'キャンセル' }));
    await userEvent.click(await screen.findByRole('button', { name: '破棄する' }));
    await userEvent.click(screen.getByRole('button', { name: '働き方を編集する' }));
    expect(await screen.findByLabelText(/屋号/)).toHaveValue('');
  });

  test('going to another page with something typed asks too', async () => {
    const { router } = await showCreator();
    await userEvent.click(screen.getByRole('button', { name: '働き方を編集する' }));
    await userEvent.type(await screen.findByLabelText(/屋号/), '早');
    await act(async () => router.history.push('/products'));
    const question = within(await screen.findByRole('alertdialog', { name: '保存していない内容があります' }));
    expect(router.state.location.pathname).toBe('/me');
    await userEvent.click(question.getByRole('button', { name: '下書きを残して閉じる' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/products'));
  });

  test('on a phone a section is edited in a sheet', async () => {
    setWidth(390);
    await showCreator();
    await userEvent.click(screen.getByRole('button', { name: '働き方を編集する' }));
    const sheet = within(await screen.findByRole('dialog', { name: '働き方' }));
    expect(await sheet.findByLabelText(/屋号/)).toBeInTheDocument();
  });
});

describe('the to-do list', () => {
  test('shows what is done by shape and word, and each leads to its place', async () => {
    await showCreator();
    const list = section('仕事を受けるための準備');
    expect(list.getAllByRole('img', { name: '完了' })).toHaveLength(2);
    expect(list.getAllByRole('img', { name: '未完了' })).toHaveLength(2);
    expect(list.getByRole('link', { name: '作品を載せる' }).getAttribute('href')).toBe('/products/create');
    await userEvent.click(list.getByRole('button', { name: '振込先口座を登録する' }));
    expect(await screen.findByRole('form', { name: '振込先口座' })).toBeInTheDocument();
  });

  test('the gap in the profile is gone to by name', async () => {
    await showCreator({ onboardingStatus: { ...todo, creatorUserProfileRegistered: false } });
    await userEvent.click(screen.getByRole('button', { name: '紹介文を書く' }));
    await waitFor(() => expect(screen.getByLabelText(/紹介文/)).toHaveFocus());
  });

  test.each([
    [1440, 'doNotShowAgain'],
    [390, 'doNotShowAgainSp'],
  ])('at %i px it is put away for that kind of device', async (width, flag) => {
    setWidth(width);
    const { environment, whole } = await showCreator();
    await userEvent.click(
      section('仕事を受けるための準備').getByRole('button', { name: '今後は表示しない' }),
    );
    const operation = environment.mock.getMostRecentOperation();
    expect(operation.request.variables).toEqual({ input: { [flag]: true } });
    await act(async () => {
      environment.mock.resolve(operation, {
        data: {
          completeOnboardingTodoAction: {
            user: { id: 'u_1', profile: { ...whole, onboardingStatus: { ...todo, [flag]: true } } },
            errors: [],
          },
        },
      });
    });
    expect(screen.queryByRole('region', { name: '仕事を受けるための準備' })).toBeNull();
  });

  test('put away on a phone, it still stands on a computer', async () => {
    await showCreator({ onboardingStatus: { ...todo, doNotShowAgainSp: true } });
    expect(screen.getByRole('region', { name: '仕事を受けるための準備' })).toBeInTheDocument();
  });

  test('is gone when all is done', async () => {
    await showCreator({ onboardingStatus: { ...todo, isCreatorUserOnboardingTodoCompleted: true } });
    expect(screen.queryByRole('region', { name: '仕事を受けるための準備' })).toBeNull();
  });
});

describe('仕事の希望', () => {
  const ring = () => screen.getByRole('radio', { name: '現在は探していない' });

  test('shows at once and stays when the server takes it', async () => {
    const { environment, whole } = await showCreator();
    await userEvent.click(ring());
    expect(ring()).toBeChecked();
    expect(screen.getByRole('banner', { hidden: true }) ?? document.body).toHaveTextContent(
      '現在は探していない',
    );
    const operation = environment.mock.getMostRecentOperation();
    expect(operation.request.variables).toEqual({ input: { jobSeekingStatus: 'NOT_SEEKING' } });
    await act(async () => {
      environment.mock.resolve(operation, {
        data: {
          updateJobSeekingStatus: {
            user: {
              id: 'u_1',
              profile: { ...whole, jobProfile: { ...jobProfile, jobSeekingStatus: 'NOT_SEEKING' } },
            },
            errors: [],
          },
        },
      });
    });
    expect(ring()).toBeChecked();
    expect(toastSuccess).toHaveBeenCalledOnce();
  });

  test('goes back with a toast when it is refused', async () => {
    const { environment } = await showCreator();
    await userEvent.click(ring());
    expect(ring()).toBeChecked();
    await act(async () => {
      environment.mock.resolveMostRecentOperation({
        data: {
          updateJobSeekingStatus: {
            user: null,
            errors: [{ __typename: 'ForbiddenError', message: '変更できません。' }],
          },
        },
      });
    });
    expect(screen.getByRole('radio', { name: '仕事を探している' })).toBeChecked();
    expect(toastError).toHaveBeenCalledWith('変更できません。', expect.anything());
  });

  test('goes back with a toast when nobody answers', async () => {
    const { environment } = await showCreator();
    await userEvent.click(ring());
    await act(async () => environment.mock.rejectMostRecentOperation(new Error('down')));
    expect(screen.getByRole('radio', { name: '仕事を探している' })).toBeChecked();
    expect(toastError).toHaveBeenCalledOnce();
  });

  test('is not offered before the conditions are written', async () => {
    await showCreator({ jobProfile: null });
    expect(screen.queryByRole('region', { name: '仕事の希望' })).toBeNull();
    expect(screen.getByRole('button', { name: '仕事の条件を登録する' })).toBeInTheDocument();
  });
});

describe('the account’s form', () => {
  test('asks for each gap and goes to the first', async () => {
    await showCreator();
    await userEvent.click(section('振込先口座').getByRole('button', { name: '振込先口座を登録する' }));
    await userEvent.click(await screen.findByRole('button', { name: '保存する' }));
    expect(await screen.findByText('銀行を候補から選んでください。')).toBeInTheDocument();
    expect(screen.getByText('口座番号を入力してください。')).toBeInTheDocument();
    // Nothing can be chosen there yet: what to do first is said instead.
    expect(screen.getByText('先に銀行を選んでください。')).toBeInTheDocument();
    expect(screen.queryByText('支店を候補から選んでください。')).toBeNull();
    expect(screen.getByRole('combobox', { name: /銀行/ })).toHaveFocus();
  });

  test('keeps nothing in the browser, and says so before it is left', async () => {
    await showCreator();
    await userEvent.click(section('振込先口座').getByRole('button', { name: '振込先口座を登録する' }));
    await userEvent.type(await screen.findByLabelText(/口座番号/), '1234567');
    await userEvent.click(screen.getByRole('button', { name: 'キャンセル' }));
    const question = await screen.findByRole('alertdialog');
    expect(question).toHaveTextContent('入力した内容は消えます');
    expect(within(question).queryByRole('button', { name: '下書きを残して閉じる' })).toBeNull();
    expect(JSON.stringify({ ...localStorage })).not.toContain('1234567');
  });
});

describe('a form that could not be sent', () => {
  test('says so beside the button that was pressed, and brings it into view', async () => {
    const { environment } = await showCreator();
    await userEvent.click(screen.getByRole('button', { name: '働き方を編集する' }));
    await userEvent.type(await screen.findByLabelText(/屋号/), '早瀬組版室');
    const save = screen.getByRole('button', { name: '保存する' });
    await userEvent.click(save);
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
    await act(async () => environment.mock.rejectMostRecentOperation(new Error('down')));
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent('こちらの不具合で送れませんでした。');
    expect(alert.parentElement).toContainElement(save);
    expect(scroll.mock.contexts).toContain(alert);
    expect(screen.getByLabelText(/屋号/)).toHaveValue('早瀬組版室');
  });
});

describe('a corporate user’s page', () => {
  test('name, company, role and the way to the company', async () => {
    await showCompany();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('西村 佳乃');
    expect(screen.getByText('管理者')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '会社情報を見る' }).getAttribute('href')).toBe('/my_company');
    expect(section('プロフィール').getByText('03-1234-5678')).toBeInTheDocument();
  });

  test.each([
    ['「気になる人をフォローする」を今後は表示しない', { doNotShowInitialUseFollowFeatureAgain: true }],
    [
      '「フォローした人の一覧を開く」を今後は表示しない',
      { doNotUseFollowFeatureInFollowingScreenAgain: true },
    ],
  ])('%s', async (name, input) => {
    const { environment } = await showCompany();
    await userEvent.click(screen.getByRole('button', { name }));
    expect(environment.mock.getMostRecentOperation().request.variables).toEqual({ input });
  });

  test('opening the list of those followed counts as done', async () => {
    const { environment } = await showCompany();
    await userEvent.click(screen.getByRole('link', { name: 'フォローした人の一覧を開く' }));
    expect(environment.mock.getMostRecentOperation().request.variables).toEqual({
      input: { initialAccessFollowingPageUsed: true },
    });
  });

  test.each([
    { initialFollowFeatureUsed: true, initialAccessFollowingPageUsed: true },
    { initialFollowFeatureUsed: true, doNotUseFollowFeatureInFollowingScreenAgain: true },
    { doNotShowInitialUseFollowFeatureAgain: true, doNotUseFollowFeatureInFollowingScreenAgain: true },
  ])('the to-dos are gone when nothing is left of them: %j', async (status) => {
    await showCompany(status);
    expect(screen.queryByRole('region', { name: 'フォローを使ってみる' })).toBeNull();
  });

  test('the profile is sent clean', async () => {
    const { environment } = await showCompany();
    await userEvent.click(screen.getByRole('button', { name: 'プロフィールを編集する' }));
    const phone = await screen.findByLabelText(/電話番号/);
    await userEvent.clear(phone);
    await userEvent.type(phone, '０９０ー１２３４ー５６７８');
    await userEvent.click(screen.getByRole('button', { name: '保存する' }));
    expect(environment.mock.getMostRecentOperation().request.variables).toMatchObject({
      input: { phoneNumber: '+819012345678' },
    });
  });
});

describe('one’s own works', () => {
  test('say how they stand and what came of them, and one press stops showing one', async () => {
    const view = await showCreator({}, '/me', [posterWork]);
    const works = within(await screen.findByRole('region', { name: /^作品/ }));
    expect(works.getByRole('link', { name: '「余白展」告知ポスター' })).toHaveAttribute(
      'href',
      '/products/w_1',
    );
    expect(works.getByText('変更は差し戻し')).toBeInTheDocument();
    expect(works.getByText('許諾のない写真が含まれています。')).toBeInTheDocument();
    expect(works.getByText(/閲覧 2,400・保存 31/)).toBeInTheDocument();
    expect(screen.getByText('1,204')).toBeInTheDocument();
    await userEvent.click(works.getByRole('button', { name: '「「余白展」告知ポスター」を非公開にする' }));
    const { request } = view.environment.mock.getMostRecentOperation();
    expect(request.variables).toEqual({ input: { id: 'w_1', publishStatus: 'unpublish' } });
    // Before the answer.
    const show = { name: '「「余白展」告知ポスター」を公開する' };
    expect(works.getByRole('button', show)).toBeInTheDocument();
    expect(works.getByText('公開していません')).toBeInTheDocument();
    act(() => view.environment.mock.rejectMostRecentOperation(new TypeError('offline')));
    const hide = await works.findByRole('button', { name: '「「余白展」告知ポスター」を非公開にする' });
    expect(toastError).toHaveBeenCalledOnce();

    await userEvent.click(hide);
    const product = { __typename: 'OwnProduct', id: 'o_1', isPublish: false, publishStatus: 'unpublish' };
    act(() =>
      view.environment.mock.resolveMostRecentOperation({ data: { editProduct: { product, errors: [] } } }),
    );
    expect(works.getByRole('button', show)).toBeInTheDocument();
    await waitFor(() => expect(toastSuccess).toHaveBeenCalledOnce());
    // The editor reads it.
    expect(view.environment.getStore().getSource().get('o_1')).toMatchObject({ publishStatus: 'unpublish' });
  });

  test('that are not there yet are asked for', async () => {
    await showCreator();
    const works = within(await screen.findByRole('region', { name: /^作品/ }));
    expect(works.getByText(/まだ作品がありません。/)).toBeInTheDocument();
  });
});
