import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { OperationDescriptor } from 'relay-runtime';
import { MockPayloadGenerator } from 'relay-test-utils';
import { vi } from 'vitest';
// What the pages load when they are first needed: here at once, so that no test waits for it to be compiled.
import '../../features/products/view/ProductPage.tsx';
import '../../features/products/edit/CreateProductPage.tsx';
import '../../features/products/edit/EditedWork.tsx';
import '../../features/products/edit/EditProductPage.tsx';
import '../../features/products/edit/NewWork.tsx';
import '../../features/products/edit/WorkPreview.tsx';
import '../../features/products/edit/LeaveWorkDialog.tsx';
import '../../ui/overlays/ConfirmDialog.tsx';
import '../../ui/feedback/toastEngine.tsx';
import { installBrowserShims } from '../../app/testing/browserShims.ts';
import { makeApp } from '../../app/testing/renderApp.tsx';
import { creator } from '../../features/session/testing/viewers.ts';

vi.setConfig({ testTimeout: 60_000 });

type Facts = Readonly<Record<string, unknown>>;

export const picture = (id: string): Facts => ({
  id,
  type: 'IMAGE',
  url: `/media/${id}.webp`,
  width: 1200,
  height: 900,
  thumbhash: null,
  posterUrl: null,
  caption: null,
});

/** What its author left out. */
const unwritten: Facts = {
  designScope: '',
  clientName: '',
  period: '',
  workload: '',
  guidePriceMin: null,
  guidePriceMax: null,
};

/** A work of the viewer's as its owner reads it. */
export function workFacts(facts: Facts = {}): Facts {
  return {
    id: 'o_1',
    version: 1,
    name: '余白展',
    description: '駅に貼るポスターです。',
    ...unwritten,
    categories: [{ id: 'category_1', name: 'グラフィック' }],
    industries: [],
    tools: [],
    media: [picture('m_1'), picture('m_2')],
    captions: ['', ''],
    thumbnailImage: null,
    thumbnailMediaId: 'm_1',
    thumbnailCrop: null,
    isPublish: true,
    publishStatus: 'publish',
    visibility: 'EVERYONE',
    allowedCompanies: [],
    shareLinks: [],
    hasPendingChange: false,
    review: { id: 'rv_1', currentReviewStatus: 'APPROVED', rejectReason: null, activities: [] },
    ...facts,
  };
}

/** The work as others see it, of the same facts. */
const shown = ({ name, description, media }: Facts): Facts => ({
  id: 'w_1',
  name,
  description,
  media,
  ...unwritten,
  thumbnailImage: null,
  number: 12,
  publishedAt: null,
  categories: [],
  industries: [],
  tools: [],
  isBookmarked: false,
  bookmarksCount: 0,
  viewsCount: 0,
});

export interface Call {
  readonly name: string;
  readonly input: Facts;
}

interface WorkSetting {
  readonly address: string;
  readonly work?: Facts;
  /** Of new works, as the server has them. */
  readonly drafts?: readonly Facts[];
  /** Answers a mutation instead of the usual: an error where the server cannot be reached. */
  readonly answer?: (call: Call) => readonly Facts[] | Error | undefined;
}

/** A draft of a new work as the server answers it, after what was saved of it. */
function draftFacts({ input }: Call): Facts {
  const { version, clientId, name = '', description = '', thumbnailMediaId = '' } = input;
  return {
    clientId,
    version: Number(version) + 1,
    editedAt: '2026-11-22T05:00:00.000Z',
    name,
    description,
    ...unwritten,
    categories: [],
    industries: [],
    tools: [],
    media: [],
    captions: [],
    thumbnailMediaId: thumbnailMediaId === '' ? null : thumbnailMediaId,
    thumbnailCrop: null,
    publishStatus: 'publish',
    visibility: 'EVERYONE',
    allowedCompanies: [],
  };
}

