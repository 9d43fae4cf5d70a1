import { Fragment, use, Suspense, useSyncExternalStore } from 'react';
import type { ReactElement } from 'react';
import { phrases } from './PhraseText.css.ts';

type Splitter = (text: string) => readonly string[];

let splitter: Promise<Splitter> | undefined;

/** BudouX with its Japanese model only (its entry holds four): fetched once, where the browser cannot do it. */
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
/** What is drawn on the server is plain: most browsers need no more. */
const onServer = (): boolean => true;

function Phrases({ text }: { readonly text: string }): ReactElement {
  const parts = use(loadSplitter())(text);
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

/** A heading that breaks between phrases: by the browser (`auto-phrase`, in the global style), else by BudouX. */
export function PhraseText({ children }: { readonly children: string }): ReactElement | string {
  const known = useSyncExternalStore(neverChanges, browserKnowsPhrases, onServer);
  if (known) return children;
  return (
    <Suspense fallback={children}>
      <Phrases text={children} />
    </Suspense>
  );
}
