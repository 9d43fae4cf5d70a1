import { part } from '../../../../lib/part.ts';

export const MessageCard = part(async () => (await import('./MessageCard.tsx')).MessageCard);
