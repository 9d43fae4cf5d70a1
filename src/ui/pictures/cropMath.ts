/**
 * A picture's position under the crop frame: centred, moved by `x` and `y` screen pixels, zoomed about its
 * own centre.
 */
export interface View {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Screen sizes of the unzoomed picture and the frame, and the largest zoom. */
export interface Stage {
  readonly picture: Size;
  readonly frame: Size;
  readonly maxZoom: number;
}

/** In pixels of the picture itself. */
export interface Area extends Size {
  readonly x: number;
  readonly y: number;
}

export const minZoom = 1;
const farthest = 4;
export const centred: View = { x: 0, y: 0, zoom: minZoom };

function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}

/** Zooming stops where too few pixels would be left. */
export function zoomLimit(picture: Size, frame: Size, natural: Size, leastWidth: number): number {
  const widest = (frame.width * natural.width) / picture.width;
  return clamp(widest / leastWidth, minZoom, farthest);
}

/** The nearest view that leaves no empty corner in the frame. */
export function inside(view: View, { picture, frame, maxZoom }: Stage): View {
  const zoom = clamp(view.zoom, minZoom, maxZoom);
  const roomX = Math.max(0, (picture.width * zoom - frame.width) / 2);
  const roomY = Math.max(0, (picture.height * zoom - frame.height) / 2);
  // `+ 0` turns -0 into 0.
  return { x: clamp(view.x, -roomX, roomX) + 0, y: clamp(view.y, -roomY, roomY) + 0, zoom };
}

/** Zooms about the middle of the frame. */
export function zoomed(view: View, zoom: number, stage: Stage): View {
  const next = clamp(zoom, minZoom, stage.maxZoom);
  const factor = next / view.zoom;
  return inside({ x: view.x * factor, y: view.y * factor, zoom: next }, stage);
}

/** The visible part in whole pixels, never outside the picture. */
export function areaOf(view: View, { picture, frame }: Stage, natural: Size): Area {
  const scale = natural.width / picture.width;
  const width = clamp(Math.round((frame.width / view.zoom) * scale), 1, natural.width);
  const height = clamp(Math.round((frame.height / view.zoom) * scale), 1, natural.height);
  const middleX = (picture.width / 2 - view.x / view.zoom) * scale;
  const middleY = (picture.height / 2 - view.y / view.zoom) * scale;
  return {
    x: clamp(Math.round(middleX - width / 2), 0, natural.width - width),
    y: clamp(Math.round(middleY - height / 2), 0, natural.height - height),
    width,
    height,
  };
}

/** As large as the crop, at most `maxWidth`, exactly in proportion. */
export function outputSize(area: Size, aspect: number, maxWidth: number): Size {
  const width = Math.max(1, Math.min(maxWidth, Math.round(area.width)));
  return { width, height: Math.max(1, Math.round(width / aspect)) };
}

/** The same proportion, small enough to move smoothly. */
export function fitInto(size: Size, longest: number): Size {
  const scale = Math.min(1, longest / Math.max(size.width, size.height));
  return {
    width: Math.max(1, Math.round(size.width * scale)),
    height: Math.max(1, Math.round(size.height * scale)),
  };
}

const steps: Readonly<Record<string, readonly [number, number] | undefined>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
export const zoomStep = 0.2;

/** Null for a key without an effect. With Shift, ten times as far. */
export function viewAfterKey(view: View, key: string, far: boolean, stage: Stage): View | null {
  const step = steps[key];
  if (step !== undefined) {
    const pixels = far ? 40 : 4;
    return inside({ ...view, x: view.x + step[0] * pixels, y: view.y + step[1] * pixels }, stage);
  }
  // `;` and `=` are the plus key of Japanese and American keyboards without Shift.
  if (key === '+' || key === '=' || key === ';') return zoomed(view, view.zoom + zoomStep, stage);
  if (key === '-' || key === '_') return zoomed(view, view.zoom - zoomStep, stage);
  return key === 'Home' || key === '0' ? centred : null;
}
