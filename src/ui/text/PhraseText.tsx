import { Fragment, use, Suspense, useSyncExternalStore } from 'react';
import type { ReactElement } from 'react';
import { phrases, whole } from './PhraseText.css.ts';

type Splitter = (text: string) => readonly string[];

let splitter: Promise<Splitter> | undefined;

/** BudouX with its Japanese model only, loaded once and only if the browser needs it. */
function loadSplitter(): Promise<Splitter> {
  splitter ??= Promise.all([
    import('budoux/module/parser.js'),
    import('budoux/module/data/models/ja.js'),
  ]).then(([{ Parser }, { model }]) => {
    const parser = new Parser(model);
    return (text: string) => parser.parse(text);
  });
  return splitter;
}

const browserKnowsPhrases = (): boolean =>
  typeof CSS !== 'undefined' && CSS.supports('word-break', 'auto-phrase');
const neverChanges = () => () => {};
/** Plain on the server: most browsers need no more. */
const onServer = (): boolean => true;

/** 十二か月分, 三部作, 立て看板, 「ゆあみ」: neither the browser nor BudouX takes them for one word. */
const unbroken =
  /([\d一二三四五六七八九十百]+[かカヵヶケ]月[分目間]?|[一二三四五六七八九十]部作|立て看板|「[^「」]{1,4}」|『[^『』]{1,4}』)/u;

function Phrases({ text }: { readonly text: string }): ReactElement {
  const split = use(loadSplitter());
  const parts = text.split(unbroken).flatMap((part) => (unbroken.test(part) ? [part] : split(part)));
  return (
    <span className={phrases}>
      {parts.map((part, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the same words can come twice, and never move
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  );
}

function WithUnbroken({ text }: { readonly text: string }): ReactElement {
  return (
    <>
      {text.split(unbroken).map((part, index) =>
        unbroken.test(part) ? (
          // oxlint-disable-next-line react/no-array-index-key -- the same words can come twice, and never move
          <span key={index} className={whole}>
            {part}
          </span>
        ) : (
          part
        ),
      )}
    </>
  );
}

/** A heading that breaks between phrases: by the browser (`auto-phrase`, in the global style), else by BudouX. */
export function PhraseText({ children }: { readonly children: string }): ReactElement | string {
  const known = useSyncExternalStore(neverChanges, browserKnowsPhrases, onServer);
  if (known) return unbroken.test(children) ? <WithUnbroken text={children} /> : children;
  return (
    <Suspense fallback={children}>
      <Phrases text={children} />
    </Suspense>
  );
}
