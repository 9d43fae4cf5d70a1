import { part } from '../../../../lib/part.ts';

export const Board = part(async () => (await import('./Board.tsx')).Board);
