/** Contact sheets for looking: node sheet.ts out.png cell columns file… */
import sharp from 'sharp';

const [out = '/tmp/sheet.png', cell = '240', columns = '8', ...files] = process.argv.slice(2);
const w = Number(cell);
const h = Math.round(w * Number(process.env['RATIO'] ?? 0.75));
const per = Number(columns);
const rows = Math.ceil(files.length / per);
const parts = await Promise.all(
  files.map(async (f, i) => ({
    input: await sharp(f)
      .resize(w - 6, h - 6, { fit: 'contain', background: '#777' })
      .png()
      .toBuffer(),
    left: (i % per) * w,
    top: Math.floor(i / per) * h,
  })),
);
await sharp({ create: { width: per * w, height: rows * h, channels: 3, background: '#444' } })
  .composite(parts)
  .png()
  .toFile(out);
