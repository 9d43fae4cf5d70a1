import * as v from 'valibot';
import { sleepyThread } from '../../../lib/process/sleepyThread.ts';

const token = v.object({
  /** Where it begins in the text. */
  at: v.number(),
  surface: v.string(),
  /** In カタカナ; null for what the dictionary does not know. */
  reading: v.nullable(v.string()),
  /** Of a verb or an adjective, the form in which dictionaries have it. */
  base: v.string(),
  /** The kind of word, such as 名詞; UNK for what is not known. */
  kind: v.string(),
  /** What of its kind: 一般, 固有名詞, 代名詞, 数; `*` for what is not known. */
  sort: v.string(),
});
export type Token = Readonly<v.InferOutput<typeof token>>;

const tokens = v.array(v.array(token));

/** A hundred megabytes that are needed while something is written, and else not. */
const thread = sleepyThread(new URL('./analyserWorker.ts', import.meta.url), {
  name: 'The analyser of words',
  keptMs: 5 * 60_000,
});

/**
 * The words of each text with how they are read, by a morphological analyser in a thread of its own. The thread is begun by the first who
 * asks, 0.3 s, and ends when nobody did for a while. Hand it `plain(text).text` (folding.ts): it knows neither half-width kana nor 髙.
 */
export async function analysed(texts: readonly string[]): Promise<Token[][]> {
  return texts.length === 0 ? [] : v.parse(tokens, await thread(texts));
}
