import type { Disposable, IEnvironment } from 'relay-runtime';
import { localStore } from '../../../../lib/browser/storage.ts';
import { oneAtATime } from '../../../../lib/browser/locks.ts';
import { reportError } from '../../../page/errorReport.ts';
import type { ChosenFile } from '../files/fileStore.ts';
import { isMedium } from '../files/files.ts';
import { keptFiles } from '../files/keptFiles.ts';
import { stopUploads, underWay } from '../files/underWay.ts';
import { sendFile } from '../files/uploads.ts';
import * as calls from './roomCalls.ts';
import type { RoomMessage } from './roomMessage.ts';
import {
  emptyRoom,
  holds,
  shownStretch,
  taken,
  withElsewhere,
  withMissed,
  withNewer,
  withNewest,
  withOlder,
  withoutElsewhere,
  withSent,
} from './roomModel.ts';
import type { RoomModel } from './roomModel.ts';
import { mayGoByItself, placeOf, unsentBox } from './unsent.ts';
import type { Unsent, UnsentBox } from './unsent.ts';

export interface RoomView {
  readonly room: RoomModel<RoomMessage>;
  readonly unsent: readonly Unsent[];
  /** `gone`: no longer the viewer's. `failed`: the first page did not load. */
  readonly state: 'failed' | 'gone' | 'loading' | 'ready';
  readonly error: unknown;
  /** Nothing new arrives until the connection is back. */
  readonly isCut: boolean;
  readonly isLoadingOlder: boolean;
  /** The goal of a jump; `turn` counts jumps. */
  readonly goal: { readonly sequence: number; readonly turn: number } | null;
  /** Changes when another run is shown: the list mounts anew. */
  readonly stretch: number;
  /** What was written long ago, or before others went on, by client id: it goes when it is said so. */
  readonly asks: ReadonlySet<string>;
}

interface Opened {
  readonly environment: IEnvironment;
  readonly roomId: string;
  /** The viewer's id. */
  readonly userId: string;
  /** Opens at this message instead of the newest. */
  readonly at?: number | null;
  /** What the page needs before it can show these messages; null where it has all of it. */
  readonly prepare?: (messages: readonly RoomMessage[]) => Promise<void> | null;
  readonly newId?: () => string;
  readonly now?: () => number;
  readonly box?: UnsentBox;
  readonly files?: Pick<typeof keptFiles, 'file' | 'isStored' | 'remove'>;
  /** Growing pauses between retries. */
  readonly retryMs?: readonly number[];
}

const retries = [1_000, 2_000, 4_000, 8_000, 16_000, 30_000] as const;

/**
 * An open room: subscribes first, then loads the newest page and anything missed, and sends what is unsent
 * in order. Made when the room is opened, closed when it is left.
 */
export class RoomSession {
  readonly #options: Required<Opened>;
  readonly #listeners = new Set<() => void>();
  #view: RoomView;
  #listening: Disposable | undefined;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;
  #isCatchingUp = false;
  #mustCatchUp = false;
  #isSending = false;
  #mustSend = false;
  #isLoadingNewer = false;
  /** A page came that was read before this number: what happened since may be missing in it. */
  #mendFrom: number | null = null;
  /** What the server has, with its place: kept until it is shown, for it may stand behind a hole. */
  readonly #stored = new Map<string, number>();
  /** Sent from here, by client id, with no cut since: it goes on, though others write and a file takes its time. */
  readonly #going = new Set<string>();
  #isClosed = false;
  #leave: (() => void)[] = [];

