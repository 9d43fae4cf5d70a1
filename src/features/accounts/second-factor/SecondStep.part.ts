import { part } from '../../../lib/part.ts';

export const SecondStep = part(async () => (await import('./SecondStep.tsx')).SecondStep);
