import type { ReactElement } from 'react';
import { InterviewCard } from '../../interview/InterviewCard.tsx';
import { ConsultationCard } from './ConsultationCard.tsx';
import { QuoteCard } from './QuoteCard.tsx';
import type { RoomMessage } from '../session/roomMessage.ts';

interface MessageCardProps {
  readonly message: RoomMessage;
  /** Whether the reader is the room's creator. */
  readonly isCreator: boolean;
  /** Begins a reply; null where nothing can be written. */
  readonly onAsk: (() => void) | null;
}

/** What a message carries that can be answered: a consultation, a quote, an interview's times. */
export function MessageCard({ message, isCreator, onAsk }: MessageCardProps): ReactElement | null {
  const { content, sequence } = message;
  if (content.kind === 'interview') return <InterviewCard content={content} sequence={sequence} />;
  if (content.kind === 'consultation' && content.consultation !== null)
    return <ConsultationCard consultation={content.consultation} isCreator={isCreator} onAsk={onAsk} />;
  if (content.kind === 'text' && content.quote !== undefined)
    return <QuoteCard quote={content.quote} isCreator={isCreator} />;
  return null;
}
