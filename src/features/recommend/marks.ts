export interface Mark {
  readonly from: number;
  readonly to: number;
  readonly number: number;
}

interface Spoken {
  readonly number: number;
  readonly spans: readonly { readonly from: number; readonly to: number }[];
}

/**
 * Where the words of the tags stand in what is typed by now: before the change and behind it they are where they were, or moved by its
 * length. What was changed itself has no marks until it is read again. None overlaps another.
 */
export function marksIn(text: string, asked: string, tags: readonly Spoken[]): Mark[] {
  let head = 0;
  while (head < text.length && head < asked.length && text[head] === asked[head]) head += 1;
  let tail = 0;
  const most = Math.min(text.length, asked.length) - head;
  while (tail < most && text[text.length - 1 - tail] === asked[asked.length - 1 - tail]) tail += 1;
  const moved = text.length - asked.length;
  const marks = tags
    .flatMap(({ number, spans }) => spans.map(({ from, to }) => ({ from, to, number })))
    .flatMap((mark) => {
      if (mark.to <= head) return [mark];
      if (mark.from >= asked.length - tail)
        return [{ ...mark, from: mark.from + moved, to: mark.to + moved }];
      return [];
    })
    .toSorted((one, other) => one.from - other.from || one.number - other.number);
  let end = 0;
  return marks.filter(({ from, to }) => {
    if (from < end) return false;
    end = to;
    return true;
  });
}
