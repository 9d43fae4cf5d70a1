import { useEffect, useRef, useState } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import { failureWords } from '../../../../lib/failureWords.ts';
import type { PictureName } from '../saving/draftValues.ts';
import type { Draft } from '../saving/useDraft.ts';

interface Sending {
  readonly file: File;
  readonly share: number;
  /** Null while uploading. */
  readonly message: string | null;
}

interface DraftPictureUpload {
  readonly sending: Sending | null;
  readonly send: (file: File) => void;
  readonly cancel: () => void;
  readonly retry: () => void;
  readonly dismiss: () => void;
}

/** Uploads a picture into the draft, in turn with the saves. */
export function useDraftPicture({ saver, id }: Draft, name: PictureName): DraftPictureUpload {
  const environment = useRelayEnvironment();
  const [sending, setSending] = useState<Sending | null>(null);
  const abort = useRef<AbortController | null>(null);
  useEffect(() => () => abort.current?.abort(), []);

  const run = async (file: File, controller: AbortController): Promise<void> => {
    const { signal } = controller;
    const onProgress = (share: number): void => {
      if (!signal.aborted) setSending({ file, share, message: null });
    };
    const fail = (message: string): void => {
      if (!signal.aborted) setSending({ file, share: 0, message });
    };
    try {
      let isThere = false;
      const refusal = await saver.run(async () => {
        isThere = true;
        const { uploadPicture } = await import('./uploadPicture.ts');
        return uploadPicture(environment, { name, jobOpeningId: id, file }, { signal, onProgress });
      });
      if (!isThere) fail('下書きを保存できないため、画像を送れませんでした。');
      else if (refusal !== null) fail(refusal);
      else if (!signal.aborted) setSending(null);
    } catch (error) {
      fail(failureWords(error));
    }
  };
  const send = (file: File): void => {
    abort.current?.abort();
    const controller = new AbortController();
    abort.current = controller;
    setSending({ file, share: 0, message: null });
    void run(file, controller);
  };
  const dismiss = (): void => {
    abort.current?.abort();
    setSending(null);
  };
  return {
    sending,
    send,
    cancel: dismiss,
    retry: () => {
      if (sending !== null) send(sending.file);
    },
    dismiss,
  };
}
