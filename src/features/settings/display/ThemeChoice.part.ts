import { part } from '../../../lib/part.ts';

export const ThemeChoice = part(async () => (await import('./ThemeChoice.tsx')).ThemeChoice);
