import { part } from '../../../../lib/part.ts';

export const CandidatePanel = part(async () => (await import('./CandidatePanel.tsx')).CandidatePanel);
