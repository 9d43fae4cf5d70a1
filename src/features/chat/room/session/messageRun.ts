interface Sequenced {
  readonly sequence: number;
  readonly change: number;
}

/** A piece that is filled message by message is full at this. */
const fullAt = 60;

/**
 * One contiguous run of messages, oldest first. Immutable, and in pieces: a page put before ten thousand
 * messages, or a change in one of them, leaves all other pieces as they are.
 */
export class MessageRun<Message extends Sequenced> {
  readonly pieces: readonly (readonly Message[])[];
  readonly length: number;

  private constructor(pieces: readonly (readonly Message[])[], length: number) {
    this.pieces = pieces;
    this.length = length;
  }

  static of<Message extends Sequenced>(messages: readonly Message[]): MessageRun<Message> {
    return new MessageRun<Message>([], 0).with(messages);
  }

  get first(): Message | undefined {
    return this.pieces[0]?.[0];
  }

  get last(): Message | undefined {
    return this.pieces.at(-1)?.at(-1);
  }

  *[Symbol.iterator](): Iterator<Message> {
    for (const piece of this.pieces) yield* piece;
  }

  findLast(isWanted: (message: Message) => boolean): Message | undefined {
    for (let index = this.pieces.length - 1; index >= 0; index -= 1) {
      const found = this.pieces[index]?.findLast(isWanted);
      if (found) return found;
    }
    return undefined;
  }

  /** A page more: whole if it stands before or after the rest, otherwise message by message. */
  with(page: readonly Message[]): MessageRun<Message> {
    const [first, last] = [page[0], page.at(-1)];
    if (first === undefined || last === undefined) return this;
    const length = this.length + page.length;
    if (isAscending(page)) {
      if (this.first === undefined || last.sequence < this.first.sequence)
        return new MessageRun([page].concat(this.pieces), length);
      if (this.last !== undefined && first.sequence > this.last.sequence)
        return new MessageRun([...this.pieces, page], length);
    }
    return page.reduce<MessageRun<Message>>((run, message) => run.placed(message), this);
  }

  /** Sorted in; of two versions of a message the later wins. */
  placed(message: Message): MessageRun<Message> {
    const end = this.pieces.at(-1);
    if (end === undefined) return new MessageRun([[message]], 1);
    if ((this.last?.sequence ?? 0) < message.sequence)
      return new MessageRun(
        end.length < fullAt ? [...this.pieces.slice(0, -1), [...end, message]] : [...this.pieces, [message]],
        this.length + 1,
      );
    const there = firstWhere(this.pieces, (piece) => (piece.at(-1)?.sequence ?? 0) >= message.sequence);
    const piece = this.pieces[there] ?? [];
    const at = firstWhere(piece, ({ sequence }) => sequence >= message.sequence);
    const known = piece[at];
    if (known?.sequence !== message.sequence)
      return new MessageRun(this.pieces.with(there, piece.toSpliced(at, 0, message)), this.length + 1);
    if (known.change >= message.change) return this;
    return new MessageRun(this.pieces.with(there, piece.with(at, message)), this.length);
  }

  /** Pieces in which nothing changes stay the same. */
  mapped(change: (message: Message) => Message): MessageRun<Message> {
    const pieces = this.pieces.map((piece) => {
      const changed = piece.map(change);
      return changed.every((message, index) => message === piece[index]) ? piece : changed;
    });
    return pieces.every((piece, index) => piece === this.pieces[index])
      ? this
      : new MessageRun(pieces, this.length);
  }
}

function isAscending(page: readonly Sequenced[]): boolean {
  return page.every(({ sequence }, index) => sequence > (page[index - 1]?.sequence ?? 0));
}

/** By halves; in a list where whatever comes after a fitting one fits too. */
function firstWhere<One>(list: readonly One[], fits: (one: One) => boolean): number {
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const one = list[middle];
    if (one !== undefined && fits(one)) high = middle;
    else low = middle + 1;
  }
  return low;
}
