/** RGBA, row by row. */
export interface SmallPicture {
  readonly width: number;
  readonly height: number;
  readonly rgba: Uint8Array;
}

const longSide = 12;
const most = 7;

/** Cosine of each wave at each place: [place * most + wave]. */
function cosines(size: number): Float64Array {
  const table = new Float64Array(size * most);
  for (let at = 0; at < size; at += 1) {
    for (let wave = 0; wave < most; wave += 1) {
      table[at * most + wave] = Math.cos((Math.PI / size) * (at + 0.5) * wave);
    }
  }
  return table;
}

interface Channel {
  readonly wavesX: number;
  readonly wavesY: number;
  /** [y * wavesX + x], the mean first. */
  readonly values: Float64Array;
}

/** The channel over all pixels: first along y, then along x. */
function plane(
  channel: Channel,
  width: number,
  height: number,
  alongX: Float64Array,
  alongY: Float64Array,
): Float64Array {
  const { wavesX, wavesY, values } = channel;
  const pixels = new Float64Array(width * height);
  const row = new Float64Array(wavesX);
  for (let y = 0; y < height; y += 1) {
    row.fill(0);
    for (let wy = 0; wy < wavesY; wy += 1) {
      const cosine = alongY[y * most + wy] ?? 0;
      for (let wx = 0; wx < wavesX; wx += 1)
        row[wx] = (row[wx] ?? 0) + (values[wy * wavesX + wx] ?? 0) * cosine;
    }
    for (let x = 0; x < width; x += 1) {
      let sum = 0;
      for (let wx = 0; wx < wavesX; wx += 1) sum += (row[wx] ?? 0) * (alongX[x * most + wx] ?? 0);
      pixels[y * width + x] = sum;
    }
  }
  return pixels;
}

/**
 * Decodes a thumbhash at 12 pixels on its long side, without alpha. The library uses 32: three times the work
 * and six times the bytes, for a blur that the browser smooths anyway.
 */
export function decodeThumbhash(hash: Uint8Array): SmallPicture {
  const byte = (at: number): number => hash[at] ?? 0;
  const head = byte(0) | (byte(1) << 8) | (byte(2) << 16);
  const tail = byte(3) | (byte(4) << 8);
  const opaque = head >> 23 === 0;
  const landscape = tail >> 15 === 1;
  const fine = opaque ? 7 : 5;
  const lightX = Math.max(3, landscape ? fine : tail & 7);
  const lightY = Math.max(3, landscape ? tail & 7 : fine);

  // Half bytes follow the head of five bytes, six with alpha.
  let at = opaque ? 10 : 12;
  const channel = (mean: number, wavesX: number, wavesY: number, scale: number): Channel => {
    const values = new Float64Array(wavesX * wavesY);
    values[0] = mean;
    for (let y = 0; y < wavesY; y += 1) {
      for (let x = y === 0 ? 1 : 0; x * wavesY < wavesX * (wavesY - y); x += 1) {
        const half = (byte(at >> 1) >> ((at & 1) << 2)) & 15;
        values[y * wavesX + x] = (half / 7.5 - 1) * scale * 2;
        at += 1;
      }
    }
    return { wavesX, wavesY, values };
  };
  const light = channel((head & 63) / 63, lightX, lightY, ((head >> 18) & 31) / 31);
  const yellowBlue = channel(((head >> 6) & 63) / 31.5 - 1, 3, 3, (((tail >> 3) & 63) / 63) * 1.25);
  const redGreen = channel(((head >> 12) & 63) / 31.5 - 1, 3, 3, (((tail >> 9) & 63) / 63) * 1.25);

  const ratio = lightX / lightY;
  const width = ratio > 1 ? longSide : Math.max(1, Math.round(longSide * ratio));
  const height = ratio > 1 ? Math.max(1, Math.round(longSide / ratio)) : longSide;
  const alongX = cosines(width);
  const alongY = cosines(height);
  const l = plane(light, width, height, alongX, alongY);
  const p = plane(yellowBlue, width, height, alongX, alongY);
  const q = plane(redGreen, width, height, alongX, alongY);
  const rgba = new Uint8ClampedArray(width * height * 4);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const lightness = l[pixel] ?? 0;
    const blue = lightness - (2 / 3) * (p[pixel] ?? 0);
    const red = (3 * lightness - blue + (q[pixel] ?? 0)) / 2;
    rgba[pixel * 4] = red * 255;
    rgba[pixel * 4 + 1] = (red - (q[pixel] ?? 0)) * 255;
    rgba[pixel * 4 + 2] = blue * 255;
    rgba[pixel * 4 + 3] = 255;
  }
  return { width, height, rgba: new Uint8Array(rgba.buffer) };
}