  constructor(opened: Opened) {
    this.#options = {
      at: null,
      prepare: () => null,
      newId: () => crypto.randomUUID(),
      now: Date.now,
      box: unsentBox(localStore, opened.userId, opened.roomId),
      files: keptFiles,
      retryMs: retries,
      ...opened,
    };
    this.#view = {
      room: emptyRoom(),
      unsent: this.#options.box.read(),
      state: 'loading',
      error: null,
      isCut: false,
      isLoadingOlder: false,
      goal: null,
      stretch: 0,
      asks: new Set(),
    };
  }

  readonly view = (): RoomView => this.#view;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  open(): void {
    this.#isClosed = false;
    this.#listen();
    void this.#load();
    const again = (): void => this.tryAgain();
    globalThis.addEventListener('online', again);
    globalThis.addEventListener('focus', again);
    this.#leave = [
      () => globalThis.removeEventListener('online', again),
      () => globalThis.removeEventListener('focus', again),
      this.#options.box.onChange(() => this.#show({ unsent: this.#options.box.read() })),
    ];
  }

  close(): void {
    this.#isClosed = true;
    this.#listening?.dispose();
    this.#listening = undefined;
    clearTimeout(this.#retry);
    for (const leave of this.#leave) leave();
  }

  /** The connection may be back. */
  tryAgain(): void {
    if (this.#isClosed || this.#view.state === 'gone') return;
    clearTimeout(this.#retry);
    if (this.#listening === undefined) this.#listen();
    if (this.#view.state === 'ready') void this.#catchUp();
    else void this.#load();
  }

  async loadOlder(): Promise<void> {
    const { older } = shownStretch(this.#view.room);
    if (older === null || this.#view.isLoadingOlder) return;
    const { stretch } = this.#view;
    this.#show({ isLoadingOlder: true });
    try {
      const page = await this.#page({ before: older });
      if (page && this.#view.stretch === stretch) this.#place(page, withOlder(this.#view.room, page));
    } finally {
      this.#show({ isLoadingOlder: false });
    }
  }

  async loadNewer(): Promise<void> {
    const { newer } = shownStretch(this.#view.room);
    if (newer === null || this.#isLoadingNewer) return;
    const { stretch } = this.#view;
    this.#isLoadingNewer = true;
    try {
      const page = await this.#page({ after: newer });
      if (page && this.#view.stretch === stretch) this.#place(page, withNewer(this.#view.room, page));
    } finally {
      this.#isLoadingNewer = false;
    }
  }

  async goTo(sequence: number): Promise<void> {
    if (this.#view.state !== 'ready') return;
    const { room, goal: last, stretch } = this.#view;
    const goal = { sequence, turn: (last?.turn ?? 0) + 1 };
    if (holds(shownStretch(room), sequence)) this.#show({ goal });
    else if (holds(room, sequence)) this.#show({ room: withoutElsewhere(room), stretch: stretch + 1, goal });
    else {
      const page = await this.#page({ around: sequence });
      if (page)
        this.#place(page, withElsewhere(this.#view.room, page), {
          stretch: this.#view.stretch + 1,
          goal: { ...goal, turn: (this.#view.goal?.turn ?? 0) + 1 },
        });
    }
  }

  /** A page that was read before what is known by now is followed by what happened since. */
  #place(page: calls.LoadedPage, room: RoomModel<RoomMessage>, also: Partial<RoomView> = {}): void {
    this.#show({ ...also, room });
    if (page.reached >= (this.#view.room.reached ?? 0)) return;
    this.#mendFrom = Math.min(page.reached, this.#mendFrom ?? page.reached);
    void this.#catchUp();
  }

  goToNewest(): void {
    const { room, stretch } = this.#view;
    if (room.elsewhere === null) return;
    this.#show({ room: withoutElsewhere(room), stretch: stretch + 1, goal: null });
  }

  async #page(where: calls.Where): Promise<calls.LoadedPage | null> {
    const { environment, prepare, roomId } = this.#options;
    const page = await calls.loadPage(environment, roomId, where);
    const prepared = page === null ? null : prepare(page.messages);
    if (prepared !== null) await prepared;
    return page;
  }

  /** Shown at once, kept until the server has it. */
  write(text: string, replyToId: string | null): void {
    this.#line([{ clientId: this.#options.newId(), text, replyToId }]);
  }

  /** The first is the answer to the message. */
  writeFiles(chosen: readonly ChosenFile[], replyToId: string | null): void {
    const { box, newId } = this.#options;
    const inLine = new Set(box.read().map(({ clientId }) => clientId));
    const fresh = chosen.filter(({ clientId }) => !inLine.has(clientId));
    const batchId = newId();
    const isAlbum = fresh.filter(({ file }) => isMedium(file)).length > 1;
    this.#line(
      fresh.map(({ clientId, file }, index) => ({
        clientId,
        text: '',
        replyToId: index === 0 ? replyToId : null,
        file: { name: file.name, batchId, albumId: isAlbum && isMedium(file) ? batchId : null },
        isOnlyHere: true,
      })),
    );
    for (const { clientId } of fresh) void this.#onceStored(clientId);
  }

  async #onceStored(clientId: string): Promise<void> {
    if (!(await this.#options.files.isStored(clientId))) return;
    this.#keep((unsent) =>
      unsent.map((one) => (one.clientId === clientId ? { ...one, isOnlyHere: false } : one)),
    );
  }

  #line(written: readonly Pick<Unsent, 'clientId' | 'file' | 'isOnlyHere' | 'replyToId' | 'text'>[]): void {
    const last = this.#options.box.read().at(-1);
    const writtenAt = this.#options.now();
    const place = Math.max(writtenAt, last === undefined ? 0 : placeOf(last) + 1);
    const after = this.#view.room.messages.last?.sequence ?? 0;
    // Own messages appear at the end.
    this.goToNewest();
    this.#keep((unsent) => [
      ...unsent,
      ...written.map((one, index) => ({ ...one, writtenAt, place: place + index, after, refusal: null })),
    ]);
    for (const { clientId } of written) this.#going.add(clientId);
    void this.#send();
  }

  /** Sends what waits to be asked, or was refused before, as it was written. */
  sendNow(clientId: string): void {
    const newest = this.#view.room.messages.last?.sequence ?? 0;
    this.#going.add(clientId);
    this.#keep((unsent) =>
      unsent.map((one) =>
        one.clientId === clientId
          ? { ...one, refusal: null, writtenAt: this.#options.now(), after: newest }
          : one,
      ),
    );
    void this.#send();
  }

  /** Removes what is unsent and answers its text, to edit; a file is stopped, and gone. */
  takeBack(clientId: string): string {
    const waiting = this.#options.box.read().find((one) => one.clientId === clientId);
    this.#drop(new Set([clientId]));
    stopUploads([clientId]);
    return waiting?.text ?? '';
  }

  /** A message stored by other code: a card, a deletion. */
  took(message: RoomMessage): void {
    this.#show({ room: withSent(this.#view.room, message) });
    void this.#catchUp();
  }

  #listen(): void {
    const { environment, roomId } = this.#options;
    this.#listening = calls.listenToRoom(environment, roomId, {
      onChange: (change) => {
        this.#failures = 0;
        if (this.#view.isCut) this.#show({ isCut: false });
        const { room, isMissing } = taken(this.#view.room, change);
        if (room !== this.#view.room) this.#show({ room });
        if (isMissing) void this.#catchUp();
      },
      onEnd: () => {
        this.#listening = undefined;
        if (this.#isClosed) return;
        this.#show({ isCut: true });
        this.#later();
      },
    });
  }

  #later(): void {
    const { retryMs } = this.#options;
    const wait = retryMs[Math.min(this.#failures, retryMs.length - 1)] ?? 0;
    this.#failures += 1;
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => this.tryAgain(), wait);
  }

  async #load(): Promise<void> {
    const { at } = this.#options;
    try {
      const [page, around] = await Promise.all([
        this.#page(null),
        at === null || this.#view.state === 'ready' ? null : this.#page({ around: at }),
      ]);
      if (this.#isClosed) return;
      if (page === null) {
        this.#show({ state: 'gone' });
        return;
      }
      const room = withNewest(this.#view.room, page, page);
      this.#show({ room: around === null ? room : withElsewhere(room, around), state: 'ready' });
      void this.#send();
    } catch (error) {
      reportError(error);
      this.#going.clear();
      if (this.#view.state !== 'ready') this.#show({ state: 'failed', error });
      this.#later();
    }
  }

  /** One at a time; events in between start another round. */
  async #catchUp(): Promise<void> {
    const { environment, roomId } = this.#options;
    if (this.#view.room.reached === null) return;
    this.#mustCatchUp = this.#isCatchingUp;
    if (this.#isCatchingUp) return;
    this.#isCatchingUp = true;
    try {
      for (;;) {
        this.#mustCatchUp = false;
        const reached = this.#view.room.reached ?? 0;
        const mendFrom = this.#mendFrom;
        const missed = await calls.loadMissed(environment, roomId, Math.min(reached, mendFrom ?? reached));
        if (this.#isClosed) return;
        if (missed === null) {
          this.#show({ state: 'gone' });
          return;
        }
        // Events went further meanwhile, so the read marks of this older answer do not count.
        const isNewest = missed.reached >= this.#view.room.reached;
        const room = withMissed(this.#view.room, missed);
        const reads = new Map(missed.reads.map((read) => [read.userId, read.sequence]));
        this.#show({ room: isNewest ? { ...room, reads } : room });
        if (this.#mendFrom === mendFrom) this.#mendFrom = missed.hasMore ? missed.reached : null;
        if (!missed.hasMore && !this.#mustCatchUp) break;
      }
      // Only now it is known whether others wrote meanwhile.
      void this.#send();
    } catch {
      // Offline: reconnecting tries again.
      this.#later();
    } finally {
      this.#isCatchingUp = false;
    }
  }

  async #send(): Promise<void> {
    const { roomId, userId } = this.#options;
    if (this.#view.state !== 'ready') return;
    this.#mustSend = this.#isSending;
    if (this.#isSending) return;
    this.#isSending = true;
    try {
      do {
        this.#mustSend = false;
        await oneAtATime(`chat ${userId} ${roomId}`, () => this.#sendInOrder());
      } while (this.#mustSend);
    } finally {
      this.#isSending = false;
    }
  }

  async #sendInOrder(): Promise<void> {
    for (;;) {
      if (this.#isClosed) return;
      const waiting = this.#options.box
        .read()
        .filter(({ clientId, refusal }) => refusal === null && !this.#stored.has(clientId));
      const newest = this.#newestOfOthers();
      const now = this.#options.now();
      const mayGo = (one: Unsent): boolean =>
        this.#going.has(one.clientId) || mayGoByItself(one, now, newest);
      const next = waiting.find(mayGo);
      const asks = waiting.filter((one) => !mayGo(one));
      this.#show({ asks: new Set(asks.map(({ clientId }) => clientId)) });
      if (next === undefined || !(await this.#sendOne(next))) return;
    }
  }

  /** False when offline: the rest waits. */
  async #sendOne(unsent: Unsent): Promise<boolean> {
    const { clientId } = unsent;
    try {
      const message = await this.#toServer(unsent);
      const isFirst = this.#view.room.messages.length === 0;
      this.#stored.set(clientId, message.sequence);
      this.#show({ room: withSent(this.#view.room, message) });
      // Its own event may be late or lost.
      if (isFirst || this.#view.room.reached !== message.change) void this.#catchUp();
      return true;
    } catch (error) {
      // Taken back meanwhile.
      if (!this.#options.box.read().some((one) => one.clientId === clientId)) return true;
      if (!(error instanceof calls.SendRefusal)) {
        this.#going.clear();
        this.#later();
        return false;
      }
      this.#keep((all) =>
        all.map((one) => (one.clientId === clientId ? { ...one, refusal: error.message } : one)),
      );
      return true;
    }
  }

  async #toServer({ clientId, text, file: kept, replyToId }: Unsent): Promise<RoomMessage> {
    const { environment, files, roomId, userId } = this.#options;
    if (kept === undefined) return calls.sendWords(environment, { roomId, text, clientId, replyToId });
    const file = await files.file(userId, roomId, clientId);
    if (file === null)
      throw new calls.SendRefusal('ファイルを読み込めません。取り消して、もう一度選んでください。');
    const { albumId } = kept;
    return underWay(clientId, file, (signal) =>
      sendFile(environment, { roomId, file, clientId, albumId, replyToId, signal }),
    );
  }

  #newestOfOthers(): number {
    const { userId } = this.#options;
    return this.#view.room.messages.findLast(({ sender }) => sender.id !== userId)?.sequence ?? 0;
  }

  /** From what stands in the box: other pages write there too. */
  #keep(change: (unsent: readonly Unsent[]) => readonly Unsent[]): void {
    const unsent = change(this.#options.box.read());
    this.#options.box.write(unsent);
    this.#show({ unsent });
  }

  /** What the server has is not kept any more, once nothing is missing before it. */
  #settle(): void {
    const unsent = this.#options.box.read();
    if (unsent.length === 0) return;
    const { messages } = this.#view.room;
    const newest = messages.last?.sequence ?? 0;
    // Some that an earlier page sent, and whose answer it did not live to see, are among the messages.
    const known = new Set(Array.from(messages, ({ clientId }) => clientId));
    const isSettled = ({ clientId }: Unsent): boolean => {
      const sequence = this.#stored.get(clientId);
      return known.has(clientId) || (sequence !== undefined && (this.#isClosed || sequence <= newest));
    };
    this.#drop(new Set(unsent.filter(isSettled).map(({ clientId }) => clientId)));
  }

  #drop(clientIds: ReadonlySet<string>): void {
    if (clientIds.size === 0) return;
    for (const clientId of clientIds) {
      this.#stored.delete(clientId);
      this.#going.delete(clientId);
    }
    const { box, files } = this.#options;
    const dropped = box.read().filter(({ clientId, file }) => file !== undefined && clientIds.has(clientId));
    // First, for a file without a place in the line is one that was only chosen.
    files.remove(dropped.map(({ clientId }) => clientId));
    this.#keep((unsent) => unsent.filter(({ clientId }) => !clientIds.has(clientId)));
  }

  #show(change: Partial<RoomView>): void {
    if (!this.#isClosed) {
      this.#view = { ...this.#view, ...change };
      for (const listener of this.#listeners) listener();
    }
    if (change.room !== undefined) this.#settle();
  }
}
