import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { RelayEnvironmentProvider } from 'react-relay/hooks';
import { createMockEnvironment } from 'relay-test-utils';
import { afterEach, beforeEach, describe, test, vi } from 'vitest';
import { expect } from '../../../ui/testing/domMatchers.ts';
import { PushDevice } from './PushDevice.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe('this device', () => {
  const name = /この端末にプッシュ通知を送る/;
  const device = () => screen.findByRole('switch', { name });
  const endpoint = 'https://push.example/device';
  const browser = {
    endpoint,
    toJSON: () => ({ endpoint, keys: { p256dh: 'p', auth: 'a' } }),
    unsubscribe: vi.fn(async () => true),
  };
  let subscribed: typeof browser | null = null;
  const pushManager = {
    getSubscription: async () => subscribed,
    subscribe: vi.fn(async () => (subscribed = browser)),
  };
  let permission: NotificationPermission = 'default';
  beforeEach(() => {
    subscribed = null;
    permission = 'default';
    vi.clearAllMocks();
    const registration = { pushManager };
    vi.stubGlobal('PushManager', {});
    vi.stubGlobal('Notification', {
      get permission() {
        return permission;
      },
      requestPermission: async () => (permission = permission === 'default' ? 'granted' : permission),
    });
    vi.stubGlobal('navigator', {
      ...navigator,
      userAgent: navigator.userAgent,
      clipboard: navigator.clipboard,
      serviceWorker: {
        getRegistration: async () => registration,
        register: vi.fn(async () => registration),
        ready: Promise.resolve(registration),
      },
    });
  });

  async function show() {
    const environment = createMockEnvironment();
    await act(async () => {
      render(
        <RelayEnvironmentProvider environment={environment}>
          <PushDevice userId="user-1" pushKey={'B'.repeat(87)} />
        </RelayEnvironmentProvider>,
      );
    });
    return {
      user: userEvent.setup({ delay: null }),
      sent: () => environment.mock.getMostRecentOperation().request.variables,
      answer: (field: string, errors: readonly object[] = []) =>
        act(async () => {
          environment.mock.resolveMostRecentOperation({ data: { [field]: { errors } } });
        }),
    };
  }

  test('is off at first; a press asks the browser, and tells the server', async () => {
    const { user, sent, answer } = await show();
    expect(await device()).not.toBeChecked();
    await user.click(await device());
    await waitFor(() => expect(sent()).toEqual({ input: { endpoint, p256dh: 'p', auth: 'a' } }));
    expect(pushManager.subscribe).toHaveBeenCalledWith({
      userVisibleOnly: true,
      applicationServerKey: 'B'.repeat(87),
    });
    await answer('registerPushDevice');
    await waitFor(async () => expect(await device()).toBeChecked());

    await user.click(await device());
    await waitFor(() => expect(sent()).toEqual({ input: { endpoint } }));
    await answer('removePushDevice');
    await waitFor(async () => expect(await device()).not.toBeChecked());
    expect(browser.unsubscribe).toHaveBeenCalledTimes(1);
  });

  test('that was told never to ask says how that is changed', async () => {
    permission = 'denied';
    await show();
    expect(screen.getByText(/通知が許可されていません/)).toBeInTheDocument();
    expect(await device()).toBeDisabled();
  });

  test('that knows no pushes says so', async () => {
    vi.stubGlobal('PushManager', undefined);
    Reflect.deleteProperty(globalThis, 'PushManager');
    await show();
    expect(screen.getByText(/このブラウザーでは利用できません/)).toBeInTheDocument();
    expect(await device()).toBeDisabled();
  });
});
