import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MockPayloadGenerator } from 'relay-test-utils';
import { afterEach, beforeEach, describe, test, vi } from 'vitest';
import { uploadWatchersOf } from '../../../relay/network/uploadProgress.ts';
import { expect } from '../../../ui/testing/domMatchers.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { creator } from '../../session/testing/viewers.ts';
import { renderAsMember, setWidth } from '../../onboarding/testing/renderAsMember.tsx';
import { PictureActs } from './PictureActs.tsx';

const cut = new Blob(['cut'], { type: 'image/webp' });

// The cropper has tests of its own, and jsdom has no canvas.
vi.mock('../../../ui/pictures/ImageCropper.tsx', () => ({
  ImageCropper: ({
    onDone,
    onClose,
    sent,
    error,
  }: {
    readonly onDone: (picture: Blob) => void;
    readonly onClose: () => void;
    readonly sent: number | null;
    readonly error: string | null;
  }) => (
    <dialog open>
      <button type="button" onClick={() => onDone(cut)}>
        この画像にする
      </button>
      <button type="button" onClick={onClose}>
        キャンセル
      </button>
      <p>{sent === null ? '' : `${sent * 100}%`}</p>
      <p>{error}</p>
    </dialog>
  ),
}));

// Forms, lists and dialogs are compiled while the test waits.
vi.setConfig({ testTimeout: 20_000 });

const toastSuccess = vi.spyOn(toast, 'success').mockImplementation(() => '');
const toastError = vi.spyOn(toast, 'error').mockImplementation(() => '');

beforeEach(() => {
  setWidth(1440);
  vi.stubGlobal('scrollTo', vi.fn());
});
afterEach(() => {
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

async function show(kind: 'face' | 'cover', present: boolean) {
  const refetch = vi.fn().mockResolvedValue(creator);
  const view = await renderAsMember(<PictureActs kind={kind} present={present} />, creator, { refetch });
  return { ...view, refetch };
}

describe('a picture of one’s own', () => {
  test('is sent as a file, tells how far it is, and closes when it is taken', async () => {
    const { environment, refetch } = await show('face', false);
    await userEvent.click(screen.getByRole('button', { name: 'プロフィール画像を選ぶ' }));
    await userEvent.click(await screen.findByRole('button', { name: 'この画像にする' }));
    const operation = environment.mock.getMostRecentOperation();
    expect(operation.request.node.operation.name).toBe('PictureUploadFaceMutation');
    expect(screen.getByText('0%')).toBeInTheDocument();
    await act(async () => {
      environment.mock.resolve(
        operation,
        MockPayloadGenerator.generate(operation, { UploadedImagePayload: () => ({ errors: [] }) }),
      );
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(toastSuccess).toHaveBeenCalledWith('プロフィール画像を変更しました。');
    expect(refetch).toHaveBeenCalledOnce();
    expect(uploadWatchersOf([cut])).toBeNull();
  });

  test('refused, it stays open and says why', async () => {
    const { environment } = await show('cover', true);
    await userEvent.click(screen.getByRole('button', { name: 'カバー画像を変更する' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: '別の画像に変更する' }));
    await userEvent.click(await screen.findByRole('button', { name: 'この画像にする' }));
    await act(async () => {
      environment.mock.resolveMostRecentOperation({
        data: {
          uploadProfileCoverImage: {
            user: null,
            errors: [{ __typename: 'InvalidImageInputError', message: '画像が小さすぎます。' }],
          },
        },
      });
    });
    expect(screen.getByText('画像が小さすぎます。')).toBeInTheDocument();
    expect(toastSuccess).not.toHaveBeenCalled();
  });

  test('is taken back when the dialog is closed while it is sent', async () => {
    const { environment } = await show('face', false);
    await userEvent.click(screen.getByRole('button', { name: 'プロフィール画像を選ぶ' }));
    await userEvent.click(await screen.findByRole('button', { name: 'この画像にする' }));
    expect(environment.mock.getAllOperations()).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'キャンセル' }));
    await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(0));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(toastSuccess).not.toHaveBeenCalled();
    expect(uploadWatchersOf([cut])).toBeNull();
  });

  test('is deleted after a question', async () => {
    const { environment } = await show('face', true);
    await userEvent.click(screen.getByRole('button', { name: 'プロフィール画像を変更する' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: '削除する' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: '削除する' }));
    const operation = environment.mock.getMostRecentOperation();
    expect(operation.request.node.operation.name).toBe('PictureRemovalFaceMutation');
    await act(async () => environment.mock.reject(operation, new Error('down')));
    expect(toastError).toHaveBeenCalledOnce();
    expect(screen.getByRole('alertdialog')).toBeInTheDocument();
  });
});
