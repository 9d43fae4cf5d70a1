import { useRef, useState } from 'react';
import type { ReactElement } from 'react';
import { graphql } from 'react-relay/hooks';
import { mediaLimits } from '../../../../../schema/limits.ts';
import type { FilmPosterDialogMutation } from '../../../../../__generated__/FilmPosterDialogMutation.graphql.ts';
import { failureWords } from '../../../../lib/failureWords.ts';
import { useCommit } from '../../../../relay/useCommit.ts';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { Dialog } from '../../../../ui/overlays/Dialog.tsx';
import { FileDrop } from '../../../../ui/fields/FileDrop.tsx';
import { FormMessage } from '../../../../ui/fields/form/FormMessage.tsx';
import * as css from './FilmPosterDialog.css.ts';
import { FilmScene } from './FilmScene.tsx';
import { frameOf } from './filmPoster.ts';
import type { FilmPoster } from './useMedia.ts';

const pictureTypes = 'image/jpeg,image/png,image/webp,image/avif';

interface FilmPosterDialogProps {
  readonly mediaId: string;
  readonly url: string;
  readonly onClose: () => void;
  readonly onDone: (poster: FilmPoster) => void;
}

/** Which moment of a film stands for it; a picture of one's own where this browser cannot play it. */
export function FilmPosterDialog({ mediaId, url, onClose, onDone }: FilmPosterDialogProps): ReactElement {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<'loading' | 'playable' | 'broken'>('loading');
  const [own, setOwn] = useState<File | null>(null);
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const send = useCommit<FilmPosterDialogMutation>(graphql`
    mutation FilmPosterDialogMutation($mediaId: ID!, $poster: Upload!) {
      chooseFilmPoster(mediaId: $mediaId, poster: $poster) {
        image {
          id
          posterUrl
          thumbhash
        }
        errors {
          ...mutationErrors @relay(mask: false)
        }
      }
    }
  `);

  const choose = async (): Promise<void> => {
    setPending(true);
    setFailure(null);
    try {
      const poster = own ?? (video.current && (await frameOf(video.current)));
      if (poster === null) {
        setFailure('この場面は画像にできませんでした。ほかの場面を選んでください。');
        return;
      }
      // The variable itself is sent as null, with the file beside it.
      const { chooseFilmPoster } = await send({ mediaId, poster: null }, { uploadables: { poster } });
      const { image, errors } = chooseFilmPoster;
      if (image)
        onDone({
          mediaId: image.id,
          posterUrl: image.posterUrl ?? null,
          thumbhash: image.thumbhash ?? null,
        });
      else setFailure(errors[0]?.message ?? '場面を送れませんでした。');
    } catch (error) {
      setFailure(failureWords(error));
    } finally {
      setPending(false);
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="動画の場面"
      dismissable={false}
      footer={
        <>
          <Button onClick={onClose}>キャンセル</Button>
          <Button
            variant="primary"
            disabled={state === 'loading' || (state === 'broken' && own === null)}
            loading={pending}
            loadingText="送信中"
            onClick={() => void choose()}
          >
            {state === 'broken' ? 'この画像を使う' : 'この場面を使う'}
          </Button>
        </>
      }
    >
      {state === 'broken' ? (
        <FileDrop
          label="動画の代わりに表示する画像"
          requirement="required"
          met={own !== null}
          accept={pictureTypes}
          maxBytes={mediaLimits.imageBytes}
          help="このブラウザーでは、この動画を映せません。一覧で見せる画像を選んでください。"
          hint={own === null ? 'JPEG・PNG・WebP・AVIF、20MBまで。' : own.name}
          onFiles={([file]) => setOwn(file ?? null)}
        />
      ) : (
        <FilmScene
          ref={video}
          url={url}
          onPlayable={() => setState('playable')}
          onBroken={() => setState('broken')}
        />
      )}
      {failure !== null && (
        <div className={css.failure}>
          <FormMessage>{failure}</FormMessage>
        </div>
      )}
    </Dialog>
  );
}