/** The application of a creator with one work, and a server that keeps what is saved. `server.work` may be changed: somewhere else, it was. */
export function renderWork({ address, work = workFacts(), drafts = [], answer }: WorkSetting) {
  installBrowserShims();
  const server = { work };
  const calls: Call[] = [];
  const draftCalls: Call[] = [];
  const save = (call: Call): Facts => {
    const { id: _id, version: _version, clientId: _client, media: _media, ...fields } = call.input;
    const known = Object.fromEntries(Object.entries(fields).filter(([name]) => !name.endsWith('Ids')));
    const status = fields['publishStatus'] ?? server.work['publishStatus'];
    const review = { id: 'rv_1', currentReviewStatus: 'IN_PROGRESS', rejectReason: null, activities: [] };
    const isContent = Object.keys(fields).some((name) => name !== 'publishStatus' && name !== 'visibility');
    server.work = {
      ...server.work,
      ...known,
      version: Number(server.work['version']) + 1,
      ...(isContent && { review }),
      publishStatus: status,
      isPublish: status === 'publish',
    };
    return {};
  };
  const respond = (operation: OperationDescriptor) => {
    const { name, operationKind } = operation.request.node.params;
    const { input } = operation.request.variables;
    let errors: readonly Facts[] = [];
    let isRefused = false;
    if (operationKind === 'mutation' && typeof input === 'object' && input !== null) {
      const call = { name, input: { ...input } };
      const own = answer?.(call);
      const isDraft = name === 'newWorkDraftSaveMutation';
      (isDraft ? draftCalls : calls).push(call);
      if (own instanceof Error) return own;
      if (isDraft)
        return MockPayloadGenerator.generate(operation, {
          SaveDraftProductPayload: () => ({ errors: [] }),
          DraftProduct: () => draftFacts(call),
        });
      const { version = server.work['version'] } = call.input;
      const isOlder = version !== server.work['version'];
      errors = own ?? (isOlder ? [{ __typename: 'DraftConflictError', message: '' }] : []);
      isRefused = errors.length > 0 && !isOlder;
      if (errors.length === 0) save(call);
    }
    return MockPayloadGenerator.generate(operation, {
      Query: () => ({ product: { id: 'w_1' }, myDraftProducts: drafts }),
      OwnProduct: () => server.work,
      Product: () => shown(server.work),
      OwnProductPayload: () => ({ ...(isRefused && { product: null }), errors }),
      OwnProductConnection: () => ({
        totalCount: 1,
        pageInfo: { hasNextPage: false, endCursor: null },
        edges: [{ node: server.work }],
      }),
      User: () => ({ id: 'VXNlcjox', roles: ['CREATOR_USER'], registrationStep: 'COMPLETED' }),
      CreatorUser: () => ({ id: 'c_1' }),
      ProductConnection: () => ({ edges: [], pageInfo: { hasNextPage: false, endCursor: null } }),
      CreatorJobProfile: () => ({
        jobSeekingStatus: 'SEEKING',
        engagementType: 'FREELANCE',
        operationalHours: 'FROM_20_TO_30_HOURS_PER_WEEK',
        operationalAvailabilities: [],
        wayOfWorkings: [],
        rewardPrices: [],
      }),
      CreatorProfile: () => ({ lastName: '早瀬', firstName: 'みお', profileImage: null, location: '高松市' }),
      Category: () => ({ id: 'category_1', name: 'グラフィック' }),
      Industry: () => ({ id: 'industry_1', name: '出版' }),
      Tool: () => ({ id: 'tool_1', name: 'Figma' }),
    });
  };
  const app = makeApp(address, creator);
  for (let each = 0; each < 80; each += 1)
    app.server().queueOperationResolver((operation) => respond(operation));
  const { unmount } = render(app.element);
  return { ...app, unmount, user: userEvent.setup(), server, calls, draftCalls };
}

export const field = (name: RegExp) => screen.findByRole('textbox', { name });
