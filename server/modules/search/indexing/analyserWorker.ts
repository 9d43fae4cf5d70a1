import { parentPort } from 'node:worker_threads';
import { TokenizerBuilder } from 'lindera-wasm-nodejs-ipadic';
import * as v from 'valibot';
import type { Token } from './analyser.ts';

const builder = new TokenizerBuilder();
builder.setDictionary('embedded://ipadic');
builder.setMode('normal');
const tokenizer = builder.build();

const found = v.array(
  v.object({
    surface: v.string(),
    reading: v.optional(v.string(), '*'),
    baseForm: v.optional(v.string(), '*'),
    partOfSpeech: v.string(),
    partOfSpeechSubcategory1: v.optional(v.string(), '*'),
  }),
);

function tokensOf(text: string): Token[] {
  let at = 0;
  return v.parse(found, tokenizer.tokenize(text)).map((one) => {
    const { surface, reading, baseForm } = one;
    const begin = text.indexOf(surface, at);
    at = (begin === -1 ? at : begin) + surface.length;
    return {
      at: begin === -1 ? at : begin,
      surface,
      reading: /^[\u30A1-\u30FA\u30FC]+$/u.test(reading) ? reading : null,
      base: baseForm === '*' ? surface : baseForm,
      kind: one.partOfSpeech,
      sort: one.partOfSpeechSubcategory1,
    };
  });
}

const asked = v.object({ id: v.number(), question: v.array(v.string()) });

parentPort?.on('message', (message: unknown) => {
  const { id, question } = v.parse(asked, message);
  parentPort?.postMessage({ id, answer: question.map(tokensOf) }, []);
});
