import { useEffect, useRef, useState } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import { useLocalAddresses } from '../../../lib/forms/useLocalAddresses.ts';
import { watchUpload } from '../../../relay/uploadProgress.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { SendRefusal } from './roomCalls.ts';
import type { RoomSession } from './roomSession.ts';
import { isMedium, refusalOf, upload } from './uploads.ts';

/** A file beside the words, before it is with the server. */
export interface Attachment {
  readonly clientId: string;
  readonly file: File;
  /** An address of the browser's own, for pictures. */
  readonly preview: string | null;
  /** From 0 to 1; null while it waits to be sent. */
  readonly share: number | null;
  readonly failure: string | null;
}

const mostAtOnce = 20;

interface Attachments {
  readonly all: readonly Attachment[];
  readonly isSending: boolean;
  readonly add: (files: readonly File[]) => void;
  /** Takes it away, and stops it where it is under way. */
  readonly remove: (clientId: string) => void;
  readonly send: () => void;
}

/** Files that are about to be sent: chosen, dropped or pasted, and sent one after the other. */
export function useAttachments(session: RoomSession, roomId: string): Attachments {
  const environment = useRelayEnvironment();
  const [all, setAll] = useState<readonly Attachment[]>([]);
  const [isSending, setSending] = useState(false);
  const stops = useRef(new Map<string, AbortController>());
  const change = (clientId: string, values: Partial<Attachment>): void =>
    setAll((before) => before.map((one) => (one.clientId === clientId ? { ...one, ...values } : one)));
  const drop = (clientId: string): void =>
    setAll((before) => before.filter((one) => one.clientId !== clientId));

  useLocalAddresses(all.map(({ preview }) => preview));
  useEffect(() => {
    const running = stops.current;
    return () => {
      for (const stop of running.values()) stop.abort(new DOMException('The room was left', 'AbortError'));
    };
  }, []);

  const add = (files: readonly File[]): void => {
    const room = mostAtOnce - all.length;
    if (files.length > room) toast.error(`一度に送れるのは${mostAtOnce}件までです。`);
    const taken = files.slice(0, Math.max(room, 0)).flatMap((file): Attachment[] => {
      const refusal = refusalOf(file);
      if (refusal !== null) {
        toast.error(refusal);
        return [];
      }
      const preview = file.type.startsWith('image/') && isMedium(file) ? URL.createObjectURL(file) : null;
      return [{ clientId: crypto.randomUUID(), file, preview, share: null, failure: null }];
    });
    setAll((before) => [...before, ...taken]);
  };

  const remove = (clientId: string): void => {
    stops.current.get(clientId)?.abort(new DOMException('Taken back', 'AbortError'));
    drop(clientId);
  };

  const sendOne = async ({ clientId, file }: Attachment, albumId: string | null): Promise<void> => {
    const stop = new AbortController();
    stops.current.set(clientId, stop);
    const unwatch = watchUpload(file, (share) => change(clientId, { share }));
    change(clientId, { share: 0, failure: null });
    try {
      const message = await upload(environment, { roomId, file, clientId, albumId, signal: stop.signal });
      session.took(message);
      drop(clientId);
    } catch (error) {
      if (stop.signal.aborted) return;
      const failure =
        error instanceof SendRefusal ? error.message : '送れませんでした。電波を確認してください。';
      change(clientId, { share: null, failure });
    } finally {
      unwatch();
      stops.current.delete(clientId);
    }
  };

  const send = (): void => {
    const waiting = all.filter(({ share }) => share === null);
    const pictures = waiting.filter(({ file }) => isMedium(file));
    const albumId = pictures.length > 1 ? crypto.randomUUID() : null;
    setSending(true);
    const inTurn = async (): Promise<void> => {
      for (const one of waiting) await sendOne(one, isMedium(one.file) ? albumId : null);
    };
    inTurn().finally(() => setSending(false));
  };

  return { all, isSending, add, remove, send };
}
