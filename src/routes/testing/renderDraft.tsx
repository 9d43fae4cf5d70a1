import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { OperationDescriptor } from 'relay-runtime';
import { vi } from 'vitest';
// What the page loads when it is first needed: here at once, so that no test waits for it to be compiled.
import '../../ui/overlays/Dialog.tsx';
import '../../ui/overlays/MenuPopover.tsx';
import '../../ui/feedback/toastEngine.tsx';
import '../../features/jobs/draft/publishing/CheckDialog.tsx';
import '../../features/jobs/draft/saving/ConflictDialog.tsx';
import '../../features/jobs/draft/DraftPage.tsx';
import '../../features/jobs/draft/LeaveDraftDialog.tsx';
import { installBrowserShims } from '../../app/testing/browserShims.ts';
import { makeApp } from '../../app/testing/renderApp.tsx';
import { companyWith } from '../../features/session/testing/viewers.ts';

vi.setConfig({ testTimeout: 60_000 });

export const id = 'j_AZuPYxAAcAGAAAAAAAAAAA';

type Facts = Readonly<Record<string, unknown>>;

/** A contract's draft as the server answers it. */
export function draftFacts(facts: Facts = {}): Facts {
  return {
    __typename: 'DraftContractJobOpening',
    __isDraftJobOpening: 'DraftContractJobOpening',
    id: 'jd_AZuPYxAAcAGAAAAAAAAAAA',
    version: 1,
    editedAt: '2026-11-21T05:05:00.000Z',
    editedBy: { id: 'k_1', fullName: '澤 千尋' },
    status: 'DRAFT',
    resumerationType: 'CONTRACT_UNIT',
    canPublish: true,
    suspensionReason: null,
    hold: null,
    checklist: [
      { field: 'title', label: '募集のタイトル', isMet: false },
      { field: 'offerDetail', label: '仕事の内容', isMet: false },
      { field: 'company.name', label: '会社名', isMet: true },
      { field: 'company.address', label: '会社の所在地', isMet: true },
    ],
    title: '',
    coverImage: null,
    categories: [],
    industries: [],
    tools: [],
    links: [],
    questions: [],
    workingPlace: null,
    workingPlaceType: null,
    workingPrefecture: null,
    contact: { name: null, email: 'sawa@todaisha.example.jp', phoneNumber: null, formUrl: null },
    informationAsOf: null,
    validThrough: null,
    isOpenToOutside: false,
    offerDetail: null,
    isAllowToPublishExternal: null,
    specialNoteForExternalPublish: null,
    hasAvailableAsset: null,
    availableAssetDescription: null,
    desiredDeliveryAt: null,
    deliveryDecidedBy: null,
    deliveryMethod: null,
    netPrice: null,
    grossPrice: null,
    paymentTerms: null,
    ...facts,
  };
}

/** One that lacks nothing. */
export const finished = draftFacts({
  title: '宿の予約画面',
  offerDetail: '予約から到着まで。',
  checklist: [{ field: 'title', label: '募集のタイトル', isMet: true }],
});

const term = (type: string, key: string, name: string): Facts => ({ __typename: type, id: key, name });

interface Call {
  readonly name: string;
  readonly variables: Facts;
}

interface DraftSetting {
  readonly draft: Facts | null;
  readonly address?: string;
  readonly role?: 'CORPORATE_AGENT' | 'CORPORATE_USER';
  /** Answers a mutation's payload, in place of the usual one. An error: the server cannot be reached. */
  /** Whether prices can be asked for. */
  readonly isOnline?: () => boolean;
  readonly answer?: (call: Call, draft: Facts) => Facts | Error | undefined;
}

