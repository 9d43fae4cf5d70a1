import { rgbaToDataURL, thumbHashToAverageRGBA } from 'thumbhash';
import { decodeThumbhash } from './decodeThumbhash.ts';

interface Traits {
  readonly averageColor: string;
  readonly seesThrough: boolean;
}

const traits = new Map<string, Traits>();
const pictures = new Map<string, string>();
const remembered = 500;

/** The base64 characters that the traits are read from. */
const headLength = 8;

function bytes(hash: string): Uint8Array | null {
  try {
    return Uint8Array.from(atob(hash), (character) => character.charCodeAt(0));
  } catch {
    return null;
  }
}

function remember<T extends string | Traits>(
  store: Map<string, T>,
  hash: string,
  make: (data: Uint8Array) => T,
): T | undefined {
  const known = store.get(hash);
  if (known !== undefined) return known;
  const data = bytes(hash);
  if (data === null || data.length < 5) return undefined;
  const made = make(data);
  if (store.size >= remembered) store.clear();
  store.set(hash, made);
  return made;
}

/** Reads only the first bytes: cheap enough for every card. */
function traitsOf(hash: string): Traits | undefined {
  return remember(traits, hash.slice(0, headLength), (data) => {
    const { r, g, b } = thumbHashToAverageRGBA(data);
    const part = (share: number): number => Math.round(share * 255);
    return {
      averageColor: `rgb(${part(r)} ${part(g)} ${part(b)})`,
      seesThrough: ((data[2] ?? 0) & 0x80) !== 0,
    };
  });
}

export function averageColor(hash: string): string | undefined {
  return traitsOf(hash)?.averageColor;
}

/** Also true for a broken hash. */
export function seesThrough(hash: string): boolean {
  return traitsOf(hash)?.seesThrough ?? true;
}

/** A data URL of the blurred picture; made when idle, see `blurWhenIdle`. */
export function blurredPicture(hash: string): string | undefined {
  return remember(pictures, hash, (data) => {
    const { width, height, rgba } = decodeThumbhash(data);
    return rgbaToDataURL(width, height, rgba);
  });
}

const waiting: { image: HTMLImageElement; hash: string }[] = [];
let asked = false;

function drawWaiting(deadline: IdleDeadline): void {
  asked = false;
  while (waiting.length > 0 && deadline.timeRemaining() > 2) {
    const next = waiting.shift();
    if (next === undefined) break;
    // The picture may have loaded meanwhile, or its card be gone.
    if (next.image.complete || !next.image.isConnected) continue;
    const picture = blurredPicture(next.hash);
    if (picture !== undefined) next.image.style.backgroundImage = `url("${picture}")`;
  }
  if (waiting.length > 0) ask();
}

function ask(): void {
  if (asked) return;
  asked = true;
  if (typeof requestIdleCallback === 'function') {
    requestIdleCallback(drawWaiting);
    return;
  }
  // Safari: some milliseconds at a time, after the first paint.
  setTimeout(() => {
    const start = performance.now();
    drawWaiting({ didTimeout: false, timeRemaining: () => 6 - (performance.now() - start) });
  }, 100);
}

/** Paints the blur behind an image that has not loaded, without React rendering again. */
export function blurWhenIdle(image: HTMLImageElement, hash: string): void {
  if (image.complete) return;
  waiting.push({ image, hash });
  ask();
}
