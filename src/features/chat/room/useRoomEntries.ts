import { useNavigate } from '@tanstack/react-router';
import type { MenuEntry } from '../../../ui/overlays/menuEntries.ts';
import { mayOffer } from '../../session/memberContent.ts';
import { useSessionState } from '../../session/session.ts';

interface RoomEntries {
  readonly roomId: string;
  readonly isCreator: boolean;
  /** The offer that waits for an answer, of no consultation. */
  readonly offerId: string | undefined;
  readonly onInterview: () => void;
}

/** What can be sent in an open room beside messages. */
export function useRoomEntries({
  roomId,
  isCreator,
  offerId,
  onInterview,
}: RoomEntries): readonly MenuEntry[] {
  const navigate = useNavigate();
  const offers = mayOffer(useSessionState());
  if (isCreator)
    return [
      {
        id: 'quote',
        label: '見積を送る',
        icon: 'file',
        onAction: () => void navigate({ to: '/quotes/create', search: { room: roomId } }),
      },
    ];
  const interview: MenuEntry = {
    id: 'interview',
    label: '面談の日程を提案する',
    icon: 'calendar',
    onAction: onInterview,
  };
  const offer: MenuEntry = {
    id: 'offer',
    label: offerId === undefined ? 'オファーを送る' : '送ったオファーを見る',
    icon: 'file',
    onAction: () =>
      void (offerId === undefined
        ? navigate({ to: '/offers/create', search: { room: roomId } })
        : navigate({ to: '/offers/$id', params: { id: offerId } })),
  };
  return offers ? [interview, offer] : [interview];
}
