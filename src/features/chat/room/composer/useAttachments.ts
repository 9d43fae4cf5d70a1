import { useEffect, useRef, useState } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import { useLocalAddresses } from '../../../../lib/browser/useLocalAddresses.ts';
import { watchUpload } from '../../../../relay/network/uploadProgress.ts';
import { toast } from '../../../../ui/feedback/toast.ts';
import { isMedium, refusalOf } from './files.ts';
import { SendRefusal } from '../session/roomCalls.ts';
import type { RoomSession } from '../session/roomSession.ts';

/** A file not sent yet. */
export interface Attachment {
  readonly clientId: string;
  readonly file: File;
  /** An object URL, for pictures. */
  readonly preview: string | null;
  /** From 0 to 1; null before sending. */
  readonly share: number | null;
  /** With which others it is shown, from the first time it is sent. */
  readonly albumId: string | null;
  /** The message that it answers. */
  readonly replyToId: string | null;
  readonly failure: string | null;
}

const mostAtOnce = 20;

interface Attachments {
  readonly all: readonly Attachment[];
  readonly isSending: boolean;
  readonly add: (files: readonly File[]) => void;
  /** Also stops an upload. */
  readonly remove: (clientId: string) => void;
  /** Sends what waits, the first as the answer to a message. */
  readonly send: (replyToId: string | null) => void;
}

/** Files chosen, dropped or pasted, sent one after the other. */
export function useAttachments(session: RoomSession, roomId: string): Attachments {
  const environment = useRelayEnvironment();
  const [all, setAll] = useState<readonly Attachment[]>([]);
  const [isSending, setSending] = useState(false);
  const stops = useRef(new Map<string, AbortController>());
  /** What is sent one after the other; null while nothing is. */
  const line = useRef<Attachment[] | null>(null);
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
      return [
        {
          clientId: crypto.randomUUID(),
          file,
          preview,
          share: null,
          albumId: null,
          replyToId: null,
          failure: null,
        },
      ];
    });
    setAll((before) => [...before, ...taken]);
  };

  const remove = (clientId: string): void => {
    stops.current.get(clientId)?.abort(new DOMException('Taken back', 'AbortError'));
    if (line.current !== null) line.current = line.current.filter((one) => one.clientId !== clientId);
    drop(clientId);
  };

  const sendOne = async ({ clientId, file, albumId, replyToId }: Attachment): Promise<void> => {
    const stop = new AbortController();
    stops.current.set(clientId, stop);
    const unwatch = watchUpload(file, (share) => change(clientId, { share }));
    change(clientId, { share: 0, failure: null });
    try {
      const { upload } = await import('./uploads.ts');
      stop.signal.throwIfAborted();
      const message = await upload(environment, {
        roomId,
        file,
        clientId,
        albumId,
        replyToId,
        signal: stop.signal,
      });
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

  const send = (replyToId: string | null): void => {
    const inLine = new Set(line.current?.map(({ clientId }) => clientId));
    const waiting = all.filter(
      ({ clientId, share }) => share === null && !inLine.has(clientId) && !stops.current.has(clientId),
    );
    const isNew = ({ albumId, file }: Attachment): boolean => albumId === null && isMedium(file);
    const album = waiting.filter(isNew).length > 1 ? crypto.randomUUID() : null;
    const next = waiting.map((one, index) => ({
      ...one,
      albumId: isNew(one) ? album : one.albumId,
      replyToId: index === 0 && replyToId !== null ? replyToId : one.replyToId,
    }));
    for (const { clientId, albumId, replyToId: answered } of next)
      change(clientId, { albumId, replyToId: answered });
    if (line.current !== null) {
      line.current.push(...next);
      return;
    }
    line.current = next;
    setSending(true);
    const inTurn = async (): Promise<void> => {
      for (let one = line.current?.shift(); one !== undefined; one = line.current?.shift())
        await sendOne(one);
    };
    inTurn().finally(() => {
      line.current = null;
      setSending(false);
    });
  };

  return { all, isSending, add, remove, send };
}
