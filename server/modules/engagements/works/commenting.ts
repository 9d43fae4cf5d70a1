import type { Context } from '../../../lib/request/context.ts';
import { keyOf } from '../../../lib/request/globalId.ts';
import { Inputs } from '../../../lib/request/inputs.ts';
import { actIn, counted, workLimits } from './acting.ts';
import type { EngagementRow } from './engagementsSql.ts';

interface WordsInput {
  readonly engagementId: string;
  readonly words: string;
}

export async function commentOnWork(context: Context, input: WordsInput): Promise<EngagementRow> {
  const inputs = new Inputs();
  const words = inputs.requiredLines('words', 'コメント', input.words, workLimits.words);
  inputs.finish();
  await counted(context);
  return actIn(context, keyOf(input.engagementId, 'Engagement'), 'EVERYBODY', async ({ engagement }) => ({
    kind: 'COMMENTED',
    news: 'WORK_COMMENTED',
    roundId: null,
    words,
    saying: `「${engagement.title}」へのコメント\n${words}`,
  }));
}
