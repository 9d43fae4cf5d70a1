import { part } from '../../../lib/part.ts';

export const RoomPanel = part(async () => (await import('./RoomPanel.tsx')).RoomPanel);
