import { useState } from 'react';
import type { ReactElement } from 'react';
import { Button } from '../../ui/buttons/Button.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { announcementSlides } from './announcementSlides.ts';
import { AnnouncementPicture } from './AnnouncementPicture.tsx';
import * as css from './FollowAnnouncement.css.ts';
import { PhraseText } from '../../ui/text/PhraseText.tsx';

interface FollowAnnouncementDialogProps {
  readonly audience: 'creator' | 'company';
  readonly onClose: () => void;
}

export function FollowAnnouncementDialog({ audience, onClose }: FollowAnnouncementDialogProps): ReactElement {
  const [index, setIndex] = useState(0);
  const slides = announcementSlides[audience];
  const slide = slides[index];
  const last = index >= slides.length - 1;
  return (
    <Dialog
      open
      onClose={onClose}
      title="フォローが始まりました"
      footer={
        <div className={css.foot}>
          <p className={css.count}>
            <span className={css.now}>{index + 1}</span> / {slides.length}
          </p>
          <Button variant="primary" onClick={() => (last ? onClose() : setIndex(index + 1))}>
            {last ? '閉じる' : '次へ'}
          </Button>
        </div>
      }
    >
      {slide !== undefined && (
        <div className={css.slide} aria-live="polite">
          <AnnouncementPicture picture={slide.picture} />
          <h3 className={css.title}>
            <PhraseText>{slide.title}</PhraseText>
          </h3>
          <p className={css.text}>{slide.text}</p>
        </div>
      )}
    </Dialog>
  );
}
