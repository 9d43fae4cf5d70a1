import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import type { Form } from '../../../../lib/forms/useForm.ts';
import { useLocalAddresses } from '../../../../lib/browser/useLocalAddresses.ts';
import { announce } from '../../../../ui/feedback/announce.ts';
import { createSender } from './sendMedium.ts';
import { Uploads } from './uploads.ts';
import type { UploadState } from './uploads.ts';
import type { WorkMedium, WorkValues } from '../workValues.ts';

export type FilmPoster = Pick<WorkMedium, 'mediaId' | 'posterUrl' | 'thumbhash'>;

export interface UsedMedia {
  readonly states: ReadonlyMap<string, UploadState>;
  readonly add: (files: readonly File[]) => void;
  readonly remove: (key: string) => void;
  readonly retry: (key: string) => void;
  /** To the place that another one has. */
  readonly move: (key: string, to: number) => void;
  readonly describe: (key: string, caption: string) => void;
  /** A film with another picture before it, which the server keeps as another medium. */
  readonly showFilmBy: (key: string, poster: FilmPoster) => void;
}

/** The pictures and films of the form, with those that are still on their way. */
export function useMedia(form: Form<WorkValues>): UsedMedia {
  const environment = useRelayEnvironment();
  const replace = (change: (media: readonly WorkMedium[]) => readonly WorkMedium[]): void => {
    form.update('media', change);
  };
  const [uploads] = useState(
    () =>
      new Uploads(
        createSender(environment),
        (key, { id, type, url, width, height, thumbhash, posterUrl }, file) => {
          announce(`「${file.name}」を送りました。`);
          replace((media) =>
            media.map((one) =>
              one.key === key
                ? { ...one, mediaId: id, kind: type, url, width, height, thumbhash, posterUrl }
                : one,
            ),
          );
        },
      ),
  );
  const states = useSyncExternalStore(uploads.subscribe, uploads.states);
  /** A draft’s media: what was still on its way when the page went has to be chosen again. */
  const mendDraft = useEffectEvent(() => {
    const isKept = ({ key, mediaId }: WorkMedium): boolean => mediaId !== null || uploads.states().has(key);
    // A form in which nothing was changed stays as it was, and keeps no draft.
    if (!form.values.media.every(isKept)) replace((media) => media.filter(isKept));
    // Addresses of what is not public end: an old draft's are taken from the work.
    const saved = new Map(form.start.media.map((one) => [one.mediaId, one]));
    const isOld = ({ mediaId, url }: WorkMedium): boolean => (saved.get(mediaId)?.url ?? url) !== url;
    if (form.values.media.some(isOld))
      replace((media) =>
        media.map((one) => {
          const { url, posterUrl } = saved.get(one.mediaId) ?? one;
          return { ...one, url, posterUrl };
        }),
      );
  });
  useEffect(() => {
    mendDraft();
    return () => uploads.cancelAll();
  }, [uploads]);
  useLocalAddresses(form.values.media.map(({ url }) => url));
  return {
    states,
    add: (files) => {
      const added = files.map((file): WorkMedium => ({
        key: crypto.randomUUID(),
        mediaId: null,
        kind: file.type.startsWith('video/') ? 'VIDEO' : 'IMAGE',
        url: URL.createObjectURL(file),
        width: 4,
        height: 3,
        thumbhash: null,
        posterUrl: null,
        caption: '',
        fileName: file.name,
      }));
      replace((media) => [...media, ...added]);
      for (const [index, { key }] of added.entries()) {
        const file = files[index];
        if (file) uploads.add(key, file);
      }
    },
    remove: (key) => {
      uploads.cancel(key);
      replace((media) => media.filter((one) => one.key !== key));
    },
    retry: (key) => uploads.retry(key),
    move: (key, to) => {
      replace((media) => {
        const moved = media.find((one) => one.key === key);
        if (!moved) return media;
        const others = media.filter((one) => one.key !== key);
        const place = Math.max(0, to);
        return [...others.slice(0, place), moved, ...others.slice(place)];
      });
    },
    describe: (key, caption) => {
      replace((media) => media.map((one) => (one.key === key ? { ...one, caption } : one)));
    },
    showFilmBy: (key, poster) => {
      replace((media) => media.map((one) => (one.key === key ? { ...one, ...poster } : one)));
    },
  };
}