/** The editor in the whole application, with a server that keeps what is saved. */
export async function renderDraft({
  draft: first,
  address,
  role = 'CORPORATE_USER',
  answer,
  isOnline = () => true,
}: DraftSetting) {
  installBrowserShims();
  const calls: Call[] = [];
  let draft = first;
  const payload = (call: Call): Facts => {
    const input = call.variables['input'];
    const fields = typeof input === 'object' && input !== null ? { ...input } : {};
    const version = Number(draft?.['version'] ?? 0) + 1;
    draft = draftFacts({ ...draft, ...known(fields), version, editedAt: '2026-11-21T05:06:00.000Z' });
    return { draft, errors: [] };
  };
  const respond = (operation: OperationDescriptor) => {
    const call = { name: operation.request.node.operation.name, variables: operation.request.variables };
    if (call.name === 'OpenedDraftQuery') return { data: pageFacts(draft, role) };
    if (call.name === 'usePriceBreakdownQuery')
      return isOnline() ? { data: priceFacts } : new TypeError('offline');
    if (!/^(saveDraft|usePublish|useDuplicate|DraftActs)/.test(call.name)) return null;
    calls.push(call);
    const own = answer?.(call, draft ?? draftFacts());
    if (own instanceof Error) return own;
    const other = own?.['draft'];
    if (typeof other === 'object' && other !== null) draft = { ...other };
    return { data: { payload: own ?? payload(call) } };
  };
  const app = makeApp(
    address ?? `/jobs/draft/contract/${id}/${first === null ? 'create' : 'edit'}`,
    companyWith({ roles: [role] }),
  );
  for (let each = 0; each < 60; each += 1) {
    app.server().queueOperationResolver((operation) => respond(operation));
  }
  // Fetched with the page, or while it is looked at: here it is there.
  await Promise.all([
    import('../../features/jobs/draft/OpenedDraft.tsx'),
    import('../../features/jobs/draft/DraftPreview.tsx'),
    import('../../features/jobs/draft/saving/saveDraft.ts'),
  ]);
  const { unmount } = render(app.element);
  const user = userEvent.setup({ advanceTimers: (ms) => void vi.advanceTimersByTime(ms) });
  await screen.findByRole('form', { name: /単発|時間制|正社員/ });
  await screen.findByRole('heading', { name: 'プレビュー' });
  return {
    router: app.router,
    unmount,
    user,
    calls,
    saves: () => calls.filter(({ name }) => name === 'saveDraftContractMutation'),
  };
}

/** Of an input, what a draft answers under the same names. */
function known(input: Readonly<Record<string, unknown>>): Facts {
  const names = new Set(Object.keys(draftFacts()));
  return Object.fromEntries(Object.entries(input).filter(([name]) => names.has(name) && name !== 'links'));
}

const priceFacts: Facts = {
  jobPriceBreakdown: {
    netPrice: 100_000,
    grossPrice: 110_000,
    tsumugiCommissionFee: 10_000,
    consumptionTaxOfNet: 10_000,
    withholdingTax: 10_210,
    payout: 99_790,
    totalPayment: 121_000,
  },
};

function pageFacts(draft: Facts | null, role: string): Facts {
  return {
    me: { id: 'VXNlcjoy' },
    myCompany: {
      id: 'co_1',
      name: '株式会社灯台舎',
      location: '北海道函館市末広町1-1',
      avatarImagePath: null,
      ownDetail: {
        contactEmail: 'sawa@todaisha.example.jp',
        contactPhoneNumber: null,
        contactFormUrl: null,
        isReadyForPublishing: true,
        canEdit: role === 'CORPORATE_USER',
      },
      members: [{ id: 'm1', fullName: '澤 千尋', role: 'CORPORATE_USER' }],
    },
    draftJobOpening: draft === null ? null : { ...draft, canPublish: role === 'CORPORATE_USER' },
    categories: [term('Category', 'category_1', 'グラフィック')],
    industries: [term('Industry', 'industry_1', '旅行')],
    tools: [term('Tool', 'tool_1', 'Figma')],
    occupations: [term('Occupation', 'occupation_1', 'デザイナー')],
    jobOpeningTags: [term('JobOpeningTag', 'jobOpeningTag_1', '副業可')],
    prefectures: [term('Prefecture', 'prefecture_1', '北海道')],
  };
}
